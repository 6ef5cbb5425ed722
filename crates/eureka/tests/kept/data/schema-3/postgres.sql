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
    lock bigint DEFAULT 0 NOT NULL,
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
    game text DEFAULT 'innovation'::text NOT NULL,
    CONSTRAINT tables_check CHECK (((outcome IS NOT NULL) = (state = 'finished'::text))),
    CONSTRAINT tables_check1 CHECK (((waiting_for IS NOT NULL) = (state = 'playing'::text))),
    CONSTRAINT tables_state_check CHECK ((state = ANY (ARRAY['open'::text, 'playing'::text, 'finished'::text, 'closed'::text])))
);


--
-- Data for Name: _sqlx_migrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public._sqlx_migrations VALUES (1, 'tables and people', '2026-11-18 04:30:42.121992+00', true, '\x31bef80ac9a3d44ab1549164a3a0bbbe6cbd3084719099580583c3a68f7853f2efdfbaafc6f6a591f6b402390f2ae41e', 21509094);
INSERT INTO public._sqlx_migrations VALUES (2, 'locks', '2026-11-18 04:30:42.143901+00', true, '\xaf07d3fee1355531749a1fb99d6e6d09982c25d78ae3ab5a4a14daf5b882c7de46f882b7b27eb334f66994b08ada3193', 3552390);
INSERT INTO public._sqlx_migrations VALUES (3, 'games', '2026-11-18 04:30:42.1515+00', true, '\x754dbd18b95f977bd6aa4ec7de49b9747de6ece452517891899bd11ff613580b6837005d4c4d04e0cc6652040880e8c7', 7933725);


--
-- Data for Name: entries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 0, 1794976248690, 'begun', NULL, NULL, 'eureka = 1
answers = []

[setup]
game = "innovation"
edition = "first"
cards = "8adb0b096f9b5065"
players = 2
language = "en"
seed = 4867074084969439388
');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 1, 1794976248714, 'chat', NULL, 'eRclrTYA9cBl1u7V', 'Good luck!');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 2, 1794976248742, 'said', 'A', NULL, 'Oars');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 3, 1794976248744, 'said', 'B', NULL, 'Code of Laws');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 4, 1794976248745, 'said', 'B', NULL, 'meld Sailing');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 5, 1794976248748, 'said', 'A', NULL, 'dogma Oars');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 6, 1794976248751, 'said', 'A', NULL, 'meld Domestication');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 7, 1794976248753, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 8, 1794976248754, 'said', 'B', NULL, 'meld Writing');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 9, 1794976248757, 'said', 'A', NULL, 'meld Pottery');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 10, 1794976248761, 'said', 'A', NULL, 'dogma Oars');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 11, 1794976248763, 'said', 'B', NULL, 'dogma Sailing');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 12, 1794976248765, 'said', 'B', NULL, 'dogma Code of Laws');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 13, 1794976248768, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 14, 1794976248772, 'said', 'A', NULL, 'dogma Domestication');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 15, 1794976248776, 'said', 'A', NULL, 'City States');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 16, 1794976248778, 'said', 'B', NULL, 'dogma Clothing');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 17, 1794976248779, 'said', 'B', NULL, 'dogma Clothing');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 18, 1794976248782, 'said', 'A', NULL, 'meld Agriculture');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 19, 1794976248784, 'said', 'A', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 20, 1794976248786, 'said', 'B', NULL, 'meld The Wheel');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 21, 1794976248787, 'said', 'B', NULL, 'meld Fermenting');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 22, 1794976248789, 'said', 'A', NULL, 'achieve 1');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 23, 1794976248792, 'said', 'A', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 24, 1794976248795, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 25, 1794976248796, 'said', 'B', NULL, 'dogma The Wheel');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 26, 1794976248801, 'said', 'A', NULL, 'dogma Oars');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 27, 1794976248811, 'said', 'A', NULL, 'dogma Agriculture');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 28, 1794976248815, 'said', 'A', NULL, 'Education');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 29, 1794976248818, 'said', 'B', NULL, 'dogma Fermenting');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 30, 1794976248820, 'said', 'B', NULL, 'meld Compass');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 31, 1794976248826, 'said', 'A', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 32, 1794976248835, 'said', 'A', NULL, 'meld Medicine');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 33, 1794976248838, 'said', 'B', NULL, 'dogma Code of Laws');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 34, 1794976248841, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 35, 1794976248847, 'said', 'B', NULL, 'meld Machinery');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 36, 1794976248851, 'said', 'A', NULL, 'dogma Pottery');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 37, 1794976248856, 'said', 'A', NULL, 'Alchemy');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 38, 1794976248866, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 39, 1794976248869, 'said', 'A', NULL, 'dogma Oars');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 40, 1794976248875, 'said', 'B', NULL, 'Currency');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 41, 1794976248877, 'said', 'B', NULL, 'dogma Code of Laws');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 42, 1794976248878, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 43, 1794976248882, 'said', 'B', NULL, 'dogma Writing');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 44, 1794976248889, 'said', 'A', NULL, 'dogma Pottery');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 45, 1794976248894, 'said', 'A', NULL, 'Archery');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 46, 1794976248898, 'said', 'A', NULL, 'Engineering');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 47, 1794976248907, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 48, 1794976248910, 'said', 'A', NULL, 'achieve 2');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 49, 1794976248914, 'said', 'B', NULL, 'meld Mathematics');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 50, 1794976248919, 'said', 'B', NULL, 'meld Construction');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 51, 1794976248922, 'said', 'A', NULL, 'meld Archery');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 52, 1794976248927, 'said', 'A', NULL, 'dogma Pottery');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 53, 1794976248933, 'said', 'A', NULL, 'Optics');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 54, 1794976248936, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 55, 1794976248938, 'said', 'B', NULL, 'dogma Mathematics');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 56, 1794976248940, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 57, 1794976248947, 'said', 'B', NULL, 'dogma Code of Laws');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 58, 1794976248948, 'said', 'B', NULL, 'Education');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 59, 1794976248950, 'said', 'B', NULL, 'yes');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 60, 1794976248953, 'said', 'A', NULL, 'dogma Archery');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 61, 1794976248957, 'said', 'A', NULL, 'dogma Pottery');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 62, 1794976248962, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 63, 1794976248965, 'said', 'B', NULL, 'dogma Mathematics');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 64, 1794976248970, 'said', 'B', NULL, 'Road Building');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 65, 1794976248973, 'said', 'B', NULL, 'meld Paper');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 66, 1794976248978, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 67, 1794976248983, 'said', 'A', NULL, 'dogma Medicine');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 68, 1794976248989, 'said', 'B', NULL, 'dogma Construction');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 69, 1794976248993, 'said', 'A', NULL, 'Experimentation');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 70, 1794976249000, 'said', 'A', NULL, 'Mapmaking');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 71, 1794976249002, 'said', 'B', NULL, 'meld Experimentation');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 72, 1794976249007, 'said', 'A', NULL, 'meld Colonialism');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 73, 1794976249015, 'said', 'A', NULL, 'meld Optics');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 74, 1794976249021, 'said', 'B', NULL, 'dogma Paper');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 75, 1794976249024, 'said', 'B', NULL, 'blue');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 76, 1794976249025, 'said', 'B', NULL, 'meld Anatomy');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 77, 1794976249031, 'said', 'A', NULL, 'meld Road Building');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 78, 1794976249041, 'said', 'A', NULL, 'dogma Medicine');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 79, 1794976249044, 'said', 'B', NULL, 'Mysticism');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 80, 1794976249045, 'said', 'B', NULL, 'meld Mapmaking');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 81, 1794976249047, 'said', 'B', NULL, 'dogma Construction');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 82, 1794976249056, 'said', 'A', NULL, 'achieve 3');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 83, 1794976249061, 'said', 'A', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 84, 1794976249063, 'said', 'B', NULL, 'dogma Anatomy');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 85, 1794976249065, 'said', 'B', NULL, 'meld Enterprise');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 86, 1794976249072, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 87, 1794976249084, 'said', 'A', NULL, 'dogma Medicine');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 88, 1794976249087, 'said', 'B', NULL, 'Metalworking');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 89, 1794976249088, 'said', 'B', NULL, 'dogma Enterprise');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 90, 1794976249097, 'said', 'B', NULL, 'no');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 91, 1794976249107, 'said', 'B', NULL, 'dogma Enterprise');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 92, 1794976249109, 'said', 'B', NULL, 'yes');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 93, 1794976249117, 'said', 'A', NULL, 'dogma Agriculture');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 94, 1794976249122, 'said', 'A', NULL, 'Perspective');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 95, 1794976249126, 'said', 'A', NULL, 'achieve 4');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 96, 1794976249129, 'said', 'B', NULL, 'dogma Medicine');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 97, 1794976249130, 'said', 'B', NULL, 'dogma Mapmaking');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 98, 1794976249134, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 99, 1794976249137, 'said', 'A', NULL, 'dogma Road Building');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 100, 1794976249140, 'said', 'B', NULL, 'dogma Medicine');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 101, 1794976249144, 'said', 'B', NULL, 'dogma Enterprise');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 102, 1794976249147, 'said', 'A', NULL, 'dogma Road Building');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 103, 1794976249151, 'said', 'A', NULL, 'dogma Agriculture');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 104, 1794976249156, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 105, 1794976249158, 'said', 'B', NULL, 'dogma Medicine');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 106, 1794976249161, 'said', 'A', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 107, 1794976249165, 'said', 'A', NULL, 'dogma Agriculture');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 108, 1794976249167, 'said', 'B', NULL, 'dogma Enterprise');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 109, 1794976249169, 'said', 'B', NULL, 'dogma Gunpowder');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 110, 1794976249173, 'said', 'A', NULL, 'Road Building');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 111, 1794976249177, 'said', 'A', NULL, 'dogma Measurement');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 112, 1794976249178, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 113, 1794976249182, 'said', 'A', NULL, 'dogma Measurement');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 114, 1794976249184, 'said', 'B', NULL, 'Steam Engine');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 115, 1794976249186, 'said', 'B', NULL, 'red');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 116, 1794976249188, 'said', 'B', NULL, 'dogma Gunpowder');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 117, 1794976249189, 'said', 'B', NULL, 'dogma Medicine');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 118, 1794976249194, 'said', 'A', NULL, 'achieve 5');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 119, 1794976249204, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 120, 1794976249206, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 121, 1794976249208, 'said', 'B', NULL, 'dogma Navigation');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 122, 1794976249212, 'said', 'A', NULL, 'Calendar');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 123, 1794976249215, 'said', 'A', NULL, 'meld Banking');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 124, 1794976249226, 'said', 'A', NULL, 'dogma Optics');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 125, 1794976249231, 'said', 'A', NULL, 'Currency');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 126, 1794976249233, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 127, 1794976249235, 'said', 'B', NULL, 'dogma Emancipation');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 128, 1794976249238, 'said', 'A', NULL, 'red');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 129, 1794976249240, 'said', 'B', NULL, 'purple');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 130, 1794976249244, 'said', 'A', NULL, 'meld Atomic Theory');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 131, 1794976249248, 'said', 'A', NULL, 'dogma Banking');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 132, 1794976249251, 'said', 'A', NULL, 'no');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 133, 1794976249254, 'said', 'B', NULL, 'dogma Medicine');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 134, 1794976249256, 'said', 'B', NULL, 'dogma Experimentation');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 135, 1794976249260, 'said', 'A', NULL, 'dogma Canning');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 136, 1794976249270, 'said', 'B', NULL, 'yes');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 137, 1794976249274, 'said', 'A', NULL, 'no');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 138, 1794976249276, 'said', 'B', NULL, 'no');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 139, 1794976249279, 'said', 'A', NULL, 'yes');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 140, 1794976249282, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 141, 1794976249292, 'said', 'B', NULL, 'dogma Emancipation');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 142, 1794976249295, 'said', 'A', NULL, 'Chemistry');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 143, 1794976249297, 'said', 'B', NULL, 'dogma Experimentation');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 144, 1794976249301, 'said', 'A', NULL, 'meld Metric System');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 145, 1794976249309, 'said', 'A', NULL, 'dogma Metric System');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 146, 1794976249312, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 147, 1794976249317, 'said', 'A', NULL, 'no');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 148, 1794976249322, 'said', 'B', NULL, 'meld Vaccination');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 149, 1794976249327, 'said', 'B', NULL, 'meld Steam Engine');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 150, 1794976249331, 'said', 'A', NULL, 'dogma Optics');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 151, 1794976249336, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 152, 1794976249341, 'said', 'B', NULL, 'meld Industrialization');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 153, 1794976249350, 'said', 'B', NULL, 'dogma Mapmaking');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 154, 1794976249354, 'said', 'A', NULL, 'dogma Optics');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 155, 1794976249357, 'said', 'B', NULL, 'Encyclopedia');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 156, 1794976249360, 'said', 'A', NULL, 'meld Classification');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 157, 1794976249363, 'said', 'B', NULL, 'dogma Industrialization');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 158, 1794976249365, 'said', 'B', NULL, 'dogma Evolution');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 159, 1794976249369, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 160, 1794976249375, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 161, 1794976249378, 'said', 'A', NULL, 'meld Refrigeration');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 162, 1794976249382, 'said', 'A', NULL, 'dogma Refrigeration');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 163, 1794976249385, 'said', 'A', NULL, 'Flight');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 164, 1794976249388, 'said', 'B', NULL, 'achieve 6');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 165, 1794976249389, 'said', 'B', NULL, 'dogma Railroad');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 166, 1794976249391, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 167, 1794976249396, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 168, 1794976249399, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 169, 1794976249401, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 170, 1794976249402, 'said', 'B', NULL, 'dogma Railroad');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 171, 1794976249405, 'said', 'B', NULL, 'Mobility');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 172, 1794976249406, 'said', 'B', NULL, 'Rocketry');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 173, 1794976249408, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 174, 1794976249412, 'said', 'A', NULL, 'meld Sanitation');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 175, 1794976249422, 'said', 'A', NULL, 'meld Specialization');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 176, 1794976249425, 'said', 'B', NULL, 'meld Mobility');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 177, 1794976249427, 'said', 'B', NULL, 'dogma Mobility');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 178, 1794976249434, 'said', 'A', NULL, 'Atomic Theory');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 179, 1794976249441, 'said', 'A', NULL, 'meld Lighting');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 180, 1794976249446, 'said', 'A', NULL, 'meld Fission');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 181, 1794976249450, 'said', 'B', NULL, 'dogma Mobility');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 182, 1794976249454, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 183, 1794976249460, 'said', 'A', NULL, 'dogma Specialization');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 184, 1794976249465, 'said', 'B', NULL, 'Rocketry');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 185, 1794976249468, 'said', 'A', NULL, 'Satellites');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 186, 1794976249479, 'said', 'B', NULL, 'blue');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 187, 1794976249484, 'said', 'A', NULL, 'yellow');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 188, 1794976249490, 'said', 'A', NULL, 'dogma Pottery');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 189, 1794976249494, 'said', 'A', NULL, 'Satellites');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 190, 1794976249499, 'said', 'A', NULL, 'Mapmaking');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 191, 1794976249503, 'said', 'A', NULL, 'Computers');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 192, 1794976249507, 'said', 'B', NULL, 'meld Suburbia');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 193, 1794976249510, 'said', 'B', NULL, 'achieve 7');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 194, 1794976249514, 'said', 'A', NULL, 'dogma Pottery');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 195, 1794976249520, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 196, 1794976249524, 'said', 'A', NULL, 'dogma Classification');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 197, 1794976249528, 'said', 'B', NULL, 'Physics');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 198, 1794976249531, 'said', 'B', NULL, 'Genetics');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 199, 1794976249534, 'said', 'B', NULL, 'Rocketry');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 200, 1794976249538, 'said', 'A', NULL, 'Ecology');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 201, 1794976249543, 'said', 'A', NULL, 'Antibiotics');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 202, 1794976249546, 'said', 'B', NULL, 'dogma Mobility');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 203, 1794976249549, 'said', 'B', NULL, 'achieve 8');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 204, 1794976249553, 'said', 'A', NULL, 'meld Composites');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 205, 1794976249557, 'said', 'A', NULL, 'meld Services');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 206, 1794976249560, 'said', 'B', NULL, 'dogma Mobility');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 207, 1794976249564, 'said', 'B', NULL, 'dogma Physics');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 208, 1794976249567, 'said', 'B', NULL, 'A.I.');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 209, 1794976249571, 'said', 'A', NULL, 'dogma Canning');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 210, 1794976249573, 'said', 'B', NULL, 'yes');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 211, 1794976249577, 'said', 'A', NULL, 'no');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 212, 1794976249580, 'said', 'B', NULL, 'no');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 213, 1794976249582, 'said', 'A', NULL, 'yes');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 214, 1794976249588, 'said', 'A', NULL, 'meld Satellites');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 215, 1794976249591, 'said', 'B', NULL, 'dogma Mobility');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 216, 1794976249592, 'said', 'B', NULL, 'dogma Railroad');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 217, 1794976249595, 'said', 'B', NULL, 'red');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 218, 1794976249600, 'said', 'A', NULL, 'dogma Canning');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 219, 1794976249602, 'said', 'B', NULL, 'yes');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 220, 1794976249609, 'said', 'A', NULL, 'yes');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 221, 1794976249619, 'said', 'B', NULL, 'no');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 222, 1794976249630, 'said', 'A', NULL, 'dogma Composites');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 223, 1794976249635, 'said', 'B', NULL, 'meld Databases');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 224, 1794976249636, 'said', 'B', NULL, 'meld Globalization');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 225, 1794976249638, 'said', 'A', NULL, 'meld Self Service');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 226, 1794976249642, 'said', 'A', NULL, 'dogma Specialization');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 227, 1794976249647, 'said', 'A', NULL, 'Robotics');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 228, 1794976249655, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 229, 1794976249658, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 230, 1794976249668, 'said', 'B', NULL, 'dogma Globalization');
INSERT INTO public.entries VALUES ('-vwivyCpmI99Zqk9', 231, 1794976249672, 'said', 'A', NULL, 'Canning');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 0, 1794976249702, 'begun', NULL, NULL, 'eureka = 1
answers = []

[setup]
game = "innovation"
edition = "third"
cards = "670dd272af073669"
players = 3
language = "pl"
seed = 4552248698587731173
');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 1, 1794976249716, 'chat', NULL, 'eRclrTYA9cBl1u7V', 'Good luck!');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 2, 1794976249730, 'said', 'A', NULL, 'Clothing');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 3, 1794976249732, 'said', 'B', NULL, 'Masonry');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 4, 1794976249734, 'said', 'C', NULL, 'Archery');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 5, 1794976249737, 'said', 'C', NULL, 'meld City States');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 6, 1794976249743, 'said', 'A', NULL, 'dogma Clothing');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 7, 1794976249746, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 8, 1794976249748, 'said', 'B', NULL, 'meld Agriculture');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 9, 1794976249749, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 10, 1794976249751, 'said', 'C', NULL, 'dogma Archery');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 11, 1794976249753, 'said', 'A', NULL, 'Pottery');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 12, 1794976249758, 'said', 'B', NULL, 'Writing');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 13, 1794976249770, 'said', 'C', NULL, 'meld Pottery');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 14, 1794976249785, 'said', 'A', NULL, 'dogma Clothing');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 15, 1794976249806, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 16, 1794976249808, 'said', 'B', NULL, 'dogma Oars');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 17, 1794976249810, 'said', 'B', NULL, 'dogma Oars');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 18, 1794976249813, 'said', 'C', NULL, 'dogma Archery');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 19, 1794976249814, 'said', 'C', NULL, 'meld Fermenting');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 20, 1794976249817, 'said', 'A', NULL, 'dogma Domestication');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 21, 1794976249820, 'said', 'B', NULL, 'Mathematics');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 22, 1794976249824, 'said', 'A', NULL, 'meld Canal Building');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 23, 1794976249826, 'said', 'B', NULL, 'dogma Oars');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 24, 1794976249827, 'said', 'B', NULL, 'meld Compass');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 25, 1794976249828, 'said', 'C', NULL, 'meld Alchemy');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 26, 1794976249830, 'said', 'C', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 27, 1794976249834, 'said', 'A', NULL, 'dogma Canal Building');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 28, 1794976249837, 'said', 'B', NULL, 'no');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 29, 1794976249839, 'said', 'A', NULL, 'yes');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 30, 1794976249846, 'said', 'A', NULL, 'meld Calendar');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 31, 1794976249857, 'said', 'B', NULL, 'dogma Compass');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 32, 1794976249858, 'said', 'C', NULL, 'Alchemy');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 33, 1794976249861, 'said', 'A', NULL, 'Canal Building');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 34, 1794976249872, 'said', 'B', NULL, 'meld Philosophy');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 35, 1794976249873, 'said', 'C', NULL, 'meld Medicine');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 36, 1794976249875, 'said', 'C', NULL, 'meld Translation');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 37, 1794976249877, 'said', 'A', NULL, 'meld Mapmaking');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 38, 1794976249881, 'said', 'A', NULL, 'dogma Domestication');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 39, 1794976249884, 'said', 'A', NULL, 'Sailing');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 40, 1794976249885, 'said', 'B', NULL, 'meld Road Building');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 41, 1794976249887, 'said', 'B', NULL, 'dogma Road Building');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 42, 1794976249895, 'said', 'A', NULL, 'Metalworking');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 43, 1794976249899, 'said', 'A', NULL, 'Enterprise');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 44, 1794976249903, 'said', 'A', NULL, 'B');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 45, 1794976249905, 'said', 'B', NULL, 'Monotheism');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 46, 1794976249906, 'said', 'B', NULL, 'Perspective');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 47, 1794976249907, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 48, 1794976249909, 'said', 'C', NULL, 'meld Paper');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 49, 1794976249910, 'said', 'C', NULL, 'meld Currency');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 50, 1794976249919, 'said', 'A', NULL, 'dogma Domestication');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 51, 1794976249921, 'said', 'A', NULL, 'achieve 1');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 52, 1794976249923, 'said', 'B', NULL, 'meld Gunpowder');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 53, 1794976249924, 'said', 'B', NULL, 'dogma Monotheism');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 54, 1794976249926, 'said', 'C', NULL, 'dogma Paper');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 55, 1794976249927, 'said', 'B', NULL, 'blue');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 56, 1794976249929, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 57, 1794976249937, 'said', 'C', NULL, 'meld Coal');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 58, 1794976249943, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 59, 1794976249947, 'said', 'A', NULL, 'meld Astronomy');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 60, 1794976249949, 'said', 'B', NULL, 'dogma Perspective');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 61, 1794976249951, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 62, 1794976249955, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 63, 1794976249962, 'said', 'B', NULL, 'dogma Gunpowder');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 64, 1794976249967, 'said', 'C', NULL, 'dogma Coal');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 65, 1794976249971, 'said', 'C', NULL, 'no');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 66, 1794976249972, 'said', 'C', NULL, 'Translation');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 67, 1794976249973, 'said', 'C', NULL, 'dogma Pottery');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 68, 1794976249976, 'said', 'A', NULL, 'Experimentation');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 69, 1794976249983, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 70, 1794976249985, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 71, 1794976249987, 'said', 'A', NULL, 'meld The Pirate Code');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 72, 1794976249990, 'said', 'A', NULL, 'dogma Calendar');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 73, 1794976249993, 'said', 'B', NULL, 'dogma Alchemy');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 74, 1794976249994, 'said', 'B', NULL, 'Steam Engine');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 75, 1794976249996, 'said', 'B', NULL, 'Invention');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 76, 1794976249997, 'said', 'B', NULL, 'dogma Alchemy');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 77, 1794976249998, 'said', 'B', NULL, 'Banking');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 78, 1794976250003, 'said', 'B', NULL, 'Encyclopedia');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 79, 1794976250008, 'said', 'C', NULL, 'dogma Pottery');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 80, 1794976250017, 'said', 'A', NULL, 'Reformation');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 81, 1794976250027, 'said', 'A', NULL, 'Machine Tools');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 82, 1794976250030, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 83, 1794976250032, 'said', 'C', NULL, 'Metric System');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 84, 1794976250033, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 85, 1794976250035, 'said', 'C', NULL, 'dogma Coal');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 86, 1794976250036, 'said', 'B', NULL, 'no');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 87, 1794976250038, 'said', 'C', NULL, 'no');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 88, 1794976250039, 'said', 'B', NULL, 'Steam Engine');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 89, 1794976250041, 'said', 'C', NULL, 'City States');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 90, 1794976250051, 'said', 'A', NULL, 'dogma The Pirate Code');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 91, 1794976250053, 'said', 'C', NULL, 'City States');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 92, 1794976250061, 'said', 'C', NULL, 'Tools');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 93, 1794976250064, 'said', 'A', NULL, 'dogma Calendar');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 94, 1794976250066, 'said', 'B', NULL, 'achieve 2');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 95, 1794976250067, 'said', 'B', NULL, 'meld Classification');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 96, 1794976250068, 'said', 'C', NULL, 'meld Sanitation');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 97, 1794976250070, 'said', 'C', NULL, 'dogma Paper');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 98, 1794976250075, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 99, 1794976250078, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 100, 1794976250080, 'said', 'A', NULL, 'meld Explosives');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 101, 1794976250083, 'said', 'A', NULL, 'meld Canning');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 102, 1794976250086, 'said', 'B', NULL, 'achieve 3');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 103, 1794976250087, 'said', 'B', NULL, 'dogma Classification');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 104, 1794976250088, 'said', 'B', NULL, 'Machine Tools');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 105, 1794976250090, 'said', 'B', NULL, 'Combustion');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 106, 1794976250091, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 107, 1794976250099, 'said', 'C', NULL, 'dogma Pottery');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 108, 1794976250101, 'said', 'C', NULL, 'Printing Press');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 109, 1794976250118, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 110, 1794976250120, 'said', 'A', NULL, 'dogma Mapmaking');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 111, 1794976250131, 'said', 'A', NULL, 'dogma Mapmaking');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 112, 1794976250133, 'said', 'B', NULL, 'dogma Agriculture');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 113, 1794976250134, 'said', 'C', NULL, 'Emancipation');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 114, 1794976250135, 'said', 'B', NULL, 'dogma Agriculture');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 115, 1794976250137, 'said', 'C', NULL, 'Evolution');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 116, 1794976250138, 'said', 'B', NULL, 'Emancipation');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 117, 1794976250139, 'said', 'C', NULL, 'achieve 5');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 118, 1794976250140, 'said', 'C', NULL, 'achieve 6');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 119, 1794976250144, 'said', 'A', NULL, 'meld Lighting');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 120, 1794976250147, 'said', 'A', NULL, 'achieve 4');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 121, 1794976250149, 'said', 'B', NULL, 'dogma Industrialization');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 122, 1794976250151, 'said', 'C', NULL, 'red');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 123, 1794976250153, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 124, 1794976250155, 'said', 'B', NULL, 'purple');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 125, 1794976250156, 'said', 'B', NULL, 'dogma Classification');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 126, 1794976250157, 'said', 'B', NULL, 'Emancipation');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 127, 1794976250160, 'said', 'C', NULL, 'achieve 7');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 128, 1794976250168, 'said', 'C', NULL, 'dogma Sanitation');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 129, 1794976250171, 'said', 'A', NULL, 'meld Atomic Theory');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 130, 1794976250174, 'said', 'A', NULL, 'dogma Mapmaking');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 131, 1794976250176, 'said', 'B', NULL, 'meld Electricity');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 132, 1794976250177, 'said', 'B', NULL, 'dogma Emancipation');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 133, 1794976250178, 'said', 'C', NULL, 'Refrigeration');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 134, 1794976250180, 'said', 'B', NULL, 'red');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 135, 1794976250181, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 136, 1794976250182, 'said', 'C', NULL, 'meld Rocketry');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 137, 1794976250185, 'said', 'A', NULL, 'dogma Lighting');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 138, 1794976250187, 'said', 'C', NULL, 'Quantum Theory');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 139, 1794976250188, 'said', 'C', NULL, 'Specialization');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 140, 1794976250214, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 141, 1794976250218, 'said', 'A', NULL, 'dogma Mapmaking');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 142, 1794976250220, 'said', 'B', NULL, 'dogma Industrialization');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 143, 1794976250222, 'said', 'B', NULL, 'dogma Industrialization');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 144, 1794976250231, 'said', 'C', NULL, 'achieve 9');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 145, 1794976250233, 'said', 'C', NULL, 'meld Publications');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 146, 1794976250239, 'said', 'A', NULL, 'dogma Mapmaking');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 147, 1794976250266, 'said', 'A', NULL, 'dogma Lighting');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 148, 1794976250268, 'said', 'A', NULL, 'Composites');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 149, 1794976250271, 'said', 'B', NULL, 'dogma Industrialization');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 150, 1794976250272, 'said', 'B', NULL, 'dogma Agriculture');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 151, 1794976250273, 'said', 'C', NULL, 'dogma Publications');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 152, 1794976250276, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 153, 1794976250277, 'said', 'C', NULL, 'red');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 154, 1794976250283, 'said', 'C', NULL, 'Colonialism');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 155, 1794976250298, 'said', 'C', NULL, 'Oars');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 156, 1794976250303, 'said', 'C', NULL, 'Coal');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 157, 1794976250309, 'said', 'B', NULL, 'blue');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 158, 1794976250311, 'said', 'C', NULL, 'yellow');
INSERT INTO public.entries VALUES ('FAaXkWQ-ivgVzSnZ', 159, 1794976250314, 'said', 'C', NULL, 'achieve 8');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 0, 1794976250347, 'begun', NULL, NULL, 'eureka = 1
answers = []

[setup]
game = "innovation"
edition = "fourth"
cards = "1724dd3d6d964b05"
players = 4
teams = [
    "AC",
    "BD",
]
language = "en"
seed = 2478484213560176389
');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 1, 1794976250354, 'chat', NULL, 'eRclrTYA9cBl1u7V', 'Good luck!');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 2, 1794976250367, 'said', 'A', NULL, 'Mysticism');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 3, 1794976250382, 'said', 'B', NULL, 'Pottery');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 4, 1794976250384, 'said', 'C', NULL, 'Clothing');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 5, 1794976250387, 'said', 'D', NULL, 'Oars');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 6, 1794976250394, 'said', 'C', NULL, 'dogma Clothing');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 7, 1794976250395, 'said', 'D', NULL, 'draw');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 8, 1794976250398, 'said', 'A', NULL, 'dogma Mysticism');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 9, 1794976250401, 'said', 'A', NULL, 'meld Canal Building');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 10, 1794976250403, 'said', 'B', NULL, 'dogma Pottery');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 11, 1794976250404, 'said', 'B', NULL, 'meld Philosophy');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 12, 1794976250407, 'said', 'C', NULL, 'meld Domestication');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 13, 1794976250409, 'said', 'C', NULL, 'dogma Domestication');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 14, 1794976250410, 'said', 'D', NULL, 'meld Sailing');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 15, 1794976250415, 'said', 'D', NULL, 'draw');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 16, 1794976250431, 'said', 'A', NULL, 'meld Writing');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 17, 1794976250435, 'said', 'A', NULL, 'dogma Mysticism');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 18, 1794976250443, 'said', 'B', NULL, 'dogma Pottery');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 19, 1794976250446, 'said', 'B', NULL, 'meld Monotheism');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 20, 1794976250447, 'said', 'C', NULL, 'meld Mapmaking');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 21, 1794976250449, 'said', 'C', NULL, 'meld Mathematics');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 22, 1794976250450, 'said', 'D', NULL, 'dogma Sailing');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 23, 1794976250452, 'said', 'D', NULL, 'meld Education');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 24, 1794976250454, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 25, 1794976250459, 'said', 'A', NULL, 'dogma Fermenting');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 26, 1794976250461, 'said', 'B', NULL, 'Compass');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 27, 1794976250464, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 28, 1794976250471, 'said', 'B', NULL, 'dogma Compass');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 29, 1794976250494, 'said', 'B', NULL, 'dogma Monotheism');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 30, 1794976250496, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 31, 1794976250497, 'said', 'C', NULL, 'meld Medicine');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 32, 1794976250498, 'said', 'D', NULL, 'meld Calendar');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 33, 1794976250500, 'said', 'D', NULL, 'dogma Optics');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 34, 1794976250501, 'said', 'D', NULL, 'A');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 35, 1794976250504, 'said', 'A', NULL, 'dogma Invention');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 36, 1794976250506, 'said', 'A', NULL, 'dogma Writing');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 37, 1794976250508, 'said', 'B', NULL, 'dogma Pottery');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 38, 1794976250515, 'said', 'B', NULL, 'Gunpowder');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 39, 1794976250541, 'said', 'B', NULL, 'Alchemy');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 40, 1794976250542, 'said', 'B', NULL, 'dogma Monotheism');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 41, 1794976250544, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 42, 1794976250545, 'said', 'C', NULL, 'dogma Mathematics');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 43, 1794976250546, 'said', 'D', NULL, 'Navigation');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 44, 1794976250551, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 45, 1794976250576, 'said', 'C', NULL, 'Banking');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 46, 1794976250580, 'said', 'D', NULL, 'dogma Education');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 47, 1794976250582, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 48, 1794976250584, 'said', 'D', NULL, 'draw');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 49, 1794976250586, 'said', 'A', NULL, 'dogma Canal Building');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 50, 1794976250588, 'said', 'B', NULL, 'first');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 51, 1794976250591, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 52, 1794976250612, 'said', 'D', NULL, 'first');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 53, 1794976250619, 'said', 'A', NULL, 'first');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 54, 1794976250626, 'said', 'A', NULL, 'meld Construction');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 55, 1794976250628, 'said', 'B', NULL, 'dogma Monotheism');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 56, 1794976250629, 'said', 'B', NULL, 'dogma Agriculture');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 57, 1794976250630, 'said', 'B', NULL, 'Alchemy');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 58, 1794976250632, 'said', 'C', NULL, 'dogma Emancipation');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 59, 1794976250633, 'said', 'B', NULL, 'Gunpowder');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 60, 1794976250635, 'said', 'D', NULL, 'red');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 61, 1794976250638, 'said', 'C', NULL, 'red');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 62, 1794976250639, 'said', 'C', NULL, 'meld Classification');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 63, 1794976250641, 'said', 'D', NULL, 'dogma Education');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 64, 1794976250648, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 65, 1794976250665, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 66, 1794976250671, 'said', 'D', NULL, 'Astronomy');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 67, 1794976250678, 'said', 'D', NULL, 'draw');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 68, 1794976250706, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 69, 1794976250709, 'said', 'A', NULL, 'dogma Construction');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 70, 1794976250711, 'said', 'D', NULL, 'Astronomy');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 71, 1794976250712, 'said', 'D', NULL, 'Archery');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 72, 1794976250714, 'said', 'B', NULL, 'meld Bicycle');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 73, 1794976250716, 'said', 'B', NULL, 'dogma Pottery');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 74, 1794976250737, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 75, 1794976250743, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 76, 1794976250749, 'said', 'D', NULL, 'dogma Education');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 77, 1794976250751, 'said', 'A', NULL, 'Measurement');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 78, 1794976250776, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 79, 1794976250777, 'said', 'D', NULL, 'meld Experimentation');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 80, 1794976250783, 'said', 'A', NULL, 'meld Atomic Theory');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 81, 1794976250791, 'said', 'A', NULL, 'meld Encyclopedia');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 82, 1794976250794, 'said', 'B', NULL, 'dogma Monotheism');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 83, 1794976250795, 'said', 'B', NULL, 'dogma The Pirate Code');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 84, 1794976250797, 'said', 'C', NULL, 'dogma Emancipation');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 85, 1794976250798, 'said', 'B', NULL, 'Refrigeration');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 86, 1794976250807, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 87, 1794976250828, 'said', 'C', NULL, 'dogma Road Building');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 88, 1794976250830, 'said', 'A', NULL, 'Astronomy');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 89, 1794976250837, 'said', 'A', NULL, 'Paper');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 90, 1794976250840, 'said', 'A', NULL, 'B');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 91, 1794976250841, 'said', 'C', NULL, 'Explosives');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 92, 1794976250843, 'said', 'C', NULL, 'Colonialism');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 93, 1794976250844, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 94, 1794976250845, 'said', 'D', NULL, 'meld Measurement');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 95, 1794976250848, 'said', 'D', NULL, 'dogma Measurement');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 96, 1794976250851, 'said', 'D', NULL, 'pass');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 97, 1794976250871, 'said', 'A', NULL, 'meld The Wheel');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 98, 1794976250881, 'said', 'A', NULL, 'dogma The Wheel');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 99, 1794976250900, 'said', 'B', NULL, 'meld Flight');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 100, 1794976250922, 'said', 'B', NULL, 'dogma Pottery');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 101, 1794976250923, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 102, 1794976250927, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 103, 1794976250933, 'said', 'C', NULL, 'dogma Classification');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 104, 1794976250935, 'said', 'D', NULL, 'Publications');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 105, 1794976250937, 'said', 'D', NULL, 'Alchemy');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 106, 1794976250939, 'said', 'D', NULL, 'Publications');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 107, 1794976250961, 'said', 'D', NULL, 'Evolution');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 108, 1794976250963, 'said', 'D', NULL, 'Translation');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 109, 1794976250965, 'said', 'C', NULL, 'Satellites');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 110, 1794976250967, 'said', 'C', NULL, 'Collaboration');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 111, 1794976250968, 'said', 'C', NULL, 'Electricity');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 112, 1794976250970, 'said', 'C', NULL, 'Satellites');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 113, 1794976250972, 'said', 'D', NULL, 'draw');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 114, 1794976250973, 'said', 'D', NULL, 'dogma Education');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 115, 1794976250974, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 116, 1794976250975, 'said', 'D', NULL, 'pass');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 117, 1794976250978, 'said', 'A', NULL, 'meld Socialism');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 118, 1794976250981, 'said', 'A', NULL, 'meld Navigation');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 119, 1794976250982, 'said', 'B', NULL, 'meld Antibiotics');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 120, 1794976250984, 'said', 'B', NULL, 'dogma Flight');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 121, 1794976250985, 'said', 'D', NULL, 'yes');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 122, 1794976250986, 'said', 'B', NULL, 'no');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 123, 1794976250988, 'said', 'C', NULL, 'dogma Colonialism');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 124, 1794976250989, 'said', 'C', NULL, 'dogma Medicine');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 125, 1794976250992, 'said', 'A', NULL, '4');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 126, 1794976250994, 'said', 'D', NULL, 'dogma Optics');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 127, 1794976250999, 'said', 'D', NULL, 'draw');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 128, 1794976251007, 'said', 'A', NULL, 'meld Empiricism');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 129, 1794976251015, 'said', 'A', NULL, 'meld Metric System');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 130, 1794976251017, 'said', 'B', NULL, 'dogma Monotheism');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 131, 1794976251021, 'said', 'B', NULL, 'dogma Pottery');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 132, 1794976251047, 'said', 'B', NULL, 'Bioengineering');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 133, 1794976251049, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 134, 1794976251063, 'said', 'C', NULL, 'dogma Medicine');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 135, 1794976251075, 'said', 'C', NULL, 'meld Specialization');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 136, 1794976251096, 'said', 'D', NULL, 'dogma Optics');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 137, 1794976251098, 'said', 'A', NULL, 'Canal Building');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 138, 1794976251103, 'said', 'D', NULL, 'dogma Measurement');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 139, 1794976251128, 'said', 'D', NULL, 'The Internet');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 140, 1794976251159, 'said', 'A', NULL, 'meld Archery');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 141, 1794976251175, 'said', 'A', NULL, 'dogma Empiricism');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 142, 1794976251196, 'said', 'C', NULL, 'purple');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 143, 1794976251215, 'said', 'C', NULL, 'yellow');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 144, 1794976251240, 'said', 'D', NULL, 'red');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 145, 1794976251259, 'said', 'D', NULL, 'yellow');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 146, 1794976251285, 'said', 'A', NULL, 'green');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 147, 1794976251305, 'said', 'A', NULL, 'yellow');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 148, 1794976251325, 'said', 'B', NULL, 'achieve 2');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 149, 1794976251342, 'said', 'B', NULL, 'meld Quantum Theory');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 150, 1794976251360, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 151, 1794976251380, 'said', 'C', NULL, 'dogma Mathematics');
INSERT INTO public.entries VALUES ('KvLs7Z1gNM5dlZhn', 152, 1794976251403, 'said', 'D', NULL, 'Whataboutism');
INSERT INTO public.entries VALUES ('LhBebFWxUA8NLvf5', 0, 1794976251445, 'begun', NULL, NULL, 'eureka = 1
answers = []

[setup]
game = "innovation"
edition = "fourth"
cards = "1724dd3d6d964b05"
players = 5
language = "en"
seed = 5086077582038967802
');
INSERT INTO public.entries VALUES ('LhBebFWxUA8NLvf5', 1, 1794976251464, 'chat', NULL, 'eRclrTYA9cBl1u7V', 'Good luck!');
INSERT INTO public.entries VALUES ('LhBebFWxUA8NLvf5', 2, 1794976251523, 'said', 'A', NULL, 'Agriculture');
INSERT INTO public.entries VALUES ('LhBebFWxUA8NLvf5', 3, 1794976251525, 'said', 'B', NULL, 'Pottery');
INSERT INTO public.entries VALUES ('LhBebFWxUA8NLvf5', 4, 1794976251587, 'said', 'C', NULL, 'Metalworking');
INSERT INTO public.entries VALUES ('LhBebFWxUA8NLvf5', 5, 1794976251608, 'said', 'D', NULL, 'Oars');
INSERT INTO public.entries VALUES ('LhBebFWxUA8NLvf5', 6, 1794976251609, 'said', 'E', NULL, 'Domestication');
INSERT INTO public.entries VALUES ('LhBebFWxUA8NLvf5', 7, 1794976251629, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('LhBebFWxUA8NLvf5', 8, 1794976251659, 'said', 'B', NULL, 'meld Code of Laws');
INSERT INTO public.entries VALUES ('LhBebFWxUA8NLvf5', 9, 1794976251683, 'said', 'C', NULL, 'meld Mysticism');
INSERT INTO public.entries VALUES ('LhBebFWxUA8NLvf5', 10, 1794976251696, 'said', 'C', NULL, 'dogma Mysticism');
INSERT INTO public.entries VALUES ('LhBebFWxUA8NLvf5', 11, 1794976251717, 'said', 'D', NULL, 'dogma Pottery of B');
INSERT INTO public.entries VALUES ('LhBebFWxUA8NLvf5', 12, 1794976251718, 'said', 'E', NULL, 'Clothing');
INSERT INTO public.entries VALUES ('LhBebFWxUA8NLvf5', 13, 1794976251723, 'said', 'A', NULL, 'Tools');
INSERT INTO public.entries VALUES ('LhBebFWxUA8NLvf5', 14, 1794976251742, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('LhBebFWxUA8NLvf5', 15, 1794976251772, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('LhBebFWxUA8NLvf5', 16, 1794976251773, 'said', 'D', NULL, 'draw');
INSERT INTO public.entries VALUES ('LhBebFWxUA8NLvf5', 17, 1794976251807, 'said', 'E', NULL, 'dogma Mysticism of C');
INSERT INTO public.entries VALUES ('LhBebFWxUA8NLvf5', 18, 1794976251808, 'said', 'C', NULL, 'Clothing');
INSERT INTO public.entries VALUES ('LhBebFWxUA8NLvf5', 19, 1794976251809, 'said', 'E', NULL, 'meld Currency');
INSERT INTO public.entries VALUES ('LhBebFWxUA8NLvf5', 20, 1794976251835, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('LhBebFWxUA8NLvf5', 21, 1794976251855, 'said', 'A', NULL, 'meld Philosophy');
INSERT INTO public.entries VALUES ('LhBebFWxUA8NLvf5', 22, 1794976251883, 'said', 'B', NULL, 'dogma Pottery');
INSERT INTO public.entries VALUES ('LhBebFWxUA8NLvf5', 23, 1794976251903, 'said', 'B', NULL, 'meld Construction');
INSERT INTO public.entries VALUES ('LhBebFWxUA8NLvf5', 24, 1794976251926, 'said', 'C', NULL, 'dogma Philosophy of A');
INSERT INTO public.entries VALUES ('LhBebFWxUA8NLvf5', 25, 1794976251947, 'said', 'C', NULL, 'The Wheel');
INSERT INTO public.entries VALUES ('LhBebFWxUA8NLvf5', 26, 1794976251961, 'said', 'A', NULL, 'City States');
INSERT INTO public.entries VALUES ('LhBebFWxUA8NLvf5', 27, 1794976251976, 'said', 'C', NULL, 'red');
INSERT INTO public.entries VALUES ('LhBebFWxUA8NLvf5', 28, 1794976251980, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('LhBebFWxUA8NLvf5', 29, 1794976251997, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('LhBebFWxUA8NLvf5', 30, 1794976252012, 'said', 'C', NULL, 'meld Clothing');
INSERT INTO public.entries VALUES ('LhBebFWxUA8NLvf5', 31, 1794976252024, 'said', 'D', NULL, 'dogma Construction of B');
INSERT INTO public.entries VALUES ('LhBebFWxUA8NLvf5', 32, 1794976252025, 'said', 'D', NULL, 'Tools');
INSERT INTO public.entries VALUES ('LhBebFWxUA8NLvf5', 33, 1794976252041, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('LhBebFWxUA8NLvf5', 34, 1794976252072, 'said', 'D', NULL, 'meld Canal Building');
INSERT INTO public.entries VALUES ('LhBebFWxUA8NLvf5', 35, 1794976252096, 'said', 'E', NULL, 'dogma Pottery of B');
INSERT INTO public.entries VALUES ('LhBebFWxUA8NLvf5', 36, 1794976252103, 'said', 'A', NULL, 'Compass');
INSERT INTO public.entries VALUES ('LhBebFWxUA8NLvf5', 37, 1794976252155, 'said', 'D', NULL, 'Writing');
INSERT INTO public.entries VALUES ('LhBebFWxUA8NLvf5', 38, 1794976252191, 'said', 'D', NULL, 'pass');
INSERT INTO public.entries VALUES ('LhBebFWxUA8NLvf5', 39, 1794976252208, 'said', 'E', NULL, 'dogma Pottery of B');
INSERT INTO public.entries VALUES ('LhBebFWxUA8NLvf5', 40, 1794976252228, 'said', 'E', NULL, 'Fermenting');
INSERT INTO public.entries VALUES ('LhBebFWxUA8NLvf5', 41, 1794976252235, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('LhBebFWxUA8NLvf5', 42, 1794976252260, 'said', 'D', NULL, 'Writing');
INSERT INTO public.entries VALUES ('LhBebFWxUA8NLvf5', 43, 1794976252267, 'said', 'D', NULL, 'Mathematics');
INSERT INTO public.entries VALUES ('LhBebFWxUA8NLvf5', 44, 1794976252287, 'said', 'D', NULL, 'Mapmaking');
INSERT INTO public.entries VALUES ('LhBebFWxUA8NLvf5', 45, 1794976252304, 'said', 'E', NULL, 'pass');
INSERT INTO public.entries VALUES ('LhBebFWxUA8NLvf5', 46, 1794976252321, 'said', 'A', NULL, 'meld Tools');
INSERT INTO public.entries VALUES ('Ri1yCj5v6sqZHmBl', 0, 1794976252363, 'begun', NULL, NULL, 'eureka = 1
answers = []

[setup]
game = "innovation"
edition = "first"
cards = "8adb0b096f9b5065"
players = 2
language = "en"
seed = 847718354888760309
');
INSERT INTO public.entries VALUES ('Ri1yCj5v6sqZHmBl', 1, 1794976252398, 'chat', NULL, 'eRclrTYA9cBl1u7V', 'Good luck!');
INSERT INTO public.entries VALUES ('Ri1yCj5v6sqZHmBl', 2, 1794976252439, 'said', 'A', NULL, 'Oars');
INSERT INTO public.entries VALUES ('Ri1yCj5v6sqZHmBl', 3, 1794976252460, 'said', 'B', NULL, 'Agriculture');
INSERT INTO public.entries VALUES ('Ri1yCj5v6sqZHmBl', 4, 1794976252483, 'said', 'B', NULL, 'meld Masonry');
INSERT INTO public.entries VALUES ('Ri1yCj5v6sqZHmBl', 5, 1794976252505, 'said', 'A', NULL, 'dogma Oars');
INSERT INTO public.entries VALUES ('Ri1yCj5v6sqZHmBl', 6, 1794976252529, 'said', 'A', NULL, 'meld Code of Laws');
INSERT INTO public.entries VALUES ('Ri1yCj5v6sqZHmBl', 7, 1794976252552, 'said', 'B', NULL, 'meld The Wheel');
INSERT INTO public.entries VALUES ('Ri1yCj5v6sqZHmBl', 8, 1794976252553, 'said', 'B', NULL, 'dogma Masonry');
INSERT INTO public.entries VALUES ('Ri1yCj5v6sqZHmBl', 9, 1794976252589, 'said', 'A', NULL, 'meld Pottery');
INSERT INTO public.entries VALUES ('Ri1yCj5v6sqZHmBl', 10, 1794976252635, 'said', 'A', NULL, 'dogma Code of Laws');
INSERT INTO public.entries VALUES ('Ri1yCj5v6sqZHmBl', 11, 1794976252665, 'said', 'A', NULL, 'Tools');
INSERT INTO public.entries VALUES ('Ri1yCj5v6sqZHmBl', 12, 1794976252698, 'said', 'A', NULL, 'no');
INSERT INTO public.entries VALUES ('Ri1yCj5v6sqZHmBl', 13, 1794976252747, 'said', 'B', NULL, 'dogma The Wheel');
INSERT INTO public.entries VALUES ('Ri1yCj5v6sqZHmBl', 14, 1794976252792, 'said', 'B', NULL, 'dogma Masonry');
INSERT INTO public.entries VALUES ('Ri1yCj5v6sqZHmBl', 15, 1794976252794, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('Ri1yCj5v6sqZHmBl', 16, 1794976252799, 'said', 'A', NULL, 'dogma Pottery');
INSERT INTO public.entries VALUES ('Ri1yCj5v6sqZHmBl', 17, 1794976252804, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('Ri1yCj5v6sqZHmBl', 18, 1794976252806, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('Ri1yCj5v6sqZHmBl', 19, 1794976252807, 'said', 'B', NULL, 'dogma Masonry');
INSERT INTO public.entries VALUES ('Ri1yCj5v6sqZHmBl', 20, 1794976252810, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('Ri1yCj5v6sqZHmBl', 21, 1794976252814, 'said', 'A', NULL, 'meld Clothing');
INSERT INTO public.entries VALUES ('Ri1yCj5v6sqZHmBl', 22, 1794976252819, 'said', 'A', NULL, 'meld Archery');
INSERT INTO public.entries VALUES ('Ri1yCj5v6sqZHmBl', 23, 1794976252822, 'said', 'B', NULL, 'meld City States');
INSERT INTO public.entries VALUES ('Ri1yCj5v6sqZHmBl', 24, 1794976252824, 'said', 'B', NULL, 'meld Mysticism');
INSERT INTO public.entries VALUES ('Ri1yCj5v6sqZHmBl', 25, 1794976252827, 'said', 'A', NULL, 'dogma Archery');
INSERT INTO public.entries VALUES ('bzuGx4uLpZQknMoi', 0, 1794976252843, 'begun', NULL, NULL, 'eureka = 1
answers = []

[setup]
game = "inventions"
difficulty = "easy"
seed = 655142

[setup.profile]
name = "Eureka''s own box"
ours = true
forums = [
    [
    "PRESENT",
    "TRAVEL",
],
    [
    "INVENT",
    "CALL_SPEC",
],
    [
    "SHARE",
    "GAIN_INF",
],
    [
    "INNOVATE",
    "EUREKA",
],
    [
    "SEND_DIP",
    "CALL_DIP",
],
]
ring = [
    "private 1",
    "private 2",
    "private 3",
    "private 4",
    "common 4",
    "common 3",
    "common 2",
    "common 1",
]

[setup.profile.influence]
1 = [
    6,
    4,
    2,
]
2 = [
    6,
    4,
    2,
]
3 = [
    6,
    4,
    2,
]
4 = [
    6,
    4,
    2,
]
5 = [
    6,
    4,
    2,
]
6 = [
    6,
    4,
    2,
]
7 = [
    6,
    4,
    2,
]

[setup.profile.cards]
1 = [
    "SHARE",
    "PRESENT",
    "INNOVATE*",
    "CALL_SPEC*",
    "TRAVEL*",
]
2 = [
    "PRESENT",
    "GAIN_INF*",
    "INVENT",
    "SEND_DIP",
    "SHARE",
]
3 = [
    "INVENT",
    "SHARE",
    "TRAVEL*",
    "PRESENT",
    "EUREKA",
]
4 = [
    "PRESENT",
    "EUREKA",
    "SHARE",
    "INNOVATE*",
    "INVENT",
]
5 = [
    "INVENT",
    "CALL_SPEC*",
    "PRESENT",
    "CALL_DIP",
    "GAIN_INF*",
]
');
INSERT INTO public.entries VALUES ('bzuGx4uLpZQknMoi', 1, 1794976252911, 'said', 'A', NULL, '1');
INSERT INTO public.entries VALUES ('bzuGx4uLpZQknMoi', 2, 1794976252930, 'said', 'A', NULL, '2');
INSERT INTO public.entries VALUES ('bzuGx4uLpZQknMoi', 3, 1794976252981, 'said', 'A', NULL, '2');
INSERT INTO public.entries VALUES ('bzuGx4uLpZQknMoi', 4, 1794976253004, 'said', 'A', NULL, '2');
INSERT INTO public.entries VALUES ('bzuGx4uLpZQknMoi', 5, 1794976253021, 'said', 'A', NULL, '1');
INSERT INTO public.entries VALUES ('bzuGx4uLpZQknMoi', 6, 1794976253056, 'said', 'A', NULL, '1');
INSERT INTO public.entries VALUES ('bzuGx4uLpZQknMoi', 7, 1794976253076, 'said', 'A', NULL, '2');
INSERT INTO public.entries VALUES ('bzuGx4uLpZQknMoi', 8, 1794976253096, 'said', 'A', NULL, 'B');
INSERT INTO public.entries VALUES ('bzuGx4uLpZQknMoi', 9, 1794976253114, 'said', 'A', NULL, 'E');
INSERT INTO public.entries VALUES ('bzuGx4uLpZQknMoi', 10, 1794976253138, 'said', 'A', NULL, 'D');
INSERT INTO public.entries VALUES ('bzuGx4uLpZQknMoi', 11, 1794976253152, 'said', 'A', NULL, 'C');
INSERT INTO public.entries VALUES ('bzuGx4uLpZQknMoi', 12, 1794976253166, 'said', 'A', NULL, 'A');
INSERT INTO public.entries VALUES ('bzuGx4uLpZQknMoi', 13, 1794976253180, 'said', 'A', NULL, 'F');
INSERT INTO public.entries VALUES ('bzuGx4uLpZQknMoi', 14, 1794976253198, 'said', 'A', NULL, 'C');
INSERT INTO public.entries VALUES ('bzuGx4uLpZQknMoi', 15, 1794976253212, 'said', 'A', NULL, 'H');
INSERT INTO public.entries VALUES ('bzuGx4uLpZQknMoi', 16, 1794976253231, 'said', 'A', NULL, 'free');
INSERT INTO public.entries VALUES ('bzuGx4uLpZQknMoi', 17, 1794976253245, 'said', 'A', NULL, 'Cotton');
INSERT INTO public.entries VALUES ('bzuGx4uLpZQknMoi', 18, 1794976253260, 'said', 'A', NULL, 'Agriculture');
INSERT INTO public.entries VALUES ('bzuGx4uLpZQknMoi', 19, 1794976253278, 'said', 'A', NULL, 'Copper Smelting');
INSERT INTO public.entries VALUES ('bzuGx4uLpZQknMoi', 20, 1794976253292, 'said', 'A', NULL, 'Iron');
INSERT INTO public.entries VALUES ('WkQugyyVAZZRqToV', 0, 1794976253312, 'begun', NULL, NULL, 'eureka = 1
answers = []

[setup]
game = "inventions solo"
difficulty = "easy"
seed = 957974

[setup.content]
name = "Eureka''s own content"

[setup.content.box]
ours = true
forums = [
    [
    "PRESENT",
    "TRAVEL",
],
    [
    "INVENT",
    "CALL_SPEC",
],
    [
    "SHARE",
    "GAIN_INF",
],
    [
    "INNOVATE",
    "EUREKA",
],
    [
    "SEND_DIP",
    "CALL_DIP",
],
]

[setup.content.box.influence]
1 = [
    6,
    4,
    2,
]
2 = [
    5,
    3,
    1,
]
3 = [
    6,
    4,
    2,
]
4 = [
    6,
    4,
    2,
]
5 = [
    5,
    3,
    1,
]
6 = [
    6,
    4,
    2,
]
7 = [
    5,
    3,
    1,
]

[setup.content.box.cards]
1 = [
    "SHARE",
    "PRESENT",
    "INNOVATE*",
    "CALL_SPEC*",
    "TRAVEL*",
]
2 = [
    "PRESENT",
    "GAIN_INF*",
    "INVENT",
    "SEND_DIP",
    "SHARE",
]
3 = [
    "INVENT",
    "SHARE",
    "TRAVEL*",
    "PRESENT",
    "EUREKA",
]
4 = [
    "PRESENT",
    "EUREKA",
    "SHARE",
    "INNOVATE*",
    "INVENT",
]
5 = [
    "INVENT",
    "CALL_SPEC*",
    "PRESENT",
    "CALL_DIP",
    "GAIN_INF*",
]

[setup.content.regions.1]
name = "Africa"
links = [
    2,
    3,
    7,
]

[setup.content.regions.2]
name = "Middle East"
links = [
    1,
    3,
    4,
]

[setup.content.regions.3]
name = "Europe"
links = [
    1,
    2,
    6,
]

[setup.content.regions.4]
name = "Asia"
links = [
    2,
    5,
    6,
]

[setup.content.regions.5]
name = "Australia"
links = [4]

[setup.content.regions.6]
name = "North America"
links = [
    3,
    4,
    7,
]

[setup.content.regions.7]
name = "South America"
links = [
    1,
    6,
]

[[setup.content.specialists]]
benefit = "PRESENT"
need = 1

[[setup.content.specialists]]
benefit = "INVENT"
need = 1
begins_empty = true

[[setup.content.specialists]]
benefit = "SHARE"
need = 1
begins_empty = true

[[setup.content.specialists]]
benefit = "3 ip"
need = 2

[[setup.content.specialists]]
benefit = "1 influence"
need = 2

[[setup.content.specialists]]
benefit = "1 scholar"
need = 2

[[setup.content.specialists]]
benefit = "1 citizen"
need = 1

[setup.content.knowledge]
1 = "PRESENT"
2 = "INVENT"
3 = "SHARE"
4 = "INNOVATE"
5 = "CALL_SPEC"
6 = "GAIN_INF"
7 = "1 citizen"

[setup.content.milestones]
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

[setup.content.ideas.Boats]
idea = "E1"
chain = "TRAVEL"

[setup.content.ideas.Cloth]
idea = "C1"
chain = "PRESENT"

[setup.content.ideas.Projectile]
idea = "T1"
chain = "GAIN_INF"

[setup.content.ideas."Star Map"]
idea = "E1"
chain = "TRAVEL"

[setup.content.ideas.Flute]
idea = "C1"
chain = "INNOVATE"

[setup.content.ideas.Bread]
idea = "T1"
chain = "INVENT"

[setup.content.ideas.Trade]
idea = "E1"
chain = "SHARE"

[setup.content.ideas."Domesticated Dog"]
idea = "C1"
chain = "TRAVEL"

[setup.content.ideas."Ceramics & Pottery"]
idea = "T1"
chain = "INVENT"

[setup.content.ideas.Horse]
idea = "E2 Transportation"
deck = "A"
chain = "TRAVEL"

[setup.content.ideas.Seawall]
idea = "T2 Stone & Bone Tools"
deck = "A"
chain = "GAIN_INF"

[setup.content.ideas.Wheel]
idea = "T2 Transportation"
deck = "A"
chain = "TRAVEL"

[setup.content.ideas.Fermentation]
idea = "E2 Control of Fire"
deck = "A"
chain = "SHARE"

[setup.content.ideas."Tanned Leather"]
idea = "C2 Stone & Bone Tools"
deck = "A"
chain = "PRESENT"

[setup.content.ideas.Irrigation]
idea = "T2 Agriculture"
deck = "B"
chain = "INVENT"

[setup.content.ideas.Silk]
idea = "E2 Cotton"
deck = "B"
chain = "SHARE"

[setup.content.ideas.Proto-City]
idea = "C2 Mining"
deck = "B"
chain = "INNOVATE"

[setup.content.ideas.Plumbing]
idea = "T2 Copper Smelting"
deck = "B"
chain = "PRESENT"

[setup.content.ideas.Coins]
idea = "E3 Copper Smelting"
chain = "SHARE"

[setup.content.ideas.Lighthouse]
idea = "E3 Sailing"
chain = "TRAVEL"

[setup.content.ideas.Writing]
idea = "C3 Origin of Language"
chain = "PRESENT"

[setup.content.ideas."Musical Notation"]
idea = "C3 Origin of Language"
chain = "INNOVATE"

[setup.content.ideas.Glass]
idea = "T3 Control of Fire"
chain = "INVENT"

[setup.content.ideas.Steel]
idea = "T3 Iron"
chain = "GAIN_INF"

[setup.content.ideas."Mariner''s Compass"]
idea = "E4 Mathematics"
chain = "TRAVEL"

[setup.content.ideas.Caravel]
idea = "E4 Sailing"
chain = "GAIN_INF"

[setup.content.ideas.Eyeglasses]
idea = "T4 Mathematics"
chain = "INVENT"

[setup.content.ideas.Windmill]
idea = "T4 Crane"
chain = "CALL_SPEC"

[setup.content.ideas.Catapult]
idea = "C4 Crane"
chain = "GAIN_INF"

[setup.content.ideas."Printing Press"]
idea = "C4 Paper"
chain = "SHARE"

[setup.content.ideas.Steamboat]
idea = "E5 Iron"
extra = "E"
chain = "TRAVEL"

[setup.content.ideas.Dynamite]
idea = "C5 Greek Fire"
extra = "T"
chain = "GAIN_INF"

[setup.content.ideas.Calculator]
idea = "T5 Mathematics"
chain = "INVENT"

[setup.content.ideas.Automobile]
idea = "E5 Internal Combustion"
extra = "T"
chain = "SHARE"

[setup.content.ideas.Aircraft]
idea = "C5 Internal Combustion"
extra = "T"
chain = "TRAVEL"

[setup.content.ideas.Locomotive]
idea = "E5 Internal Combustion"
extra = "E"
chain = "CALL_SPEC"

[setup.content.ideas.Telephone]
idea = "E5 Telegraph"
chain = "SEND_DIP"

[setup.content.ideas.Television]
idea = "C5 Telegraph"
extra = "C"
chain = "SHARE"

[setup.content.ideas."Light Bulb"]
idea = "T5 Electricity"
chain = "PRESENT"

[setup.content.ideas."High-Density Battery"]
idea = "T5 Electricity"
extra = "T"
chain = "INVENT"

[setup.content.ideas.Microscope]
idea = "T5 Vaccination"
chain = "CALL_SPEC"

[setup.content.ideas.Penicillin]
idea = "C5 Vaccination"
extra = "C"
chain = "INNOVATE"

[setup.content.ideas.Satellite]
idea = "C6 Solar Cell"
extra = "T"
ip = 6

[setup.content.ideas."Solar Sail"]
idea = "E6 Solar Cell"
extra = "E"
ip = 6

[setup.content.ideas."Machine Learning"]
idea = "E6 Computer"
extra = "T"
ip = 6

[setup.content.ideas.Internet]
idea = "C6 Computer"
extra = "C"
ip = 6

[setup.content.ideas."Quantum Computing"]
idea = "T6 AI"
extra = "TT"
ip = 8

[setup.content.ideas."Reusable Rocket"]
idea = "T6 AI"
extra = "ET"
ip = 8

[setup.content.tokens]
PRESENT = 2
INVENT = 3
INNOVATE = 3
SHARE = 4

[setup.content.track]
2 = [
    "-",
    "-",
    "-",
    "-",
]
3 = [
    "1 scholar",
    "1 specialist",
    "turn order",
    "1 citizen",
]
4 = [
    "PRESENT",
    "1 influence",
    "turn order",
    "1 scholar",
]
5 = [
    "INVENT",
    "SHARE",
    "turn order",
    "3 ip",
]
6 = [
    "5 ip",
    "SHARE",
    "INVENT",
    "4 ip",
]

[setup.content.hexes.1]
at = [
    0,
    0,
]
benefit = "1 specialist"

[setup.content.hexes.2]
at = [
    1,
    0,
]
benefit = "economy token"

[setup.content.hexes.3]
at = [
    2,
    0,
]
benefit = "4 ip"

[setup.content.hexes.4]
at = [
    -1,
    1,
]
benefit = "1 influence"

[setup.content.hexes.5]
at = [
    0,
    1,
]
benefit = "1 scholar"

[setup.content.hexes.6]
at = [
    1,
    1,
]
benefit = "3 ip"

[setup.content.hexes.7]
at = [
    2,
    1,
]
benefit = "1 influence"

[setup.content.hexes.8]
at = [
    -2,
    2,
]
benefit = "1 citizen"

[setup.content.hexes.9]
at = [
    -1,
    2,
]
benefit = "1 specialist"

[setup.content.hexes.10]
at = [
    0,
    2,
]
benefit = "4 ip"

[setup.content.hexes.11]
at = [
    1,
    2,
]
benefit = "economy token"

[setup.content.hexes.12]
at = [
    2,
    2,
]
benefit = "1 citizen"

[setup.content.hexes.13]
at = [
    -2,
    3,
]
benefit = "5 ip"

[setup.content.hexes.14]
at = [
    -1,
    3,
]
benefit = "1 influence"

[setup.content.hexes.15]
at = [
    0,
    3,
]
benefit = "1 scholar"

[setup.content.hexes.16]
at = [
    1,
    3,
]
benefit = "5 ip"

[setup.content.economy]
1 = "1 specialist"
2 = "1 scholar"
3 = "4 ip"
4 = "1 influence"
5 = "1 citizen"
6 = "CALL_SPEC"
7 = "SHARE"

[setup.content.culture.1]
action = "PRESENT"
benefit = "2 ip"

[setup.content.culture.2]
action = "INVENT"
benefit = "3 ip"

[setup.content.culture.3]
action = "INNOVATE"
benefit = "1 influence"

[setup.content.culture.4]
action = "SHARE"
benefit = "3 ip"

[setup.content.culture.5]
action = "CALL_SPEC"
benefit = "1 scholar"

[setup.content.culture.6]
action = "GAIN_INF"
benefit = "3 ip"

[setup.content.culture.7]
action = "TRAVEL"
benefit = "1 citizen"

[setup.content.technology]
1 = [
    "PRESENT",
    "INVENT",
]
2 = [
    "INVENT",
    "SHARE",
]
3 = [
    "INNOVATE",
    "SHARE",
]
4 = [
    "TRAVEL",
    "GAIN_INF",
]
5 = [
    "CALL_SPEC",
    "INVENT",
]
6 = [
    "SEND_DIP",
    "INVENT",
]
7 = [
    "CALL_DIP",
    "PRESENT",
]

[setup.content.wealth.A]
count = "economy tiles"
ip = 3

[setup.content.wealth.B]
count = "culture tiles"
ip = 3

[setup.content.wealth.C]
count = "technology tiles"
ip = 3

[setup.content.wealth.D]
count = "wealth tiles"
ip = 3

[setup.content.wealth.E]
count = "economy-technology pairs"
ip = 3

[setup.content.wealth.F]
count = "economy-culture pairs"
ip = 3

[setup.content.wealth.G]
count = "culture-technology pairs"
ip = 3

[setup.content.goals.1.1]
count = "economy inventions"
ip = 5
most = 20

[setup.content.goals.1.2]
count = "culture inventions"
ip = 5
most = 20

[setup.content.goals.1.3]
count = "technology inventions"
ip = 5
most = 20

[setup.content.goals.1.4]
count = "inventions"
ip = 2
most = 20

[setup.content.goals.1.5]
count = "era"
ip = 3
most = 18

[setup.content.goals.1.6]
count = "late inventions"
ip = 6
most = 18

[setup.content.goals.1.7]
count = "diplomats"
ip = 4
most = 20

[setup.content.goals.2.1]
count = "regions"
ip = 3
most = 18

[setup.content.goals.2.2]
count = "citizens"
ip = 1
most = 18

[setup.content.goals.2.3]
count = "scholars"
ip = 4
most = 20

[setup.content.goals.2.4]
count = "influence"
ip = 2
most = 20

[setup.content.goals.2.5]
count = "influence tokens"
ip = 4
most = 20

[setup.content.goals.2.6]
count = "citizens in play"
ip = 1
most = 18
beyond = 8

[setup.content.goals.2.7]
count = "specialists"
ip = 2
most = 20

[setup.content.goals.3.1]
count = "economy tiles"
ip = 4
most = 20

[setup.content.goals.3.2]
count = "culture tiles"
ip = 4
most = 20

[setup.content.goals.3.3]
count = "technology tiles"
ip = 4
most = 20

[setup.content.goals.3.4]
count = "wealth tiles"
ip = 5
most = 20

[setup.content.goals.3.5]
count = "tiles"
ip = 1
most = 16

[setup.content.goals.3.6]
count = "progress tiles"
ip = 1
most = 16

[setup.content.goals.3.7]
count = "kinds of tiles"
ip = 4
most = 16
');
INSERT INTO public.entries VALUES ('WkQugyyVAZZRqToV', 1, 1794976253369, 'said', 'A', NULL, 'region 6');
INSERT INTO public.entries VALUES ('WkQugyyVAZZRqToV', 2, 1794976253403, 'said', 'A', NULL, '1');
INSERT INTO public.entries VALUES ('WkQugyyVAZZRqToV', 3, 1794976253455, 'said', 'A', NULL, 'present Proto-City 1');
INSERT INTO public.entries VALUES ('WkQugyyVAZZRqToV', 4, 1794976253492, 'said', 'A', NULL, '1');
INSERT INTO public.entries VALUES ('WkQugyyVAZZRqToV', 5, 1794976253532, 'said', 'A', NULL, 'idea Glass');
INSERT INTO public.entries VALUES ('WkQugyyVAZZRqToV', 6, 1794976253565, 'said', 'A', NULL, 'place INNOVATE');
INSERT INTO public.entries VALUES ('WkQugyyVAZZRqToV', 7, 1794976253618, 'said', 'A', NULL, 'chain Silk');
INSERT INTO public.entries VALUES ('WkQugyyVAZZRqToV', 8, 1794976253702, 'said', 'A', NULL, 'aspiration');
INSERT INTO public.entries VALUES ('WkQugyyVAZZRqToV', 9, 1794976253794, 'said', 'A', NULL, 'tile T2');
INSERT INTO public.entries VALUES ('WkQugyyVAZZRqToV', 10, 1794976253873, 'said', 'A', NULL, 'place CALL_SPEC');
INSERT INTO public.entries VALUES ('WkQugyyVAZZRqToV', 11, 1794976253909, 'said', 'A', NULL, 'call 2 from 3');
INSERT INTO public.entries VALUES ('WkQugyyVAZZRqToV', 12, 1794976253943, 'said', 'A', NULL, 'chain Star Map');
INSERT INTO public.entries VALUES ('WkQugyyVAZZRqToV', 13, 1794976253984, 'said', 'A', NULL, 'travel 6 4');
INSERT INTO public.entries VALUES ('WkQugyyVAZZRqToV', 14, 1794976254023, 'said', 'A', NULL, 'tile E7');
INSERT INTO public.entries VALUES ('WkQugyyVAZZRqToV', 15, 1794976254060, 'said', 'A', NULL, 'tile C1');
INSERT INTO public.entries VALUES ('WkQugyyVAZZRqToV', 16, 1794976254100, 'said', 'A', NULL, 'build T2 16');
INSERT INTO public.entries VALUES ('WkQugyyVAZZRqToV', 17, 1794976254174, 'said', 'A', NULL, 'place TRAVEL');
INSERT INTO public.entries VALUES ('WkQugyyVAZZRqToV', 18, 1794976254217, 'said', 'A', NULL, 'travel 4 2');
INSERT INTO public.entries VALUES ('WkQugyyVAZZRqToV', 19, 1794976254256, 'said', 'A', NULL, 'yes');
INSERT INTO public.entries VALUES ('WkQugyyVAZZRqToV', 20, 1794976254298, 'said', 'A', NULL, 'tile C5');
INSERT INTO public.entries VALUES ('0OgbB_x0GZN_8abD', 0, 1794976254338, 'note', NULL, NULL, 'name = "Eureka''s own box"
ours = false
forums = [["PRESENT", "TRAVEL"], ["INVENT", "CALL_SPEC"], ["SHARE", "GAIN_INF"], ["INNOVATE", "EUREKA"], ["SEND_DIP", "CALL_DIP"]]
ring = ["private 1", "private 2", "private 3", "private 4", "common 4", "common 3", "common 2", "common 1"]

[influence]
1 = [6, 4, 2]
2 = [6, 4, 2]
3 = [6, 4, 2]
4 = [6, 4, 2]
5 = [6, 4, 2]
6 = [6, 4, 2]
7 = [6, 4, 2]

[cards]
1 = ["SHARE", "PRESENT", "INNOVATE*", "CALL_SPEC*", "TRAVEL*"]
2 = ["PRESENT", "GAIN_INF*", "INVENT", "SEND_DIP", "SHARE"]
3 = ["INVENT", "SHARE", "TRAVEL*", "PRESENT", "EUREKA"]
4 = ["PRESENT", "EUREKA", "SHARE", "INNOVATE*", "INVENT"]
5 = ["INVENT", "CALL_SPEC*", "PRESENT", "CALL_DIP", "GAIN_INF*"]
');


--
-- Data for Name: people; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.people VALUES ('eRclrTYA9cBl1u7V', 'Ada', 1794976242216, 1794976242216, 'ada', '$argon2id$v=19$m=19456,t=2,p=1$ZUqv4Z3ScEIyy0WDIVvOWQ$p+duTpj7i8Lp01I9sFNPQDr/xn5ZzsHLJx9eWpBOz54', 1);


--
-- Data for Name: seats; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.seats VALUES ('-vwivyCpmI99Zqk9', 'A', 'eRclrTYA9cBl1u7V', NULL, 'Ada');
INSERT INTO public.seats VALUES ('-vwivyCpmI99Zqk9', 'B', NULL, 'random', 'Hypatia');
INSERT INTO public.seats VALUES ('FAaXkWQ-ivgVzSnZ', 'A', 'eRclrTYA9cBl1u7V', NULL, 'Ada');
INSERT INTO public.seats VALUES ('FAaXkWQ-ivgVzSnZ', 'B', NULL, 'random', 'Hypatia');
INSERT INTO public.seats VALUES ('FAaXkWQ-ivgVzSnZ', 'C', NULL, 'random', 'Galileusz');
INSERT INTO public.seats VALUES ('KvLs7Z1gNM5dlZhn', 'A', 'eRclrTYA9cBl1u7V', NULL, 'Ada');
INSERT INTO public.seats VALUES ('KvLs7Z1gNM5dlZhn', 'B', NULL, 'random', 'Hypatia');
INSERT INTO public.seats VALUES ('KvLs7Z1gNM5dlZhn', 'C', NULL, 'random', 'Galileo');
INSERT INTO public.seats VALUES ('KvLs7Z1gNM5dlZhn', 'D', NULL, 'random', 'Ada 2');
INSERT INTO public.seats VALUES ('LhBebFWxUA8NLvf5', 'A', 'eRclrTYA9cBl1u7V', NULL, 'Ada');
INSERT INTO public.seats VALUES ('LhBebFWxUA8NLvf5', 'B', NULL, 'random', 'Hypatia');
INSERT INTO public.seats VALUES ('LhBebFWxUA8NLvf5', 'C', NULL, 'random', 'Galileo');
INSERT INTO public.seats VALUES ('LhBebFWxUA8NLvf5', 'D', NULL, 'random', 'Ada 2');
INSERT INTO public.seats VALUES ('LhBebFWxUA8NLvf5', 'E', NULL, 'random', 'Tesla');
INSERT INTO public.seats VALUES ('Ri1yCj5v6sqZHmBl', 'A', 'eRclrTYA9cBl1u7V', NULL, 'Ada');
INSERT INTO public.seats VALUES ('Ri1yCj5v6sqZHmBl', 'B', NULL, 'random', 'Hypatia');
INSERT INTO public.seats VALUES ('WtBXqBjN8DNgYKs3', 'A', 'eRclrTYA9cBl1u7V', NULL, 'Ada');
INSERT INTO public.seats VALUES ('WtBXqBjN8DNgYKs3', 'B', NULL, NULL, '');
INSERT INTO public.seats VALUES ('bzuGx4uLpZQknMoi', 'A', 'eRclrTYA9cBl1u7V', NULL, 'Ada');
INSERT INTO public.seats VALUES ('WkQugyyVAZZRqToV', 'A', 'eRclrTYA9cBl1u7V', NULL, 'Ada');
INSERT INTO public.seats VALUES ('0OgbB_x0GZN_8abD', 'A', 'eRclrTYA9cBl1u7V', NULL, 'Ada');


--
-- Data for Name: secret; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.secret VALUES (1, '\x5792a03673b08dba16e547edcb759584b59457fb69f4df0715e5a8f7cc77c662');


--
-- Data for Name: tables; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tables VALUES ('-vwivyCpmI99Zqk9', 'eRclrTYA9cBl1u7V', 1794976248673, false, '{"edition":"first","language":"en","teams":[],"parley":null,"memory":true,"covered":null,"patience":0,"guided":false,"hints":null}', 'finished', 'B card', 232, 232, 1794976249672, NULL, 'innovation');
INSERT INTO public.tables VALUES ('FAaXkWQ-ivgVzSnZ', 'eRclrTYA9cBl1u7V', 1794976249682, false, '{"edition":"third","language":"pl","teams":[],"parley":null,"memory":true,"covered":null,"patience":0,"guided":false,"hints":null}', 'finished', 'C achievements', 160, 160, 1794976250314, NULL, 'innovation');
INSERT INTO public.tables VALUES ('KvLs7Z1gNM5dlZhn', 'eRclrTYA9cBl1u7V', 1794976250322, false, '{"edition":"fourth","language":"en","teams":["AC","BD"],"parley":null,"memory":true,"covered":null,"patience":0,"guided":false,"hints":null}', 'finished', 'BD score', 153, 153, 1794976251403, NULL, 'innovation');
INSERT INTO public.tables VALUES ('LhBebFWxUA8NLvf5', 'eRclrTYA9cBl1u7V', 1794976251419, false, '{"edition":"fourth","language":"en","teams":[],"parley":true,"memory":true,"covered":null,"patience":0,"guided":false,"hints":null}', 'playing', NULL, 47, 47, 1794976252321, 'A', 'innovation');
INSERT INTO public.tables VALUES ('Ri1yCj5v6sqZHmBl', 'eRclrTYA9cBl1u7V', 1794976252360, false, '{"edition":"first","language":"en","teams":[],"parley":null,"memory":true,"covered":null,"patience":0,"guided":false,"hints":null}', 'playing', NULL, 26, 26, 1794976252827, 'A', 'innovation');
INSERT INTO public.tables VALUES ('WtBXqBjN8DNgYKs3', 'eRclrTYA9cBl1u7V', 1794976252837, true, '{"edition":"fourth","language":"en","teams":[],"parley":null,"memory":true,"covered":null,"patience":0,"guided":false,"hints":null}', 'open', NULL, 0, 0, 1794976252837, NULL, 'innovation');
INSERT INTO public.tables VALUES ('bzuGx4uLpZQknMoi', 'eRclrTYA9cBl1u7V', 1794976252843, false, '{"game":"inventions","difficulty":"easy","box":"Eureka''s own box","ours":true}', 'playing', NULL, 21, 21, 1794976253292, 'A', 'inventions-companion');
INSERT INTO public.tables VALUES ('WkQugyyVAZZRqToV', 'eRclrTYA9cBl1u7V', 1794976253312, false, '{"game":"inventions-solo","difficulty":"easy"}', 'playing', NULL, 21, 21, 1794976254298, 'A', 'inventions-solo');
INSERT INTO public.tables VALUES ('0OgbB_x0GZN_8abD', 'eRclrTYA9cBl1u7V', 1794976254332, false, '{"game":"inventions-box"}', 'open', NULL, 1, 0, 1794976254332, NULL, 'inventions-box');


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


