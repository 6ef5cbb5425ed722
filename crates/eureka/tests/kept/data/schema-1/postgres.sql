--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SELECT pg_catalog.set_config('search_path', '', false);



--
-- Name: _sqlx_migrations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public._sqlx_migrations (
    version bigint NOT NULL,
    description text NOT NULL,
    installed_on timestamp with time zone DEFAULT now() NOT NULL,
    success boolean NOT NULL,
    checksum bytea NOT NULL,
    execution_time bigint NOT NULL
);


--
-- Name: entries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.entries (
    table_id text NOT NULL,
    number bigint NOT NULL,
    at bigint NOT NULL,
    kind text NOT NULL,
    seat text,
    person text,
    text text NOT NULL,
    CONSTRAINT entries_kind_check CHECK ((kind = ANY (ARRAY['begun'::text, 'said'::text, 'chat'::text, 'note'::text])))
);


--
-- Name: people; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.people (
    id text NOT NULL,
    name text NOT NULL,
    created bigint NOT NULL,
    seen bigint NOT NULL,
    login text,
    password text,
    CONSTRAINT people_check CHECK (((login IS NULL) = (password IS NULL)))
);


--
-- Name: seats; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.seats (
    table_id text NOT NULL,
    seat text NOT NULL,
    person text,
    bot text,
    name text NOT NULL
);


--
-- Name: secret; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.secret (
    id bigint NOT NULL,
    bytes bytea NOT NULL,
    CONSTRAINT secret_id_check CHECK ((id = 1))
);


--
-- Name: tables; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tables (
    id text NOT NULL,
    creator text NOT NULL,
    created bigint NOT NULL,
    listed boolean NOT NULL,
    options text NOT NULL,
    state text NOT NULL,
    outcome text,
    next bigint NOT NULL,
    version bigint NOT NULL,
    changed bigint NOT NULL,
    waiting_for text,
    CONSTRAINT tables_check CHECK (((outcome IS NOT NULL) = (state = 'finished'::text))),
    CONSTRAINT tables_check1 CHECK (((waiting_for IS NOT NULL) = (state = 'playing'::text))),
    CONSTRAINT tables_state_check CHECK ((state = ANY (ARRAY['open'::text, 'playing'::text, 'finished'::text, 'closed'::text])))
);


--
-- Data for Name: _sqlx_migrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public._sqlx_migrations VALUES (1, 'tables and people', '2026-11-16 13:43:47.507025+00', true, '\x31bef80ac9a3d44ab1549164a3a0bbbe6cbd3084719099580583c3a68f7853f2efdfbaafc6f6a591f6b402390f2ae41e', 25412032);


--
-- Data for Name: entries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 0, 1794836627817, 'begun', NULL, NULL, 'game = "innovation"
edition = "first"
cards = "8adb0b096f9b5065"
players = 2
language = "en"
seed = 2823151673539115503
');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 1, 1794836627826, 'chat', NULL, 'Rqp5WJyXp8f01K6v', 'Good luck!');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 2, 1794836627836, 'said', 'A', NULL, 'Code of Laws');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 3, 1794836627838, 'said', 'B', NULL, 'Sailing');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 4, 1794836627845, 'said', 'A', NULL, 'dogma Code of Laws');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 5, 1794836627850, 'said', 'B', NULL, 'dogma Sailing');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 6, 1794836627855, 'said', 'B', NULL, 'meld Domestication');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 7, 1794836627859, 'said', 'A', NULL, 'meld Oars');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 8, 1794836627865, 'said', 'A', NULL, 'dogma Code of Laws');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 9, 1794836627870, 'said', 'B', NULL, 'dogma Sailing');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 10, 1794836627873, 'said', 'B', NULL, 'meld Metalworking');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 11, 1794836627878, 'said', 'A', NULL, 'dogma Oars');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 12, 1794836627882, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 13, 1794836627885, 'said', 'B', NULL, 'dogma Metalworking');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 14, 1794836627886, 'said', 'B', NULL, 'meld Canal Building');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 15, 1794836627888, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 16, 1794836627891, 'said', 'A', NULL, 'dogma Pottery');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 17, 1794836627894, 'said', 'A', NULL, 'Agriculture');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 18, 1794836627896, 'said', 'A', NULL, 'Currency');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 19, 1794836627899, 'said', 'A', NULL, 'Tools');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 20, 1794836627900, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 21, 1794836627902, 'said', 'B', NULL, 'dogma Sailing');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 22, 1794836627903, 'said', 'A', NULL, 'dogma Code of Laws');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 23, 1794836627905, 'said', 'B', NULL, 'Fermenting');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 24, 1794836627906, 'said', 'B', NULL, 'no');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 25, 1794836627909, 'said', 'A', NULL, 'dogma Pottery');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 26, 1794836627910, 'said', 'A', NULL, 'Agriculture');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 27, 1794836627913, 'said', 'A', NULL, 'Masonry');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 28, 1794836627915, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 29, 1794836627917, 'said', 'B', NULL, 'dogma Canal Building');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 30, 1794836627919, 'said', 'B', NULL, 'yes');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 31, 1794836627921, 'said', 'B', NULL, 'dogma Metalworking');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 32, 1794836627923, 'said', 'A', NULL, 'dogma Pottery');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 33, 1794836627925, 'said', 'A', NULL, 'Agriculture');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 34, 1794836627927, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 35, 1794836627929, 'said', 'A', NULL, 'meld Road Building');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 36, 1794836627932, 'said', 'B', NULL, 'meld Mapmaking');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 37, 1794836627933, 'said', 'B', NULL, 'dogma Mapmaking');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 38, 1794836627936, 'said', 'A', NULL, 'achieve 1');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 39, 1794836627939, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 40, 1794836627940, 'said', 'B', NULL, 'dogma Mapmaking');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 41, 1794836627943, 'said', 'B', NULL, 'dogma Tools');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 42, 1794836627945, 'said', 'B', NULL, 'Calendar');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 43, 1794836627947, 'said', 'A', NULL, 'dogma Road Building');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 44, 1794836627950, 'said', 'A', NULL, 'Construction');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 45, 1794836627952, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 46, 1794836627954, 'said', 'A', NULL, 'dogma Construction');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 47, 1794836627955, 'said', 'B', NULL, 'dogma Canal Building');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 48, 1794836627959, 'said', 'B', NULL, 'no');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 49, 1794836627960, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 50, 1794836627962, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 51, 1794836627965, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 52, 1794836627966, 'said', 'B', NULL, 'dogma Tools');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 53, 1794836627968, 'said', 'B', NULL, 'Calendar');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 54, 1794836627969, 'said', 'B', NULL, 'dogma Tools');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 55, 1794836627972, 'said', 'A', NULL, 'meld Feudalism');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 56, 1794836627974, 'said', 'A', NULL, 'dogma Construction');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 57, 1794836627975, 'said', 'B', NULL, 'dogma Tools');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 58, 1794836627978, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 59, 1794836627980, 'said', 'A', NULL, 'dogma Construction');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 60, 1794836627982, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 61, 1794836627984, 'said', 'B', NULL, 'meld Calendar');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 62, 1794836627985, 'said', 'B', NULL, 'dogma Canal Building');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 63, 1794836627987, 'said', 'B', NULL, 'yes');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 64, 1794836627989, 'said', 'A', NULL, 'meld Monotheism');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 65, 1794836627991, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 66, 1794836627996, 'said', 'B', NULL, 'dogma Canal Building');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 67, 1794836628007, 'said', 'B', NULL, 'yes');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 68, 1794836628009, 'said', 'B', NULL, 'dogma Metalworking');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 69, 1794836628013, 'said', 'A', NULL, 'dogma Construction');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 70, 1794836628015, 'said', 'B', NULL, 'Mysticism');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 71, 1794836628017, 'said', 'B', NULL, 'Machinery');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 72, 1794836628021, 'said', 'A', NULL, 'meld Optics');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 73, 1794836628024, 'said', 'B', NULL, 'dogma Canal Building');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 74, 1794836628028, 'said', 'B', NULL, 'yes');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 75, 1794836628030, 'said', 'B', NULL, 'dogma Calendar');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 76, 1794836628032, 'said', 'A', NULL, 'dogma Optics');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 77, 1794836628039, 'said', 'A', NULL, 'meld Machinery');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 78, 1794836628045, 'said', 'B', NULL, 'meld Masonry');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 79, 1794836628049, 'said', 'B', NULL, 'dogma Mapmaking');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 80, 1794836628054, 'said', 'A', NULL, 'meld Compass');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 81, 1794836628061, 'said', 'A', NULL, 'meld Colonialism');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 82, 1794836628066, 'said', 'B', NULL, 'dogma Enterprise');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 83, 1794836628068, 'said', 'B', NULL, 'no');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 84, 1794836628074, 'said', 'B', NULL, 'dogma Masonry');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 85, 1794836628087, 'said', 'B', NULL, 'The Wheel');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 86, 1794836628093, 'said', 'B', NULL, 'Engineering');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 87, 1794836628102, 'said', 'B', NULL, 'City States');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 88, 1794836628107, 'said', 'A', NULL, 'dogma Experimentation');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 91, 1794836628123, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 94, 1794836628130, 'said', 'B', NULL, 'no');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 96, 1794836628140, 'said', 'A', NULL, 'dogma Machinery');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 99, 1794836628152, 'said', 'A', NULL, 'yes');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 102, 1794836628158, 'said', 'A', NULL, 'dogma Engineering');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 105, 1794836628165, 'said', 'B', NULL, 'meld Agriculture');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 108, 1794836628177, 'said', 'B', NULL, 'meld Printing Press');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 111, 1794836628185, 'said', 'A', NULL, 'achieve 2');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 114, 1794836628195, 'said', 'B', NULL, 'Invention');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 117, 1794836628209, 'said', 'A', NULL, 'dogma Machinery');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 120, 1794836628224, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 123, 1794836628238, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 126, 1794836628252, 'said', 'A', NULL, 'meld Steam Engine');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 129, 1794836628269, 'said', 'A', NULL, 'meld Statistics');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 132, 1794836628278, 'said', 'B', NULL, 'Gunpowder');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 135, 1794836628286, 'said', 'A', NULL, 'dogma Calendar');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 138, 1794836628293, 'said', 'B', NULL, 'meld Physics');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 141, 1794836628298, 'said', 'B', NULL, 'Chemistry');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 144, 1794836628304, 'said', 'B', NULL, 'meld Classification');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 147, 1794836628317, 'said', 'A', NULL, 'dogma Statistics');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 150, 1794836628333, 'said', 'B', NULL, 'dogma Perspective');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 153, 1794836628345, 'said', 'A', NULL, 'dogma Banking');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 156, 1794836628356, 'said', 'B', NULL, 'dogma Tools');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 159, 1794836628369, 'said', 'B', NULL, 'dogma Engineering');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 163, 1794836628377, 'said', 'B', NULL, 'Vaccination');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 166, 1794836628390, 'said', 'B', NULL, 'dogma Engineering');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 169, 1794836628408, 'said', 'A', NULL, 'meld Emancipation');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 172, 1794836628430, 'said', 'B', NULL, 'meld Metric System');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 175, 1794836628446, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 178, 1794836628452, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 181, 1794836628458, 'said', 'B', NULL, 'dogma Metric System');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 184, 1794836628463, 'said', 'A', NULL, 'meld Evolution');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 187, 1794836628469, 'said', 'A', NULL, 'meld Lighting');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 190, 1794836628475, 'said', 'B', NULL, 'dogma Engineering');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 193, 1794836628480, 'said', 'B', NULL, 'dogma Vaccination');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 196, 1794836628487, 'said', 'A', NULL, 'dogma Evolution');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 199, 1794836628492, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 202, 1794836628498, 'said', 'B', NULL, 'meld Railroad');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 205, 1794836628503, 'said', 'A', NULL, 'first');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 208, 1794836628513, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 211, 1794836628519, 'said', 'B', NULL, 'meld Publications');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 214, 1794836628528, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 217, 1794836628553, 'said', 'B', NULL, 'meld Refrigeration');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 220, 1794836628566, 'said', 'A', NULL, 'meld Sanitation');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 223, 1794836628575, 'said', 'B', NULL, 'dogma Publications');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 226, 1794836628584, 'said', 'A', NULL, 'Invention');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 229, 1794836628595, 'said', 'B', NULL, 'Railroad');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 232, 1794836628639, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 235, 1794836628656, 'said', 'A', NULL, 'Combustion');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 238, 1794836628676, 'said', 'A', NULL, 'yellow');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 241, 1794836628693, 'said', 'A', NULL, 'Anatomy');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 244, 1794836628717, 'said', 'B', NULL, 'yellow');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 247, 1794836628725, 'said', 'B', NULL, 'Refrigeration');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 250, 1794836628742, 'said', 'B', NULL, 'Perspective');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 253, 1794836628753, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 256, 1794836628760, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 259, 1794836628764, 'said', 'B', NULL, 'dogma Domestication');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 262, 1794836628769, 'said', 'B', NULL, 'no');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 265, 1794836628777, 'said', 'A', NULL, 'Bicycle');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 268, 1794836628783, 'said', 'A', NULL, 'dogma Lighting');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 271, 1794836628790, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 274, 1794836628800, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 277, 1794836628807, 'said', 'A', NULL, 'dogma Evolution');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 280, 1794836628813, 'said', 'A', NULL, 'Mathematics');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 283, 1794836628817, 'said', 'B', NULL, 'dogma Corporations');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 286, 1794836628824, 'said', 'B', NULL, 'meld Mass Media');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 289, 1794836628843, 'said', 'B', NULL, '4');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 292, 1794836628852, 'said', 'A', NULL, 'achieve 7');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 4, 1794836628892, 'said', 'C', NULL, 'City States');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 7, 1794836628899, 'said', 'B', NULL, 'dogma Writing');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 10, 1794836628907, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 13, 1794836628922, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 16, 1794836628929, 'said', 'C', NULL, 'meld Sailing');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 19, 1794836628937, 'said', 'B', NULL, 'dogma Writing');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 22, 1794836628940, 'said', 'C', NULL, 'dogma Masonry');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 25, 1794836628944, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 28, 1794836628947, 'said', 'C', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 31, 1794836628952, 'said', 'A', NULL, 'meld Canal Building');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 34, 1794836628955, 'said', 'C', NULL, 'dogma Masonry');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 37, 1794836628972, 'said', 'A', NULL, 'dogma Metalworking');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 40, 1794836628976, 'said', 'C', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 43, 1794836628981, 'said', 'A', NULL, 'no');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 46, 1794836628985, 'said', 'B', NULL, 'meld Translation');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 49, 1794836628988, 'said', 'A', NULL, 'meld Monotheism');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 52, 1794836629005, 'said', 'B', NULL, 'meld Oars');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 55, 1794836629016, 'said', 'A', NULL, 'dogma Medicine');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 58, 1794836629027, 'said', 'B', NULL, 'dogma Oars');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 61, 1794836629031, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 89, 1794836628120, 'said', 'A', NULL, 'dogma Societies');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 92, 1794836628124, 'said', 'B', NULL, 'dogma The Wheel');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 95, 1794836628135, 'said', 'A', NULL, 'no');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 98, 1794836628146, 'said', 'A', NULL, 'Alchemy');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 101, 1794836628155, 'said', 'B', NULL, 'dogma Metalworking');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 104, 1794836628163, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 107, 1794836628175, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 110, 1794836628181, 'said', 'A', NULL, 'dogma Navigation');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 113, 1794836628191, 'said', 'B', NULL, 'dogma Printing Press');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 116, 1794836628203, 'said', 'A', NULL, 'dogma Machinery');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 119, 1794836628220, 'said', 'B', NULL, 'dogma Printing Press');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 122, 1794836628235, 'said', 'A', NULL, 'dogma Machinery');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 125, 1794836628243, 'said', 'A', NULL, 'meld Anatomy');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 128, 1794836628260, 'said', 'B', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 131, 1794836628276, 'said', 'B', NULL, 'dogma Printing Press');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 134, 1794836628282, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 137, 1794836628292, 'said', 'B', NULL, 'Printing Press');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 140, 1794836628296, 'said', 'A', NULL, 'dogma Societies');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 143, 1794836628302, 'said', 'B', NULL, 'dogma Engineering');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 146, 1794836628312, 'said', 'A', NULL, 'no');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 149, 1794836628329, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 152, 1794836628340, 'said', 'A', NULL, 'meld Atomic Theory');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 155, 1794836628350, 'said', 'B', NULL, 'dogma Tools');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 158, 1794836628365, 'said', 'A', NULL, 'meld Coal');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 161, 1794836628374, 'said', 'A', NULL, 'dogma Statistics');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 164, 1794836628381, 'said', 'A', NULL, 'yes');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 167, 1794836628394, 'said', 'B', NULL, 'meld Vaccination');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 170, 1794836628415, 'said', 'B', NULL, 'dogma Classification');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 173, 1794836628432, 'said', 'A', NULL, 'dogma Emancipation');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 176, 1794836628448, 'said', 'B', NULL, 'dogma Engineering');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 179, 1794836628454, 'said', 'A', NULL, 'meld Machine Tools');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 182, 1794836628459, 'said', 'B', NULL, 'no');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 185, 1794836628465, 'said', 'B', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 188, 1794836628472, 'said', 'A', NULL, 'meld Invention');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 191, 1794836628477, 'said', 'A', NULL, 'dogma Invention');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 194, 1794836628482, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 197, 1794836628489, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 200, 1794836628494, 'said', 'A', NULL, 'meld Canning');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 203, 1794836628499, 'said', 'B', NULL, 'dogma Vaccination');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 206, 1794836628507, 'said', 'A', NULL, 'Gunpowder');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 209, 1794836628515, 'said', 'B', NULL, 'dogma Engineering');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 212, 1794836628522, 'said', 'A', NULL, 'dogma Evolution');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 215, 1794836628539, 'said', 'B', NULL, 'dogma Metric System');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 218, 1794836628556, 'said', 'A', NULL, 'dogma Canning');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 221, 1794836628568, 'said', 'B', NULL, 'dogma Refrigeration');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 224, 1794836628578, 'said', 'A', NULL, 'green');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 227, 1794836628588, 'said', 'A', NULL, 'Paper');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 230, 1794836628604, 'said', 'B', NULL, 'Enterprise');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 233, 1794836628646, 'said', 'A', NULL, 'dogma Sanitation');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 237, 1794836628672, 'said', 'B', NULL, 'dogma Publications');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 240, 1794836628689, 'said', 'A', NULL, 'Machinery');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 243, 1794836628706, 'said', 'A', NULL, 'Statistics');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 246, 1794836628723, 'said', 'B', NULL, 'Medicine');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 249, 1794836628740, 'said', 'B', NULL, 'Canal Building');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 252, 1794836628749, 'said', 'B', NULL, 'Vaccination');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 255, 1794836628757, 'said', 'A', NULL, 'achieve 4');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 258, 1794836628763, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 261, 1794836628767, 'said', 'A', NULL, 'dogma Banking');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 264, 1794836628774, 'said', 'A', NULL, 'dogma Lighting');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 267, 1794836628781, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 270, 1794836628788, 'said', 'B', NULL, 'second');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 273, 1794836628794, 'said', 'B', NULL, 'Antibiotics');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 276, 1794836628805, 'said', 'A', NULL, 'dogma Machine Tools');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 279, 1794836628810, 'said', 'A', NULL, 'first');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 282, 1794836628816, 'said', 'A', NULL, 'Astronomy');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 285, 1794836628822, 'said', 'A', NULL, 'achieve 8');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 288, 1794836628832, 'said', 'B', NULL, 'Specialization');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 291, 1794836628849, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 3, 1794836628890, 'said', 'B', NULL, 'Writing');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 6, 1794836628898, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 9, 1794836628905, 'said', 'C', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 12, 1794836628921, 'said', 'A', NULL, 'dogma Mysticism');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 15, 1794836628928, 'said', 'C', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 18, 1794836628935, 'said', 'A', NULL, 'meld Tools');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 21, 1794836628939, 'said', 'C', NULL, 'dogma Sailing');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 24, 1794836628942, 'said', 'A', NULL, 'meld Agriculture');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 27, 1794836628946, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 30, 1794836628950, 'said', 'A', NULL, 'meld Metalworking');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 33, 1794836628954, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 36, 1794836628963, 'said', 'A', NULL, 'dogma Canal Building');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 39, 1794836628975, 'said', 'B', NULL, 'dogma Writing');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 42, 1794836628979, 'said', 'A', NULL, 'dogma Canal Building');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 45, 1794836628984, 'said', 'B', NULL, 'dogma Writing');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 48, 1794836628986, 'said', 'C', NULL, 'dogma The Wheel');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 51, 1794836628995, 'said', 'B', NULL, 'meld Calendar');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 54, 1794836629014, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 57, 1794836629026, 'said', 'B', NULL, 'dogma Mapmaking');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 60, 1794836629029, 'said', 'C', NULL, 'meld Enterprise');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 90, 1794836628122, 'said', 'B', NULL, 'Engineering');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 93, 1794836628127, 'said', 'A', NULL, 'dogma Engineering');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 97, 1794836628141, 'said', 'B', NULL, 'yes');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 100, 1794836628153, 'said', 'B', NULL, 'meld Medicine');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 103, 1794836628161, 'said', 'A', NULL, 'dogma Machinery');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 106, 1794836628172, 'said', 'A', NULL, 'dogma Societies');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 109, 1794836628178, 'said', 'B', NULL, 'meld Perspective');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 112, 1794836628188, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 115, 1794836628200, 'said', 'B', NULL, 'yes');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 118, 1794836628219, 'said', 'B', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 121, 1794836628228, 'said', 'A', NULL, 'meld Paper');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 124, 1794836628240, 'said', 'B', NULL, 'meld The Pirate Code');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 127, 1794836628256, 'said', 'B', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 130, 1794836628275, 'said', 'A', NULL, 'meld Banking');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 133, 1794836628281, 'said', 'B', NULL, 'dogma Perspective');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 136, 1794836628289, 'said', 'A', NULL, 'dogma Societies');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 139, 1794836628293, 'said', 'B', NULL, 'meld Chemistry');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 142, 1794836628300, 'said', 'A', NULL, 'meld Industrialization');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 145, 1794836628307, 'said', 'A', NULL, 'dogma Statistics');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 148, 1794836628320, 'said', 'A', NULL, 'no');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 151, 1794836628337, 'said', 'B', NULL, 'Gunpowder');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 154, 1794836628348, 'said', 'A', NULL, 'no');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 157, 1794836628362, 'said', 'A', NULL, 'meld Astronomy');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 160, 1794836628370, 'said', 'B', NULL, 'dogma Classification');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 162, 1794836628376, 'said', 'B', NULL, 'Encyclopedia');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 165, 1794836628386, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 168, 1794836628397, 'said', 'A', NULL, 'dogma Statistics');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 171, 1794836628424, 'said', 'B', NULL, 'Encyclopedia');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 174, 1794836628439, 'said', 'A', NULL, 'red');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 177, 1794836628450, 'said', 'B', NULL, 'dogma Vaccination');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 180, 1794836628456, 'said', 'B', NULL, 'dogma Encyclopedia');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 183, 1794836628461, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 186, 1794836628467, 'said', 'B', NULL, 'dogma Encyclopedia');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 189, 1794836628474, 'said', 'B', NULL, 'dogma Encyclopedia');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 192, 1794836628479, 'said', 'A', NULL, 'dogma Machine Tools');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 195, 1794836628484, 'said', 'A', NULL, 'achieve 3');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 198, 1794836628491, 'said', 'B', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 201, 1794836628496, 'said', 'A', NULL, 'dogma Invention');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 204, 1794836628501, 'said', 'A', NULL, 'dogma Evolution');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 207, 1794836628510, 'said', 'A', NULL, 'dogma Evolution');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 210, 1794836628518, 'said', 'A', NULL, 'yes');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 213, 1794836628524, 'said', 'A', NULL, 'second');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 216, 1794836628546, 'said', 'B', NULL, 'no');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 219, 1794836628563, 'said', 'A', NULL, 'no');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 222, 1794836628570, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 225, 1794836628581, 'said', 'A', NULL, 'Banking');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 228, 1794836628591, 'said', 'B', NULL, 'purple');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 231, 1794836628625, 'said', 'A', NULL, 'yellow');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 234, 1794836628652, 'said', 'A', NULL, 'dogma Lighting');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 236, 1794836628670, 'said', 'B', NULL, 'meld Composites');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 239, 1794836628679, 'said', 'A', NULL, 'Steam Engine');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 242, 1794836628696, 'said', 'A', NULL, 'Canning');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 245, 1794836628720, 'said', 'B', NULL, 'Domestication');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 248, 1794836628732, 'said', 'B', NULL, 'Masonry');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 251, 1794836628744, 'said', 'B', NULL, 'Agriculture');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 254, 1794836628755, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 257, 1794836628761, 'said', 'B', NULL, 'dogma Railroad');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 260, 1794836628765, 'said', 'B', NULL, 'Skyscrapers');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 263, 1794836628772, 'said', 'A', NULL, 'no');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 266, 1794836628779, 'said', 'B', NULL, 'meld Corporations');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 269, 1794836628786, 'said', 'A', NULL, 'dogma Evolution');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 272, 1794836628792, 'said', 'B', NULL, 'dogma Railroad');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 275, 1794836628802, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 278, 1794836628809, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 281, 1794836628814, 'said', 'B', NULL, 'dogma Skyscrapers');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 284, 1794836628820, 'said', 'A', NULL, 'dogma Steam Engine');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 287, 1794836628826, 'said', 'B', NULL, 'dogma Mass Media');
INSERT INTO public.entries VALUES ('5Sl9dgVqdCI8Uzyk', 290, 1794836628846, 'said', 'B', NULL, 'no');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 0, 1794836628872, 'begun', NULL, NULL, 'game = "innovation"
edition = "third"
cards = "670dd272af073669"
players = 3
language = "pl"
seed = 2106802407743455856
');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 1, 1794836628880, 'chat', NULL, 'Rqp5WJyXp8f01K6v', 'Good luck!');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 2, 1794836628888, 'said', 'A', NULL, 'Pottery');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 5, 1794836628894, 'said', 'A', NULL, 'dogma Pottery');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 8, 1794836628901, 'said', 'B', NULL, 'meld Archery');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 11, 1794836628910, 'said', 'A', NULL, 'meld Mysticism');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 14, 1794836628923, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 17, 1794836628933, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 20, 1794836628938, 'said', 'B', NULL, 'meld Construction');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 23, 1794836628940, 'said', 'C', NULL, 'The Wheel');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 26, 1794836628945, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 29, 1794836628947, 'said', 'C', NULL, 'dogma Masonry');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 32, 1794836628953, 'said', 'B', NULL, 'meld Clothing');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 35, 1794836628961, 'said', 'C', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 38, 1794836628973, 'said', 'B', NULL, 'meld Mapmaking');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 41, 1794836628977, 'said', 'C', NULL, 'dogma The Wheel');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 44, 1794836628983, 'said', 'A', NULL, 'meld Mathematics');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 47, 1794836628986, 'said', 'C', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 50, 1794836628990, 'said', 'A', NULL, 'meld Medicine');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 53, 1794836629009, 'said', 'C', NULL, 'meld Machinery');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 56, 1794836629021, 'said', 'A', NULL, 'dogma Medicine');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 59, 1794836629028, 'said', 'C', NULL, 'meld Feudalism');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 62, 1794836629033, 'said', 'A', NULL, 'meld Colonialism');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 65, 1794836629036, 'said', 'C', NULL, 'dogma Enterprise');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 68, 1794836629041, 'said', 'C', NULL, 'yes');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 71, 1794836629050, 'said', 'A', NULL, 'dogma Monotheism');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 74, 1794836629056, 'said', 'C', NULL, 'dogma Experimentation');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 77, 1794836629066, 'said', 'A', NULL, 'Astronomy');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 80, 1794836629071, 'said', 'B', NULL, 'meld Alchemy');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 83, 1794836629077, 'said', 'A', NULL, 'dogma Mathematics');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 86, 1794836629082, 'said', 'B', NULL, 'dogma Currency');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 89, 1794836629085, 'said', 'B', NULL, 'dogma Currency');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 92, 1794836629088, 'said', 'B', NULL, 'Anatomy');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 95, 1794836629091, 'said', 'C', NULL, 'dogma The Wheel');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 98, 1794836629096, 'said', 'A', NULL, 'meld Bicycle');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 101, 1794836629103, 'said', 'C', NULL, 'meld Astronomy');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 104, 1794836629110, 'said', 'A', NULL, 'dogma Optics');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 107, 1794836629118, 'said', 'C', NULL, 'Electricity');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 110, 1794836629123, 'said', 'C', NULL, 'meld Encyclopedia');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 113, 1794836629134, 'said', 'B', NULL, 'Railroad');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 116, 1794836629144, 'said', 'A', NULL, 'Explosives');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 119, 1794836629150, 'said', 'C', NULL, 'Philosophy');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 122, 1794836629155, 'said', 'A', NULL, 'Mass Media');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 125, 1794836629158, 'said', 'C', NULL, 'meld Vaccination');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 128, 1794836629167, 'said', 'A', NULL, 'achieve 6');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 131, 1794836629169, 'said', 'C', NULL, 'achieve 2');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 134, 1794836629173, 'said', 'B', NULL, 'green');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 137, 1794836629176, 'said', 'B', NULL, 'Mapmaking');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 140, 1794836629178, 'said', 'C', NULL, 'blue');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 143, 1794836629182, 'said', 'A', NULL, 'Chemistry');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 146, 1794836629196, 'said', 'A', NULL, 'Mathematics');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 149, 1794836629200, 'said', 'C', NULL, 'yellow');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 152, 1794836629205, 'said', 'B', NULL, 'dogma Railroad');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 155, 1794836629209, 'said', 'B', NULL, 'achieve 5');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 158, 1794836629212, 'said', 'A', NULL, 'dogma Canal Building');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 161, 1794836629217, 'said', 'A', NULL, 'no');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 164, 1794836629220, 'said', 'C', NULL, 'no');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 167, 1794836629226, 'said', 'C', NULL, 'Atomic Theory');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 170, 1794836629238, 'said', 'C', NULL, 'Computers');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 173, 1794836629241, 'said', 'B', NULL, 'Empiricism');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 176, 1794836629249, 'said', 'C', NULL, 'dogma Metric System');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 179, 1794836629257, 'said', 'B', NULL, 'no');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 182, 1794836629275, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 185, 1794836629278, 'said', 'B', NULL, 'Robotics');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 188, 1794836629281, 'said', 'C', NULL, 'dogma Atomic Theory');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 191, 1794836629286, 'said', 'A', NULL, 'Explosives');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 194, 1794836629293, 'said', 'B', NULL, 'no');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 197, 1794836629298, 'said', 'B', NULL, 'dogma Machine Tools');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 3, 1794836629318, 'said', 'B', NULL, 'Clothing');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 6, 1794836629322, 'said', 'D', NULL, 'draw');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 9, 1794836629328, 'said', 'B', NULL, 'dogma Clothing');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 12, 1794836629333, 'said', 'D', NULL, 'meld Agriculture');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 15, 1794836629339, 'said', 'A', NULL, 'meld Currency');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 18, 1794836629343, 'said', 'C', NULL, 'achieve 1');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 21, 1794836629347, 'said', 'D', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 24, 1794836629353, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 27, 1794836629358, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 30, 1794836629361, 'said', 'D', NULL, 'dogma Masonry');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 33, 1794836629367, 'said', 'B', NULL, 'dogma Canal Building');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 36, 1794836629372, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 39, 1794836629376, 'said', 'D', NULL, 'draw');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 42, 1794836629381, 'said', 'A', NULL, 'meld Mapmaking');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 45, 1794836629386, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 48, 1794836629393, 'said', 'D', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 51, 1794836629404, 'said', 'B', NULL, 'dogma Navigation');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 54, 1794836629408, 'said', 'C', NULL, 'Philosophy');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 57, 1794836629412, 'said', 'D', NULL, 'pass');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 60, 1794836629416, 'said', 'C', NULL, 'dogma Printing Press');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 63, 1794836629420, 'said', 'B', NULL, 'no');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 66, 1794836629424, 'said', 'D', NULL, 'dogma Colonialism');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 69, 1794836629429, 'said', 'A', NULL, 'dogma Engineering');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 72, 1794836629434, 'said', 'B', NULL, 'meld Pottery');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 75, 1794836629439, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 78, 1794836629442, 'said', 'D', NULL, 'draw');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 81, 1794836629448, 'said', 'A', NULL, 'dogma Engineering');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 84, 1794836629452, 'said', 'B', NULL, '2');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 87, 1794836629456, 'said', 'C', NULL, 'meld Banking');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 90, 1794836629460, 'said', 'B', NULL, 'no');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 93, 1794836629464, 'said', 'D', NULL, 'dogma Colonialism');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 96, 1794836629470, 'said', 'B', NULL, 'dogma Statistics');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 99, 1794836629477, 'said', 'B', NULL, 'dogma Pottery');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 102, 1794836629482, 'said', 'B', NULL, 'The Pirate Code');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 105, 1794836629486, 'said', 'D', NULL, 'Atomic Theory');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 108, 1794836629495, 'said', 'D', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 111, 1794836629509, 'said', 'A', NULL, 'dogma Engineering');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 114, 1794836629524, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 117, 1794836629541, 'said', 'D', NULL, 'dogma Masonry');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 120, 1794836629548, 'said', 'C', NULL, '4');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 123, 1794836629551, 'said', 'C', NULL, '7');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 63, 1794836629034, 'said', 'B', NULL, 'dogma Mapmaking');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 66, 1794836629038, 'said', 'A', NULL, 'Medicine');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 69, 1794836629042, 'said', 'C', NULL, 'meld Experimentation');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 72, 1794836629052, 'said', 'B', NULL, 'meld Paper');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 75, 1794836629057, 'said', 'C', NULL, 'meld Steam Engine');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 78, 1794836629068, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 81, 1794836629073, 'said', 'C', NULL, 'meld Engineering');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 84, 1794836629079, 'said', 'A', NULL, 'Encyclopedia');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 87, 1794836629083, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 90, 1794836629086, 'said', 'C', NULL, 'Reformation');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 93, 1794836629089, 'said', 'B', NULL, 'Compass');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 96, 1794836629092, 'said', 'C', NULL, 'dogma Experimentation');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 99, 1794836629097, 'said', 'B', NULL, 'meld Machine Tools');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 102, 1794836629104, 'said', 'C', NULL, 'dogma The Wheel');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 105, 1794836629115, 'said', 'B', NULL, 'dogma Alchemy');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 108, 1794836629121, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 111, 1794836629129, 'said', 'A', NULL, 'dogma Optics');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 114, 1794836629135, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 117, 1794836629148, 'said', 'A', NULL, 'Chemistry');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 120, 1794836629151, 'said', 'C', NULL, 'Atomic Theory');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 123, 1794836629156, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 126, 1794836629159, 'said', 'C', NULL, 'dogma Vaccination');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 129, 1794836629168, 'said', 'B', NULL, 'achieve 3');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 132, 1794836629170, 'said', 'C', NULL, 'dogma Vaccination');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 135, 1794836629174, 'said', 'B', NULL, 'Banking');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 138, 1794836629177, 'said', 'B', NULL, 'Currency');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 141, 1794836629179, 'said', 'C', NULL, 'Encyclopedia');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 144, 1794836629189, 'said', 'A', NULL, 'Physics');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 147, 1794836629197, 'said', 'A', NULL, 'Tools');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 150, 1794836629202, 'said', 'A', NULL, 'blue');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 153, 1794836629207, 'said', 'B', NULL, 'Corporations');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 156, 1794836629210, 'said', 'C', NULL, 'meld Metric System');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 159, 1794836629213, 'said', 'B', NULL, 'yes');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 162, 1794836629219, 'said', 'A', NULL, 'dogma Chemistry');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 165, 1794836629224, 'said', 'A', NULL, 'yes');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 168, 1794836629228, 'said', 'A', NULL, 'Skyscrapers');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 171, 1794836629239, 'said', 'C', NULL, 'Genetics');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 174, 1794836629242, 'said', 'B', NULL, 'meld Quantum Theory');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 177, 1794836629250, 'said', 'C', NULL, 'red');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 180, 1794836629267, 'said', 'A', NULL, 'dogma Combustion');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 183, 1794836629276, 'said', 'B', NULL, 'dogma Satellites');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 186, 1794836629279, 'said', 'B', NULL, 'Mobility');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 189, 1794836629282, 'said', 'C', NULL, 'no');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 192, 1794836629288, 'said', 'A', NULL, 'blue');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 195, 1794836629295, 'said', 'A', NULL, 'no');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 4, 1794836629320, 'said', 'C', NULL, 'Writing');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 7, 1794836629325, 'said', 'A', NULL, 'dogma Oars');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 10, 1794836629329, 'said', 'C', NULL, 'meld Metalworking');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 13, 1794836629334, 'said', 'D', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 16, 1794836629341, 'said', 'B', NULL, 'meld The Wheel');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 19, 1794836629344, 'said', 'C', NULL, 'dogma Writing');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 22, 1794836629349, 'said', 'A', NULL, 'dogma Currency');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 25, 1794836629355, 'said', 'B', NULL, 'meld Mathematics');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 28, 1794836629359, 'said', 'C', NULL, 'dogma Writing');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 31, 1794836629363, 'said', 'A', NULL, 'dogma Oars');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 34, 1794836629369, 'said', 'A', NULL, 'first');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 37, 1794836629373, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 40, 1794836629377, 'said', 'D', NULL, 'meld Paper');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 43, 1794836629383, 'said', 'B', NULL, 'meld Navigation');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 46, 1794836629387, 'said', 'C', NULL, 'dogma Metalworking');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 49, 1794836629395, 'said', 'A', NULL, 'dogma Mapmaking');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 52, 1794836629405, 'said', 'C', NULL, 'Monotheism');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 55, 1794836629409, 'said', 'C', NULL, 'Societies');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 58, 1794836629413, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 61, 1794836629417, 'said', 'B', NULL, 'Machinery');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 64, 1794836629421, 'said', 'C', NULL, 'no');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 67, 1794836629426, 'said', 'D', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 70, 1794836629431, 'said', 'D', NULL, 'yes');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 73, 1794836629436, 'said', 'B', NULL, 'dogma Canal Building');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 76, 1794836629440, 'said', 'C', NULL, 'meld Philosophy');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 79, 1794836629444, 'said', 'D', NULL, 'meld Experimentation');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 82, 1794836629450, 'said', 'B', NULL, 'meld Statistics');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 85, 1794836629453, 'said', 'B', NULL, '8');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 88, 1794836629457, 'said', 'C', NULL, 'dogma Banking');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 91, 1794836629462, 'said', 'D', NULL, 'dogma Paper');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 94, 1794836629466, 'said', 'A', NULL, 'meld Invention');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 97, 1794836629471, 'said', 'B', NULL, '4');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 100, 1794836629478, 'said', 'B', NULL, 'Gunpowder');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 103, 1794836629483, 'said', 'C', NULL, 'dogma Philosophy');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 106, 1794836629487, 'said', 'C', NULL, 'Construction');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 109, 1794836629497, 'said', 'D', NULL, 'dogma Experimentation');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 112, 1794836629511, 'said', 'B', NULL, 'meld Code of Laws');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 115, 1794836629527, 'said', 'C', NULL, 'meld Compass');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 118, 1794836629545, 'said', 'D', NULL, 'dogma Encyclopedia');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 121, 1794836629549, 'said', 'D', NULL, '7');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 124, 1794836629552, 'said', 'D', NULL, '5');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 127, 1794836629565, 'said', 'B', NULL, 'dogma Pottery');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 130, 1794836629568, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 133, 1794836629570, 'said', 'C', NULL, 'yes');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 136, 1794836629573, 'said', 'C', NULL, 'Road Building');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 64, 1794836629035, 'said', 'B', NULL, 'dogma Mapmaking');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 67, 1794836629040, 'said', 'B', NULL, 'yes');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 70, 1794836629043, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 73, 1794836629054, 'said', 'B', NULL, 'meld Printing Press');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 76, 1794836629059, 'said', 'A', NULL, 'dogma Mathematics');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 79, 1794836629070, 'said', 'B', NULL, 'meld Currency');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 82, 1794836629074, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 85, 1794836629081, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 88, 1794836629084, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 91, 1794836629086, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 94, 1794836629090, 'said', 'B', NULL, 'Road Building');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 97, 1794836629094, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 100, 1794836629098, 'said', 'B', NULL, 'achieve 1');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 103, 1794836629107, 'said', 'A', NULL, 'meld Optics');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 106, 1794836629117, 'said', 'C', NULL, 'Classification');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 109, 1794836629122, 'said', 'C', NULL, 'meld Perspective');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 112, 1794836629132, 'said', 'A', NULL, 'dogma Lighting');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 115, 1794836629140, 'said', 'A', NULL, 'Gunpowder');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 118, 1794836629149, 'said', 'B', NULL, 'dogma Currency');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 121, 1794836629152, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 124, 1794836629157, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 127, 1794836629164, 'said', 'A', NULL, 'achieve 7');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 130, 1794836629169, 'said', 'B', NULL, 'dogma Machine Tools');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 133, 1794836629172, 'said', 'A', NULL, 'dogma Publications');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 136, 1794836629175, 'said', 'B', NULL, 'Measurement');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 139, 1794836629177, 'said', 'B', NULL, 'Paper');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 142, 1794836629180, 'said', 'A', NULL, 'blue');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 145, 1794836629193, 'said', 'A', NULL, 'Publications');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 148, 1794836629198, 'said', 'B', NULL, 'blue');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 151, 1794836629204, 'said', 'A', NULL, 'achieve 4');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 154, 1794836629207, 'said', 'B', NULL, 'green');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 157, 1794836629210, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 160, 1794836629214, 'said', 'C', NULL, 'no');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 163, 1794836629220, 'said', 'B', NULL, 'no');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 166, 1794836629225, 'said', 'B', NULL, 'Satellites');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 169, 1794836629236, 'said', 'B', NULL, 'dogma Alchemy');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 172, 1794836629240, 'said', 'B', NULL, 'Satellites');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 175, 1794836629243, 'said', 'C', NULL, 'meld Atomic Theory');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 178, 1794836629252, 'said', 'A', NULL, 'yes');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 181, 1794836629273, 'said', 'A', NULL, 'meld Specialization');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 184, 1794836629277, 'said', 'B', NULL, 'Corporations');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 187, 1794836629280, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 190, 1794836629284, 'said', 'A', NULL, 'dogma Specialization');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 193, 1794836629291, 'said', 'A', NULL, 'dogma Bicycle');
INSERT INTO public.entries VALUES ('4VsnKoK7EbOPwWLP', 196, 1794836629296, 'said', 'B', NULL, 'dogma Machine Tools');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 0, 1794836629308, 'begun', NULL, NULL, 'game = "innovation"
edition = "fourth"
cards = "1724dd3d6d964b05"
players = 4
teams = ["AC", "BD"]
language = "en"
seed = 2582265178148650610
');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 1, 1794836629311, 'chat', NULL, 'Rqp5WJyXp8f01K6v', 'Good luck!');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 2, 1794836629316, 'said', 'A', NULL, 'Oars');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 5, 1794836629321, 'said', 'D', NULL, 'City States');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 8, 1794836629327, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 11, 1794836629331, 'said', 'C', NULL, 'dogma Metalworking');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 14, 1794836629336, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 17, 1794836629342, 'said', 'B', NULL, 'dogma The Wheel');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 20, 1794836629345, 'said', 'D', NULL, 'meld Masonry');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 23, 1794836629351, 'said', 'A', NULL, 'Tools');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 26, 1794836629356, 'said', 'B', NULL, 'dogma Domestication');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 29, 1794836629360, 'said', 'D', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 32, 1794836629366, 'said', 'A', NULL, 'meld Translation');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 35, 1794836629371, 'said', 'B', NULL, 'first');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 38, 1794836629375, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 41, 1794836629379, 'said', 'A', NULL, 'meld Engineering');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 44, 1794836629385, 'said', 'B', NULL, 'meld Tools');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 47, 1794836629391, 'said', 'D', NULL, 'meld Colonialism');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 50, 1794836629401, 'said', 'A', NULL, 'dogma Mapmaking');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 53, 1794836629407, 'said', 'B', NULL, 'dogma Tools');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 56, 1794836629410, 'said', 'C', NULL, 'Printing Press');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 59, 1794836629414, 'said', 'C', NULL, 'Alchemy');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 62, 1794836629418, 'said', 'C', NULL, 'Road Building');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 65, 1794836629422, 'said', 'C', NULL, 'meld Anatomy');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 68, 1794836629427, 'said', 'A', NULL, 'dogma Mapmaking');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 71, 1794836629433, 'said', 'A', NULL, 'yes');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 74, 1794836629437, 'said', 'A', NULL, 'first');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 77, 1794836629441, 'said', 'C', NULL, 'meld Perspective');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 80, 1794836629446, 'said', 'A', NULL, 'dogma Engineering');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 83, 1794836629451, 'said', 'B', NULL, 'dogma Statistics');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 86, 1794836629455, 'said', 'B', NULL, 'yes');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 89, 1794836629459, 'said', 'A', NULL, 'no');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 92, 1794836629463, 'said', 'C', NULL, 'blue');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 95, 1794836629468, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 98, 1794836629475, 'said', 'B', NULL, '10');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 101, 1794836629481, 'said', 'B', NULL, 'Code of Laws');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 104, 1794836629485, 'said', 'D', NULL, 'pass');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 107, 1794836629492, 'said', 'C', NULL, 'meld Fermenting');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 110, 1794836629506, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 113, 1794836629521, 'said', 'B', NULL, 'dogma Code of Laws');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 116, 1794836629535, 'said', 'C', NULL, 'meld The Pirate Code');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 119, 1794836629546, 'said', 'B', NULL, '7');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 122, 1794836629550, 'said', 'B', NULL, '6');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 125, 1794836629556, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 126, 1794836629563, 'said', 'A', NULL, 'meld Reformation');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 129, 1794836629567, 'said', 'B', NULL, 'dogma Pottery');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 132, 1794836629569, 'said', 'C', NULL, 'Construction');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 135, 1794836629573, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 138, 1794836629575, 'said', 'B', NULL, '5');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 141, 1794836629584, 'said', 'A', NULL, 'dogma Reformation');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 144, 1794836629588, 'said', 'C', NULL, 'Alchemy');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 147, 1794836629593, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 150, 1794836629596, 'said', 'B', NULL, 'meld Metric System');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 153, 1794836629599, 'said', 'C', NULL, 'Lighting');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 156, 1794836629602, 'said', 'C', NULL, 'Societies');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 159, 1794836629604, 'said', 'D', NULL, 'meld Astronomy');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 162, 1794836629608, 'said', 'D', NULL, 'red');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 165, 1794836629612, 'said', 'B', NULL, 'dogma Statistics');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 168, 1794836629615, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 171, 1794836629617, 'said', 'D', NULL, 'dogma Encyclopedia');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 174, 1794836629619, 'said', 'D', NULL, '11');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 177, 1794836629633, 'said', 'A', NULL, 'no');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 180, 1794836629648, 'said', 'C', NULL, 'yes');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 183, 1794836629651, 'said', 'B', NULL, 'no');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 186, 1794836629661, 'said', 'C', NULL, 'meld Refrigeration');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 189, 1794836629670, 'said', 'A', NULL, 'dogma Reformation');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 192, 1794836629674, 'said', 'B', NULL, 'Electricity');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 195, 1794836629682, 'said', 'B', NULL, 'dogma Machinery');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 198, 1794836629685, 'said', 'C', NULL, 'dogma Refrigeration');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 201, 1794836629688, 'said', 'D', NULL, 'dogma Astronomy');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 204, 1794836629696, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 207, 1794836629699, 'said', 'C', NULL, 'Antibiotics');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 210, 1794836629725, 'said', 'B', NULL, 'meld Emancipation');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 213, 1794836629727, 'said', 'C', NULL, 'dogma Metalworking');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 216, 1794836629731, 'said', 'A', NULL, 'dogma Reformation');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 219, 1794836629757, 'said', 'B', NULL, 'Flight');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 222, 1794836629772, 'said', 'A', NULL, 'Empiricism');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 225, 1794836629785, 'said', 'C', NULL, 'Robotics');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 228, 1794836629792, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 231, 1794836629796, 'said', 'C', NULL, 'meld Robotics');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 234, 1794836629801, 'said', 'D', NULL, 'meld Ecology');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 237, 1794836629810, 'said', 'C', NULL, 'blue');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 240, 1794836629814, 'said', 'B', NULL, 'first');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 243, 1794836629816, 'said', 'D', NULL, 'first');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 246, 1794836629821, 'said', 'A', NULL, 'Universe');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 3, 1794836629860, 'said', 'B', NULL, 'Pottery');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 6, 1794836629863, 'said', 'E', NULL, 'Metalworking');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 9, 1794836629872, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 12, 1794836629882, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 15, 1794836629887, 'said', 'E', NULL, 'dogma Clothing of C');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 18, 1794836629892, 'said', 'E', NULL, 'dogma Metalworking');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 21, 1794836629906, 'said', 'D', NULL, 'Agriculture');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 24, 1794836629912, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 27, 1794836629925, 'said', 'D', NULL, 'dogma Calendar of B');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 30, 1794836629929, 'said', 'E', NULL, 'draw');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 33, 1794836629938, 'said', 'D', NULL, 'Feudalism');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 36, 1794836629954, 'said', 'B', NULL, 'dogma Currency of E');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 39, 1794836629961, 'said', 'E', NULL, 'pass');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 42, 1794836629966, 'said', 'C', NULL, 'dogma Clothing');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 45, 1794836629971, 'said', 'A', NULL, 'Translation');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 48, 1794836629976, 'said', 'B', NULL, 'Feudalism');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 51, 1794836629979, 'said', 'E', NULL, 'Tools');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 54, 1794836629981, 'said', 'E', NULL, 'dogma Clothing of C');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 57, 1794836629984, 'said', 'C', NULL, 'Paper');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 60, 1794836629990, 'said', 'D', NULL, 'Experimentation');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 63, 1794836629999, 'said', 'D', NULL, 'pass');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 66, 1794836630022, 'said', 'E', NULL, 'pass');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 69, 1794836630033, 'said', 'E', NULL, 'Optics');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 72, 1794836630042, 'said', 'D', NULL, 'dogma Compass');
INSERT INTO public.entries VALUES ('rBM0wSc_Nk81uldE', 4, 1794836630071, 'said', 'A', NULL, 'dogma Pottery');
INSERT INTO public.entries VALUES ('rBM0wSc_Nk81uldE', 7, 1794836630077, 'said', 'B', NULL, 'dogma Clothing');
INSERT INTO public.entries VALUES ('rBM0wSc_Nk81uldE', 10, 1794836630092, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('rBM0wSc_Nk81uldE', 13, 1794836630116, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('rBM0wSc_Nk81uldE', 16, 1794836630136, 'said', 'A', NULL, 'dogma Writing');
INSERT INTO public.entries VALUES ('rBM0wSc_Nk81uldE', 19, 1794836630154, 'said', 'B', NULL, 'meld Tools');
INSERT INTO public.entries VALUES ('rBM0wSc_Nk81uldE', 22, 1794836630163, 'said', 'B', NULL, 'dogma Sailing');
INSERT INTO public.entries VALUES ('ZM6QLMlsWUQRGc5f', 3, 1794836630212, 'said', 'A', NULL, '2');
INSERT INTO public.entries VALUES ('ZM6QLMlsWUQRGc5f', 8, 1794836630251, 'said', 'A', NULL, 'B');
INSERT INTO public.entries VALUES ('ZM6QLMlsWUQRGc5f', 11, 1794836630311, 'said', 'A', NULL, 'C');
INSERT INTO public.entries VALUES ('ZM6QLMlsWUQRGc5f', 14, 1794836630359, 'said', 'A', NULL, 'C');
INSERT INTO public.entries VALUES ('ZM6QLMlsWUQRGc5f', 17, 1794836630385, 'said', 'A', NULL, 'Cotton');
INSERT INTO public.entries VALUES ('ZM6QLMlsWUQRGc5f', 20, 1794836630409, 'said', 'A', NULL, 'Iron');
INSERT INTO public.entries VALUES ('oBqUou28mv5qKGQA', 0, 1794836630417, 'begun', NULL, NULL, 'game = "inventions solo"
difficulty = "easy"
seed = 349590

[content]
name = "Eureka''s own content"

[content.box]
ours = true
forums = [["PRESENT", "TRAVEL"], ["INVENT", "CALL_SPEC"], ["SHARE", "GAIN_INF"], ["INNOVATE", "EUREKA"], ["SEND_DIP", "CALL_DIP"]]

[content.box.influence]
1 = [6, 4, 2]
2 = [5, 3, 1]
3 = [6, 4, 2]
4 = [6, 4, 2]
5 = [5, 3, 1]
6 = [6, 4, 2]
7 = [5, 3, 1]

[content.box.cards]
1 = ["SHARE", "PRESENT", "INNOVATE*", "CALL_SPEC*", "TRAVEL*"]
2 = ["PRESENT", "GAIN_INF*", "INVENT", "SEND_DIP", "SHARE"]
3 = ["INVENT", "SHARE", "TRAVEL*", "PRESENT", "EUREKA"]
4 = ["PRESENT", "EUREKA", "SHARE", "INNOVATE*", "INVENT"]
5 = ["INVENT", "CALL_SPEC*", "PRESENT", "CALL_DIP", "GAIN_INF*"]

[content.regions.1]
name = "Africa"
links = [2, 3, 7]

[content.regions.2]
name = "Middle East"
links = [1, 3, 4]

[content.regions.3]
name = "Europe"
links = [1, 2, 6]

[content.regions.4]
name = "Asia"
links = [2, 5, 6]

[content.regions.5]
name = "Australia"
links = [4]

[content.regions.6]
name = "North America"
links = [3, 4, 7]

[content.regions.7]
name = "South America"
links = [1, 6]

[[content.specialists]]
benefit = "PRESENT"
need = 1

[[content.specialists]]
benefit = "INVENT"
need = 1
begins_empty = true

[[content.specialists]]
benefit = "SHARE"
need = 1
begins_empty = true

[[content.specialists]]
benefit = "3 ip"
need = 2

[[content.specialists]]
benefit = "1 influence"
need = 2

[[content.specialists]]
benefit = "1 scholar"
need = 2

[[content.specialists]]
benefit = "1 citizen"
need = 1

[content.knowledge]
1 = "PRESENT"
2 = "INVENT"
3 = "SHARE"
4 = "INNOVATE"
5 = "CALL_SPEC"
6 = "GAIN_INF"
7 = "1 citizen"

[content.milestones]
"Control of Fire" = "1 scholar"
"Stone & Bone Tools" = "1 specialist"
"Origin of Language" = "1 influence"
Transportation = "1 citizen"
Agriculture = "1 specialist"
Mining = "2 ip"
Cotton = "1 scholar"
"Copper Smelting" = "INNOVATE"
Iron = "INVENT"
Mathematics = "2 scholar"
Sailing = "TRAVEL"
Paper = "PRESENT"
Crane = "1 specialist"
"Greek Fire" = "GAIN_INF"
Electricity = "2 influence"
Telegraph = "SHARE"
Vaccination = "TRAVEL"
"Internal Combustion" = "CALL_SPEC"
Computer = "INVENT"
"Solar Cell" = "5 ip"
AI = "2 scholar"

[content.ideas.Boats]
idea = "E1"
chain = "TRAVEL"

[content.ideas.Cloth]
idea = "C1"
chain = "PRESENT"

[content.ideas.Projectile]
idea = "T1"
chain = "GAIN_INF"

[content.ideas."Star Map"]
idea = "E1"
chain = "TRAVEL"

[content.ideas.Flute]
idea = "C1"
chain = "INNOVATE"

[content.ideas.Bread]
idea = "T1"
chain = "INVENT"

[content.ideas.Trade]
idea = "E1"
chain = "SHARE"

[content.ideas."Domesticated Dog"]
idea = "C1"
chain = "TRAVEL"

[content.ideas."Ceramics & Pottery"]
idea = "T1"
chain = "INVENT"

[content.ideas.Horse]
idea = "E2 Transportation"
deck = "A"
chain = "TRAVEL"

[content.ideas.Seawall]
idea = "T2 Stone & Bone Tools"
deck = "A"
chain = "GAIN_INF"

[content.ideas.Wheel]
idea = "T2 Transportation"
deck = "A"
chain = "TRAVEL"

[content.ideas.Fermentation]
idea = "E2 Control of Fire"
deck = "A"
chain = "SHARE"

[content.ideas."Tanned Leather"]
idea = "C2 Stone & Bone Tools"
deck = "A"
chain = "PRESENT"

[content.ideas.Irrigation]
idea = "T2 Agriculture"
deck = "B"
chain = "INVENT"

[content.ideas.Silk]
idea = "E2 Cotton"
deck = "B"
chain = "SHARE"

[content.ideas.Proto-City]
idea = "C2 Mining"
deck = "B"
chain = "INNOVATE"

[content.ideas.Plumbing]
idea = "T2 Copper Smelting"
deck = "B"
chain = "PRESENT"

[content.ideas.Coins]
idea = "E3 Copper Smelting"
chain = "SHARE"

[content.ideas.Lighthouse]
idea = "E3 Sailing"
chain = "TRAVEL"

[content.ideas.Writing]
idea = "C3 Origin of Language"
chain = "PRESENT"

[content.ideas."Musical Notation"]
idea = "C3 Origin of Language"
chain = "INNOVATE"

[content.ideas.Glass]
idea = "T3 Control of Fire"
chain = "INVENT"

[content.ideas.Steel]
idea = "T3 Iron"
chain = "GAIN_INF"

[content.ideas."Mariner''s Compass"]
idea = "E4 Mathematics"
chain = "TRAVEL"

[content.ideas.Caravel]
idea = "E4 Sailing"
chain = "GAIN_INF"

[content.ideas.Eyeglasses]
idea = "T4 Mathematics"
chain = "INVENT"

[content.ideas.Windmill]
idea = "T4 Crane"
chain = "CALL_SPEC"

[content.ideas.Catapult]
idea = "C4 Crane"
chain = "GAIN_INF"

[content.ideas."Printing Press"]
idea = "C4 Paper"
chain = "SHARE"

[content.ideas.Steamboat]
idea = "E5 Iron"
extra = "E"
chain = "TRAVEL"

[content.ideas.Dynamite]
idea = "C5 Greek Fire"
extra = "T"
chain = "GAIN_INF"

[content.ideas.Calculator]
idea = "T5 Mathematics"
chain = "INVENT"

[content.ideas.Automobile]
idea = "E5 Internal Combustion"
extra = "T"
chain = "SHARE"

[content.ideas.Aircraft]
idea = "C5 Internal Combustion"
extra = "T"
chain = "TRAVEL"

[content.ideas.Locomotive]
idea = "E5 Internal Combustion"
extra = "E"
chain = "CALL_SPEC"

[content.ideas.Telephone]
idea = "E5 Telegraph"
chain = "SEND_DIP"

[content.ideas.Television]
idea = "C5 Telegraph"
extra = "C"
chain = "SHARE"

[content.ideas."Light Bulb"]
idea = "T5 Electricity"
chain = "PRESENT"

[content.ideas."High-Density Battery"]
idea = "T5 Electricity"
extra = "T"
chain = "INVENT"

[content.ideas.Microscope]
idea = "T5 Vaccination"
chain = "CALL_SPEC"

[content.ideas.Penicillin]
idea = "C5 Vaccination"
extra = "C"
chain = "INNOVATE"

[content.ideas.Satellite]
idea = "C6 Solar Cell"
extra = "T"
ip = 6

[content.ideas."Solar Sail"]
idea = "E6 Solar Cell"
extra = "E"
ip = 6

[content.ideas."Machine Learning"]
idea = "E6 Computer"
extra = "T"
ip = 6

[content.ideas.Internet]
idea = "C6 Computer"
extra = "C"
ip = 6

[content.ideas."Quantum Computing"]
idea = "T6 AI"
extra = "TT"
ip = 8

[content.ideas."Reusable Rocket"]
idea = "T6 AI"
extra = "ET"
ip = 8

[content.tokens]
PRESENT = 2
INVENT = 3
INNOVATE = 3
SHARE = 4

[content.track]
2 = ["-", "-", "-", "-"]
3 = ["1 scholar", "1 specialist", "turn order", "1 citizen"]
4 = ["PRESENT", "1 influence", "turn order", "1 scholar"]
5 = ["INVENT", "SHARE", "turn order", "3 ip"]
6 = ["5 ip", "SHARE", "INVENT", "4 ip"]

[content.hexes.1]
at = [0, 0]
benefit = "1 specialist"

[content.hexes.2]
at = [1, 0]
benefit = "economy token"

[content.hexes.3]
at = [2, 0]
benefit = "4 ip"

[content.hexes.4]
at = [-1, 1]
benefit = "1 influence"

[content.hexes.5]
at = [0, 1]
benefit = "1 scholar"

[content.hexes.6]
at = [1, 1]
benefit = "3 ip"

[content.hexes.7]
at = [2, 1]
benefit = "1 influence"

[content.hexes.8]
at = [-2, 2]
benefit = "1 citizen"

[content.hexes.9]
at = [-1, 2]
benefit = "1 specialist"

[content.hexes.10]
at = [0, 2]
benefit = "4 ip"

[content.hexes.11]
at = [1, 2]
benefit = "economy token"

[content.hexes.12]
at = [2, 2]
benefit = "1 citizen"

[content.hexes.13]
at = [-2, 3]
benefit = "5 ip"

[content.hexes.14]
at = [-1, 3]
benefit = "1 influence"

[content.hexes.15]
at = [0, 3]
benefit = "1 scholar"

[content.hexes.16]
at = [1, 3]
benefit = "5 ip"

[content.economy]
1 = "1 specialist"
2 = "1 scholar"
3 = "4 ip"
4 = "1 influence"
5 = "1 citizen"
6 = "CALL_SPEC"
7 = "SHARE"

[content.culture.1]
action = "PRESENT"
benefit = "2 ip"

[content.culture.2]
action = "INVENT"
benefit = "3 ip"

[content.culture.3]
action = "INNOVATE"
benefit = "1 influence"

[content.culture.4]
action = "SHARE"
benefit = "3 ip"

[content.culture.5]
action = "CALL_SPEC"
benefit = "1 scholar"

[content.culture.6]
action = "GAIN_INF"
benefit = "3 ip"

[content.culture.7]
action = "TRAVEL"
benefit = "1 citizen"

[content.technology]
1 = ["PRESENT", "INVENT"]
2 = ["INVENT", "SHARE"]
3 = ["INNOVATE", "SHARE"]
4 = ["TRAVEL", "GAIN_INF"]
5 = ["CALL_SPEC", "INVENT"]
6 = ["SEND_DIP", "INVENT"]
7 = ["CALL_DIP", "PRESENT"]

[content.wealth.A]
count = "economy tiles"
ip = 3

[content.wealth.B]
count = "culture tiles"
ip = 3

[content.wealth.C]
count = "technology tiles"
ip = 3

[content.wealth.D]
count = "wealth tiles"
ip = 3

[content.wealth.E]
count = "economy-technology pairs"
ip = 3

[content.wealth.F]
count = "economy-culture pairs"
ip = 3

[content.wealth.G]
count = "culture-technology pairs"
ip = 3

[content.goals.1.1]
count = "economy inventions"
ip = 5
most = 20

[content.goals.1.2]
count = "culture inventions"
ip = 5
most = 20

[content.goals.1.3]
count = "technology inventions"
ip = 5
most = 20

[content.goals.1.4]
count = "inventions"
ip = 2
most = 20

[content.goals.1.5]
count = "era"
ip = 3
most = 18

[content.goals.1.6]
count = "late inventions"
ip = 6
most = 18

[content.goals.1.7]
count = "diplomats"
ip = 4
most = 20

[content.goals.2.1]
count = "regions"
ip = 3
most = 18

[content.goals.2.2]
count = "citizens"
ip = 1
most = 18

[content.goals.2.3]
count = "scholars"
ip = 4
most = 20

[content.goals.2.4]
count = "influence"
ip = 2
most = 20

[content.goals.2.5]
count = "influence tokens"
ip = 4
most = 20

[content.goals.2.6]
count = "citizens in play"
ip = 1
most = 18
beyond = 8

[content.goals.2.7]
count = "specialists"
ip = 2
most = 20

[content.goals.3.1]
count = "economy tiles"
ip = 4
most = 20

[content.goals.3.2]
count = "culture tiles"
ip = 4
most = 20

[content.goals.3.3]
count = "technology tiles"
ip = 4
most = 20

[content.goals.3.4]
count = "wealth tiles"
ip = 5
most = 20

[content.goals.3.5]
count = "tiles"
ip = 1
most = 16

[content.goals.3.6]
count = "progress tiles"
ip = 1
most = 16

[content.goals.3.7]
count = "kinds of tiles"
ip = 4
most = 16
');
INSERT INTO public.entries VALUES ('oBqUou28mv5qKGQA', 2, 1794836630522, 'said', 'A', NULL, '1');
INSERT INTO public.entries VALUES ('oBqUou28mv5qKGQA', 4, 1794836630577, 'said', 'A', NULL, '1');
INSERT INTO public.entries VALUES ('oBqUou28mv5qKGQA', 6, 1794836630687, 'said', 'A', NULL, 'place EUREKA');
INSERT INTO public.entries VALUES ('oBqUou28mv5qKGQA', 8, 1794836630728, 'said', 'A', NULL, 'space 4');
INSERT INTO public.entries VALUES ('oBqUou28mv5qKGQA', 11, 1794836630773, 'said', 'A', NULL, 'call 1 from 5');
INSERT INTO public.entries VALUES ('oBqUou28mv5qKGQA', 13, 1794836630804, 'said', 'A', NULL, 'region 3');
INSERT INTO public.entries VALUES ('oBqUou28mv5qKGQA', 15, 1794836630832, 'said', 'A', NULL, 'place SEND_DIP');
INSERT INTO public.entries VALUES ('oBqUou28mv5qKGQA', 18, 1794836630913, 'said', 'A', NULL, 'place SHARE');
INSERT INTO public.entries VALUES ('oBqUou28mv5qKGQA', 20, 1794836630950, 'said', 'A', NULL, 'aspiration');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 128, 1794836629566, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 131, 1794836629569, 'said', 'C', NULL, 'dogma Printing Press');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 134, 1794836629572, 'said', 'C', NULL, 'dogma Philosophy');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 137, 1794836629574, 'said', 'D', NULL, 'dogma Encyclopedia');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 140, 1794836629577, 'said', 'D', NULL, 'meld Industrialization');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 143, 1794836629587, 'said', 'B', NULL, 'Democracy');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 146, 1794836629591, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 149, 1794836629595, 'said', 'B', NULL, '6');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 152, 1794836629598, 'said', 'C', NULL, 'red');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 155, 1794836629601, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 158, 1794836629603, 'said', 'D', NULL, '11');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 160, 1794836629606, 'said', 'A', NULL, 'dogma Invention');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 163, 1794836629609, 'said', 'A', NULL, 'red');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 166, 1794836629613, 'said', 'B', NULL, '6');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 169, 1794836629616, 'said', 'C', NULL, 'meld Perspective');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 172, 1794836629617, 'said', 'B', NULL, '2');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 175, 1794836629622, 'said', 'A', NULL, 'dogma Engineering');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 178, 1794836629645, 'said', 'A', NULL, 'meld Explosives');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 181, 1794836629649, 'said', 'B', NULL, 'dogma Metric System');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 184, 1794836629652, 'said', 'C', NULL, 'dogma Printing Press');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 187, 1794836629662, 'said', 'D', NULL, 'dogma Masonry');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 190, 1794836629672, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 193, 1794836629675, 'said', 'C', NULL, 'Bicycle');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 196, 1794836629683, 'said', 'B', NULL, 'meld Socialism');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 199, 1794836629686, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 202, 1794836629694, 'said', 'A', NULL, 'dogma Reformation');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 205, 1794836629697, 'said', 'B', NULL, 'Railroad');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 208, 1794836629709, 'said', 'A', NULL, 'Specialization');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 211, 1794836629725, 'said', 'B', NULL, 'meld Classification');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 214, 1794836629728, 'said', 'D', NULL, 'meld Composites');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 217, 1794836629736, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 220, 1794836629764, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 223, 1794836629780, 'said', 'A', NULL, 'meld Self Service');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 226, 1794836629790, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 229, 1794836629794, 'said', 'B', NULL, 'Reclamation');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 232, 1794836629799, 'said', 'C', NULL, 'dogma Robotics');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 235, 1794836629807, 'said', 'A', NULL, 'dogma Publications');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 238, 1794836629811, 'said', 'D', NULL, 'yellow');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 241, 1794836629814, 'said', 'B', NULL, 'Wonder');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 244, 1794836629817, 'said', 'D', NULL, 'World');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 247, 1794836629825, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 4, 1794836629861, 'said', 'C', NULL, 'Clothing');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 7, 1794836629865, 'said', 'C', NULL, 'dogma Metalworking of E');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 10, 1794836629877, 'said', 'D', NULL, 'dogma Code of Laws of A');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 13, 1794836629884, 'said', 'B', NULL, 'Agriculture');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 16, 1794836629889, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 19, 1794836629895, 'said', 'A', NULL, 'dogma Sailing');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 22, 1794836629910, 'said', 'B', NULL, 'meld Calendar');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 25, 1794836629913, 'said', 'C', NULL, 'dogma Code of Laws of A');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 28, 1794836629927, 'said', 'B', NULL, 'Compass');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 31, 1794836629932, 'said', 'A', NULL, 'dogma Mathematics');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 34, 1794836629941, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 37, 1794836629958, 'said', 'B', NULL, 'Engineering');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 40, 1794836629964, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 43, 1794836629968, 'said', 'A', NULL, 'Machinery');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 46, 1794836629973, 'said', 'E', NULL, 'Philosophy');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 49, 1794836629977, 'said', 'D', NULL, 'meld Compass');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 52, 1794836629980, 'said', 'B', NULL, 'Machinery');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 55, 1794836629982, 'said', 'E', NULL, 'Philosophy');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 58, 1794836629987, 'said', 'A', NULL, 'dogma Code of Laws');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 61, 1794836629992, 'said', 'D', NULL, 'no');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 64, 1794836630012, 'said', 'B', NULL, 'dogma Enterprise of D');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 67, 1794836630027, 'said', 'B', NULL, 'dogma Reformation');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 70, 1794836630037, 'said', 'C', NULL, 'dogma Metalworking of E');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 73, 1794836630045, 'said', 'E', NULL, 'Enterprise');
INSERT INTO public.entries VALUES ('rBM0wSc_Nk81uldE', 0, 1794836630052, 'begun', NULL, NULL, 'game = "innovation"
edition = "first"
cards = "8adb0b096f9b5065"
players = 2
language = "en"
seed = 3246606809519187900
');
INSERT INTO public.entries VALUES ('rBM0wSc_Nk81uldE', 1, 1794836630055, 'chat', NULL, 'Rqp5WJyXp8f01K6v', 'Good luck!');
INSERT INTO public.entries VALUES ('rBM0wSc_Nk81uldE', 2, 1794836630063, 'said', 'A', NULL, 'Pottery');
INSERT INTO public.entries VALUES ('rBM0wSc_Nk81uldE', 5, 1794836630074, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('rBM0wSc_Nk81uldE', 8, 1794836630081, 'said', 'A', NULL, 'meld Writing');
INSERT INTO public.entries VALUES ('rBM0wSc_Nk81uldE', 11, 1794836630101, 'said', 'B', NULL, 'meld Mysticism');
INSERT INTO public.entries VALUES ('rBM0wSc_Nk81uldE', 14, 1794836630119, 'said', 'B', NULL, 'dogma Mysticism');
INSERT INTO public.entries VALUES ('rBM0wSc_Nk81uldE', 17, 1794836630142, 'said', 'A', NULL, 'meld Agriculture');
INSERT INTO public.entries VALUES ('rBM0wSc_Nk81uldE', 20, 1794836630160, 'said', 'A', NULL, 'meld Construction');
INSERT INTO public.entries VALUES ('rBM0wSc_Nk81uldE', 23, 1794836630164, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('ZM6QLMlsWUQRGc5f', 0, 1794836630176, 'begun', NULL, NULL, 'game = "inventions"
difficulty = "easy"
seed = 328016

[profile]
name = "Eureka''s own box"
ours = true
forums = [["PRESENT", "TRAVEL"], ["INVENT", "CALL_SPEC"], ["SHARE", "GAIN_INF"], ["INNOVATE", "EUREKA"], ["SEND_DIP", "CALL_DIP"]]
ring = ["private 1", "private 2", "private 3", "private 4", "common 4", "common 3", "common 2", "common 1"]

[profile.influence]
1 = [6, 4, 2]
2 = [6, 4, 2]
3 = [6, 4, 2]
4 = [6, 4, 2]
5 = [6, 4, 2]
6 = [6, 4, 2]
7 = [6, 4, 2]

[profile.cards]
1 = ["SHARE", "PRESENT", "INNOVATE*", "CALL_SPEC*", "TRAVEL*"]
2 = ["PRESENT", "GAIN_INF*", "INVENT", "SEND_DIP", "SHARE"]
3 = ["INVENT", "SHARE", "TRAVEL*", "PRESENT", "EUREKA"]
4 = ["PRESENT", "EUREKA", "SHARE", "INNOVATE*", "INVENT"]
5 = ["INVENT", "CALL_SPEC*", "PRESENT", "CALL_DIP", "GAIN_INF*"]
');
INSERT INTO public.entries VALUES ('ZM6QLMlsWUQRGc5f', 1, 1794836630192, 'said', 'A', NULL, '1');
INSERT INTO public.entries VALUES ('ZM6QLMlsWUQRGc5f', 4, 1794836630220, 'said', 'A', NULL, '2');
INSERT INTO public.entries VALUES ('ZM6QLMlsWUQRGc5f', 5, 1794836630228, 'said', 'A', NULL, '1');
INSERT INTO public.entries VALUES ('ZM6QLMlsWUQRGc5f', 7, 1794836630243, 'said', 'A', NULL, '2');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 139, 1794836629576, 'said', 'D', NULL, '4');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 142, 1794836629585, 'said', 'C', NULL, 'yellow');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 145, 1794836629589, 'said', 'C', NULL, 'Feudalism');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 148, 1794836629594, 'said', 'B', NULL, 'dogma Statistics');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 151, 1794836629597, 'said', 'C', NULL, 'dogma Philosophy');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 154, 1794836629600, 'said', 'C', NULL, 'dogma Philosophy');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 157, 1794836629602, 'said', 'D', NULL, 'dogma Encyclopedia');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 161, 1794836629607, 'said', 'C', NULL, 'red');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 164, 1794836629612, 'said', 'A', NULL, 'meld Publications');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 167, 1794836629614, 'said', 'B', NULL, 'meld Machinery');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 170, 1794836629616, 'said', 'D', NULL, 'dogma Masonry');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 173, 1794836629618, 'said', 'B', NULL, 'yes');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 176, 1794836629629, 'said', 'D', NULL, 'no');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 179, 1794836629647, 'said', 'B', NULL, 'dogma Machinery');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 182, 1794836629650, 'said', 'C', NULL, 'yes');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 185, 1794836629659, 'said', 'C', NULL, 'Bicycle');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 188, 1794836629663, 'said', 'D', NULL, 'dogma Masonry');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 191, 1794836629673, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 194, 1794836629681, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 197, 1794836629684, 'said', 'C', NULL, 'achieve 2');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 200, 1794836629687, 'said', 'D', NULL, 'dogma Astronomy');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 203, 1794836629695, 'said', 'B', NULL, 'purple');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 206, 1794836629698, 'said', 'B', NULL, 'Machine Tools');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 209, 1794836629723, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 212, 1794836629726, 'said', 'C', NULL, 'dogma The Pirate Code');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 215, 1794836629729, 'said', 'D', NULL, 'dogma Masonry');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 218, 1794836629756, 'said', 'A', NULL, 'purple');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 221, 1794836629766, 'said', 'A', NULL, 'Databases');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 224, 1794836629782, 'said', 'B', NULL, 'dogma Pottery');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 227, 1794836629791, 'said', 'B', NULL, 'dogma Pottery');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 230, 1794836629795, 'said', 'B', NULL, 'Space Traffic');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 233, 1794836629800, 'said', 'D', NULL, 'dogma Masonry');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 236, 1794836629809, 'said', 'B', NULL, 'yellow');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 239, 1794836629813, 'said', 'A', NULL, 'blue');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 242, 1794836629815, 'said', 'C', NULL, 'second');
INSERT INTO public.entries VALUES ('gPefAG1pXYXTLrFT', 245, 1794836629819, 'said', 'A', NULL, 'first');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 0, 1794836629843, 'begun', NULL, NULL, 'game = "innovation"
edition = "fourth"
cards = "1724dd3d6d964b05"
players = 5
language = "en"
seed = 3676566476364483130
');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 1, 1794836629849, 'chat', NULL, 'Rqp5WJyXp8f01K6v', 'Good luck!');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 2, 1794836629858, 'said', 'A', NULL, 'Code of Laws');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 5, 1794836629862, 'said', 'D', NULL, 'Mysticism');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 8, 1794836629866, 'said', 'E', NULL, 'pass');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 11, 1794836629879, 'said', 'D', NULL, 'Tools');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 14, 1794836629886, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 17, 1794836629890, 'said', 'C', NULL, 'Mathematics');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 20, 1794836629904, 'said', 'A', NULL, 'dogma Mathematics');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 23, 1794836629911, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 26, 1794836629914, 'said', 'D', NULL, 'draw');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 29, 1794836629928, 'said', 'E', NULL, 'meld Currency');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 32, 1794836629937, 'said', 'D', NULL, 'Agriculture');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 35, 1794836629944, 'said', 'B', NULL, 'achieve 1');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 38, 1794836629959, 'said', 'D', NULL, 'pass');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 41, 1794836629965, 'said', 'B', NULL, 'Medicine');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 44, 1794836629969, 'said', 'C', NULL, 'dogma Construction');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 47, 1794836629974, 'said', 'D', NULL, 'dogma Calendar of B');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 50, 1794836629978, 'said', 'E', NULL, 'dogma Calendar of B');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 53, 1794836629980, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 56, 1794836629983, 'said', 'B', NULL, 'Machinery');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 59, 1794836629989, 'said', 'D', NULL, 'Invention');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 62, 1794836629994, 'said', 'A', NULL, 'dogma Construction of C');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 65, 1794836630017, 'said', 'D', NULL, 'Feudalism');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 68, 1794836630030, 'said', 'C', NULL, 'dogma Clothing');
INSERT INTO public.entries VALUES ('mVTMbNN3ndJ5F4bp', 71, 1794836630040, 'said', 'E', NULL, 'pass');
INSERT INTO public.entries VALUES ('rBM0wSc_Nk81uldE', 3, 1794836630068, 'said', 'B', NULL, 'The Wheel');
INSERT INTO public.entries VALUES ('rBM0wSc_Nk81uldE', 6, 1794836630076, 'said', 'B', NULL, 'meld Clothing');
INSERT INTO public.entries VALUES ('rBM0wSc_Nk81uldE', 9, 1794836630086, 'said', 'A', NULL, 'dogma Writing');
INSERT INTO public.entries VALUES ('rBM0wSc_Nk81uldE', 12, 1794836630112, 'said', 'A', NULL, 'dogma Domestication');
INSERT INTO public.entries VALUES ('rBM0wSc_Nk81uldE', 15, 1794836630134, 'said', 'B', NULL, 'meld Oars');
INSERT INTO public.entries VALUES ('rBM0wSc_Nk81uldE', 18, 1794836630151, 'said', 'B', NULL, 'dogma Oars');
INSERT INTO public.entries VALUES ('rBM0wSc_Nk81uldE', 21, 1794836630162, 'said', 'A', NULL, 'meld Calendar');
INSERT INTO public.entries VALUES ('rBM0wSc_Nk81uldE', 24, 1794836630166, 'said', 'A', NULL, 'meld Monotheism');
INSERT INTO public.entries VALUES ('ZM6QLMlsWUQRGc5f', 2, 1794836630203, 'said', 'A', NULL, '2');
INSERT INTO public.entries VALUES ('ZM6QLMlsWUQRGc5f', 6, 1794836630237, 'said', 'A', NULL, '1');
INSERT INTO public.entries VALUES ('ZM6QLMlsWUQRGc5f', 9, 1794836630271, 'said', 'A', NULL, 'E');
INSERT INTO public.entries VALUES ('ZM6QLMlsWUQRGc5f', 12, 1794836630332, 'said', 'A', NULL, 'A');
INSERT INTO public.entries VALUES ('ZM6QLMlsWUQRGc5f', 15, 1794836630369, 'said', 'A', NULL, 'H');
INSERT INTO public.entries VALUES ('ZM6QLMlsWUQRGc5f', 19, 1794836630402, 'said', 'A', NULL, 'Copper Smelting');
INSERT INTO public.entries VALUES ('oBqUou28mv5qKGQA', 1, 1794836630484, 'said', 'A', NULL, 'region 5');
INSERT INTO public.entries VALUES ('oBqUou28mv5qKGQA', 3, 1794836630546, 'said', 'A', NULL, 'present Proto-City 3');
INSERT INTO public.entries VALUES ('oBqUou28mv5qKGQA', 7, 1794836630716, 'said', 'A', NULL, 'Sailing');
INSERT INTO public.entries VALUES ('oBqUou28mv5qKGQA', 9, 1794836630743, 'said', 'A', NULL, 'region 2');
INSERT INTO public.entries VALUES ('oBqUou28mv5qKGQA', 17, 1794836630882, 'said', 'A', NULL, 'specialist economy');
INSERT INTO public.entries VALUES ('ZM6QLMlsWUQRGc5f', 10, 1794836630296, 'said', 'A', NULL, 'D');
INSERT INTO public.entries VALUES ('ZM6QLMlsWUQRGc5f', 13, 1794836630343, 'said', 'A', NULL, 'F');
INSERT INTO public.entries VALUES ('ZM6QLMlsWUQRGc5f', 16, 1794836630378, 'said', 'A', NULL, 'free');
INSERT INTO public.entries VALUES ('ZM6QLMlsWUQRGc5f', 18, 1794836630393, 'said', 'A', NULL, 'Agriculture');
INSERT INTO public.entries VALUES ('oBqUou28mv5qKGQA', 5, 1794836630653, 'said', 'A', NULL, 'idea Glass');
INSERT INTO public.entries VALUES ('oBqUou28mv5qKGQA', 10, 1794836630759, 'said', 'A', NULL, 'place CALL_SPEC');
INSERT INTO public.entries VALUES ('oBqUou28mv5qKGQA', 12, 1794836630791, 'said', 'A', NULL, 'chain Flute');
INSERT INTO public.entries VALUES ('oBqUou28mv5qKGQA', 14, 1794836630819, 'said', 'A', NULL, 'tile E7');
INSERT INTO public.entries VALUES ('oBqUou28mv5qKGQA', 16, 1794836630857, 'said', 'A', NULL, 'Mathematics');
INSERT INTO public.entries VALUES ('oBqUou28mv5qKGQA', 19, 1794836630930, 'said', 'A', NULL, 'region 5');


--
-- Data for Name: people; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.people VALUES ('Rqp5WJyXp8f01K6v', 'Ada', 1794836627551, 1794836627551, 'ada', '$argon2id$v=19$m=19456,t=2,p=1$2QJscZnvMlshT3XH+K2/sw$wTaGBKMjiX8czpuxf2S4OMgyWZy8FaPaSQSfcdMB7dM');


--
-- Data for Name: seats; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.seats VALUES ('5Sl9dgVqdCI8Uzyk', 'A', 'Rqp5WJyXp8f01K6v', NULL, 'Ada');
INSERT INTO public.seats VALUES ('5Sl9dgVqdCI8Uzyk', 'B', NULL, 'random', 'Hypatia');
INSERT INTO public.seats VALUES ('4VsnKoK7EbOPwWLP', 'A', 'Rqp5WJyXp8f01K6v', NULL, 'Ada');
INSERT INTO public.seats VALUES ('4VsnKoK7EbOPwWLP', 'B', NULL, 'random', 'Hypatia');
INSERT INTO public.seats VALUES ('4VsnKoK7EbOPwWLP', 'C', NULL, 'random', 'Galileusz');
INSERT INTO public.seats VALUES ('gPefAG1pXYXTLrFT', 'A', 'Rqp5WJyXp8f01K6v', NULL, 'Ada');
INSERT INTO public.seats VALUES ('gPefAG1pXYXTLrFT', 'B', NULL, 'random', 'Hypatia');
INSERT INTO public.seats VALUES ('gPefAG1pXYXTLrFT', 'C', NULL, 'random', 'Galileo');
INSERT INTO public.seats VALUES ('gPefAG1pXYXTLrFT', 'D', NULL, 'random', 'Ada 2');
INSERT INTO public.seats VALUES ('mVTMbNN3ndJ5F4bp', 'A', 'Rqp5WJyXp8f01K6v', NULL, 'Ada');
INSERT INTO public.seats VALUES ('mVTMbNN3ndJ5F4bp', 'B', NULL, 'random', 'Hypatia');
INSERT INTO public.seats VALUES ('mVTMbNN3ndJ5F4bp', 'C', NULL, 'random', 'Galileo');
INSERT INTO public.seats VALUES ('mVTMbNN3ndJ5F4bp', 'D', NULL, 'random', 'Ada 2');
INSERT INTO public.seats VALUES ('mVTMbNN3ndJ5F4bp', 'E', NULL, 'random', 'Tesla');
INSERT INTO public.seats VALUES ('rBM0wSc_Nk81uldE', 'A', 'Rqp5WJyXp8f01K6v', NULL, 'Ada');
INSERT INTO public.seats VALUES ('rBM0wSc_Nk81uldE', 'B', NULL, 'random', 'Hypatia');
INSERT INTO public.seats VALUES ('8hFAOd1gogE1PWPJ', 'A', 'Rqp5WJyXp8f01K6v', NULL, 'Ada');
INSERT INTO public.seats VALUES ('8hFAOd1gogE1PWPJ', 'B', NULL, NULL, '');
INSERT INTO public.seats VALUES ('ZM6QLMlsWUQRGc5f', 'A', 'Rqp5WJyXp8f01K6v', NULL, 'Ada');
INSERT INTO public.seats VALUES ('oBqUou28mv5qKGQA', 'A', 'Rqp5WJyXp8f01K6v', NULL, 'Ada');


--
-- Data for Name: secret; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.secret VALUES (1, '\x4886834f8d74619e1961c3c0608b3395c89fe384768d325845071485422f265d');


--
-- Data for Name: tables; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tables VALUES ('5Sl9dgVqdCI8Uzyk', 'Rqp5WJyXp8f01K6v', 1794836627811, false, '{"edition":"first","language":"en","teams":[],"parley":null,"memory":true,"covered":null,"patience":0,"guided":false,"hints":null}', 'finished', 'A achievements', 293, 293, 1794836628852, NULL);
INSERT INTO public.tables VALUES ('4VsnKoK7EbOPwWLP', 'Rqp5WJyXp8f01K6v', 1794836628869, false, '{"edition":"third","language":"pl","teams":[],"parley":null,"memory":true,"covered":null,"patience":0,"guided":false,"hints":null}', 'finished', 'A score', 198, 198, 1794836629298, NULL);
INSERT INTO public.tables VALUES ('mVTMbNN3ndJ5F4bp', 'Rqp5WJyXp8f01K6v', 1794836629838, false, '{"edition":"fourth","language":"en","teams":[],"parley":true,"memory":true,"covered":null,"patience":0,"guided":false,"hints":null}', 'playing', NULL, 74, 74, 1794836630045, 'A');
INSERT INTO public.tables VALUES ('rBM0wSc_Nk81uldE', 'Rqp5WJyXp8f01K6v', 1794836630050, false, '{"edition":"first","language":"en","teams":[],"parley":null,"memory":true,"covered":null,"patience":0,"guided":false,"hints":null}', 'playing', NULL, 25, 25, 1794836630166, 'A');
INSERT INTO public.tables VALUES ('gPefAG1pXYXTLrFT', 'Rqp5WJyXp8f01K6v', 1794836629304, false, '{"edition":"fourth","language":"en","teams":["AC","BD"],"parley":null,"memory":true,"covered":null,"patience":0,"guided":false,"hints":null}', 'finished', 'AC score', 248, 248, 1794836629825, NULL);
INSERT INTO public.tables VALUES ('8hFAOd1gogE1PWPJ', 'Rqp5WJyXp8f01K6v', 1794836630170, true, '{"edition":"fourth","language":"en","teams":[],"parley":null,"memory":true,"covered":null,"patience":0,"guided":false,"hints":null}', 'open', NULL, 0, 0, 1794836630170, NULL);
INSERT INTO public.tables VALUES ('ZM6QLMlsWUQRGc5f', 'Rqp5WJyXp8f01K6v', 1794836630176, false, '{"game":"inventions","difficulty":"easy","box":"Eureka''s own box","ours":true}', 'playing', NULL, 21, 21, 1794836630409, 'A');
INSERT INTO public.tables VALUES ('oBqUou28mv5qKGQA', 'Rqp5WJyXp8f01K6v', 1794836630417, false, '{"game":"inventions-solo","difficulty":"easy"}', 'playing', NULL, 21, 21, 1794836630950, 'A');


--
-- Name: _sqlx_migrations _sqlx_migrations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public._sqlx_migrations
    ADD CONSTRAINT _sqlx_migrations_pkey PRIMARY KEY (version);


--
-- Name: entries entries_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (table_id, number);


--
-- Name: people people_login_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_login_key UNIQUE (login);


--
-- Name: people people_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (id);


--
-- Name: seats seats_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (table_id, seat);


--
-- Name: secret secret_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.secret
    ADD CONSTRAINT secret_pkey PRIMARY KEY (id);


--
-- Name: tables tables_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);


--
-- Name: seats_by_person; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX seats_by_person ON public.seats USING btree (person) WHERE (person IS NOT NULL);


--
-- Name: tables_by_creator; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_by_creator ON public.tables USING btree (creator);


--
-- Name: tables_in_the_lobby; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_in_the_lobby ON public.tables USING btree (created DESC, id) WHERE ((state = 'open'::text) AND listed);


--
-- Name: tables_that_wait; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_that_wait ON public.tables USING btree (changed, id) WHERE (state = 'playing'::text);


--
-- Name: entries entries_table_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);


--
-- Name: seats seats_person_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_person_fkey FOREIGN KEY (person) REFERENCES public.people(id);


--
-- Name: seats seats_table_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);


--
-- Name: tables tables_creator_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_creator_fkey FOREIGN KEY (creator) REFERENCES public.people(id);


--
-- PostgreSQL database dump complete
--


