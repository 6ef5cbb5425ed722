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
-- Name: service; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.service (
    id bigint NOT NULL,
    "time" bigint NOT NULL,
    keeper bigint,
    CONSTRAINT service_id_check CHECK ((id = 1))
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
    served bigint DEFAULT 0 NOT NULL,
    CONSTRAINT tables_check CHECK (((outcome IS NOT NULL) = (state = 'finished'::text))),
    CONSTRAINT tables_check1 CHECK (((waiting_for IS NOT NULL) = (state = 'playing'::text))),
    CONSTRAINT tables_state_check CHECK ((state = ANY (ARRAY['open'::text, 'playing'::text, 'finished'::text, 'closed'::text])))
);


--
-- Data for Name: _sqlx_migrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public._sqlx_migrations VALUES (1, 'tables and people', '2026-11-18 21:18:07.106284+00', true, '\x31bef80ac9a3d44ab1549164a3a0bbbe6cbd3084719099580583c3a68f7853f2efdfbaafc6f6a591f6b402390f2ae41e', 28388542);
INSERT INTO public._sqlx_migrations VALUES (2, 'locks', '2026-11-18 21:18:07.135166+00', true, '\xaf07d3fee1355531749a1fb99d6e6d09982c25d78ae3ab5a4a14daf5b882c7de46f882b7b27eb334f66994b08ada3193', 477540);
INSERT INTO public._sqlx_migrations VALUES (3, 'games', '2026-11-18 21:18:07.135759+00', true, '\x754dbd18b95f977bd6aa4ec7de49b9747de6ece452517891899bd11ff613580b6837005d4c4d04e0cc6652040880e8c7', 828412);
INSERT INTO public._sqlx_migrations VALUES (4, 'service time', '2026-11-18 21:18:07.13671+00', true, '\x7abe884ec87ba46f428744801632c439927e7869a413b793bc98acb5fba42edfe03f950f071d649e2cba278e55eb9940', 13752589);


--
-- Data for Name: entries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 0, 1795036690998, 'begun', NULL, NULL, 'eureka = 1
answers = []

[setup]
game = "innovation"
edition = "first"
cards = "73551d6e066e0e13"
players = 2
language = "en"
seed = 2426536643871771552
blind = "12016255597662471977"
');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 1, 1795036691015, 'said', 'B', NULL, 'Domestication');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 2, 1795036691021, 'chat', NULL, 'au9aRYv-QfestZig', 'Good luck!');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 3, 1795036691034, 'said', 'A', NULL, 'Archery');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 4, 1795036691043, 'said', 'A', NULL, 'dogma Archery');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 5, 1795036691045, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 6, 1795036691047, 'said', 'B', NULL, 'dogma Domestication');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 7, 1795036691048, 'said', 'B', NULL, 'Metalworking');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 8, 1795036691054, 'said', 'A', NULL, 'meld Code of Laws');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 9, 1795036691059, 'said', 'A', NULL, 'dogma Archery');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 10, 1795036691061, 'said', 'B', NULL, 'meld Mysticism');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 11, 1795036691062, 'said', 'B', NULL, 'dogma Mysticism');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 12, 1795036691066, 'said', 'A', NULL, 'dogma Code of Laws');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 13, 1795036691071, 'said', 'A', NULL, 'dogma Code of Laws');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 14, 1795036691073, 'said', 'B', NULL, 'meld Agriculture');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 15, 1795036691074, 'said', 'B', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 16, 1795036691077, 'said', 'A', NULL, 'dogma Sailing');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 17, 1795036691083, 'said', 'A', NULL, 'dogma Archery');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 18, 1795036691086, 'said', 'B', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 19, 1795036691089, 'said', 'B', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 20, 1795036691093, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 21, 1795036691098, 'said', 'A', NULL, 'dogma Archery');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 22, 1795036691102, 'said', 'B', NULL, 'meld Pottery');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 23, 1795036691105, 'said', 'B', NULL, 'dogma Agriculture');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 24, 1795036691107, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 25, 1795036691111, 'said', 'A', NULL, 'meld Oars');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 26, 1795036691116, 'said', 'A', NULL, 'dogma Code of Laws');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 27, 1795036691118, 'said', 'B', NULL, 'dogma Agriculture');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 28, 1795036691120, 'said', 'B', NULL, 'Clothing');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 29, 1795036691123, 'said', 'B', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 30, 1795036691127, 'said', 'A', NULL, 'dogma Sailing');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 31, 1795036691131, 'said', 'A', NULL, 'dogma The Wheel');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 32, 1795036691134, 'said', 'B', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 33, 1795036691137, 'said', 'B', NULL, 'dogma Agriculture');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 34, 1795036691142, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 35, 1795036691146, 'said', 'A', NULL, 'meld Clothing');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 36, 1795036691149, 'said', 'B', NULL, 'dogma Metalworking');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 37, 1795036691152, 'said', 'B', NULL, 'dogma Metalworking');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 38, 1795036691157, 'said', 'A', NULL, 'dogma Oars');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 39, 1795036691163, 'said', 'A', NULL, 'dogma Code of Laws');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 40, 1795036691168, 'said', 'A', NULL, 'Mapmaking');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 41, 1795036691173, 'said', 'A', NULL, 'no');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 42, 1795036691177, 'said', 'B', NULL, 'dogma Metalworking');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 43, 1795036691180, 'said', 'B', NULL, 'meld Monotheism');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 44, 1795036691185, 'said', 'A', NULL, 'dogma Tools');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 45, 1795036691190, 'said', 'A', NULL, 'Masonry');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 46, 1795036691194, 'said', 'A', NULL, 'Road Building');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 47, 1795036691200, 'said', 'A', NULL, 'dogma Tools');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 48, 1795036691204, 'said', 'B', NULL, 'dogma Pottery');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 49, 1795036691207, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 50, 1795036691208, 'said', 'B', NULL, 'dogma Agriculture');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 51, 1795036691211, 'said', 'B', NULL, 'Canal Building');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 52, 1795036691216, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 53, 1795036691221, 'said', 'A', NULL, 'dogma Oars');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 54, 1795036691224, 'said', 'B', NULL, 'dogma Agriculture');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 55, 1795036691226, 'said', 'B', NULL, 'Calendar');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 56, 1795036691228, 'said', 'B', NULL, 'dogma Agriculture');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 57, 1795036691234, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 58, 1795036691239, 'said', 'A', NULL, 'dogma Clothing');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 59, 1795036691245, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 60, 1795036691249, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 61, 1795036691251, 'said', 'B', NULL, 'achieve 2');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 62, 1795036691255, 'said', 'A', NULL, 'dogma Tools');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 63, 1795036691262, 'said', 'A', NULL, 'Road Building');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 64, 1795036691268, 'said', 'A', NULL, 'Translation');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 65, 1795036691273, 'said', 'A', NULL, 'Alchemy');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 66, 1795036691280, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 67, 1795036691285, 'said', 'A', NULL, 'dogma Education');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 68, 1795036691289, 'said', 'B', NULL, 'meld Canal Building');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 69, 1795036691291, 'said', 'B', NULL, 'dogma Pottery');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 70, 1795036691293, 'said', 'B', NULL, 'Philosophy');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 71, 1795036691295, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 72, 1795036691300, 'said', 'A', NULL, 'dogma Medicine');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 73, 1795036691305, 'said', 'A', NULL, 'dogma Medicine');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 74, 1795036691309, 'said', 'B', NULL, 'dogma Monotheism');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 75, 1795036691311, 'said', 'B', NULL, 'dogma Canal Building');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 76, 1795036691313, 'said', 'B', NULL, 'no');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 77, 1795036691317, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 78, 1795036691322, 'said', 'A', NULL, 'meld Compass');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 79, 1795036691325, 'said', 'B', NULL, 'dogma Canal Building');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 80, 1795036691329, 'said', 'A', NULL, 'no');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 81, 1795036691332, 'said', 'B', NULL, 'yes');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 82, 1795036691334, 'said', 'B', NULL, 'achieve 1');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 83, 1795036691339, 'said', 'A', NULL, 'meld Paper');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 84, 1795036691343, 'said', 'A', NULL, 'meld Machinery');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 85, 1795036691346, 'said', 'B', NULL, 'meld Engineering');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 86, 1795036691349, 'said', 'B', NULL, 'meld Optics');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 87, 1795036691354, 'said', 'A', NULL, 'dogma Tools');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 88, 1795036691359, 'said', 'A', NULL, 'dogma Paper');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 89, 1795036691364, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 90, 1795036691367, 'said', 'B', NULL, 'dogma Canal Building');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 91, 1795036691369, 'said', 'B', NULL, 'yes');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 92, 1795036691371, 'said', 'B', NULL, 'meld Construction');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 93, 1795036691375, 'said', 'A', NULL, 'dogma Oars');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 94, 1795036691381, 'said', 'A', NULL, 'meld Invention');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 95, 1795036691384, 'said', 'B', NULL, 'meld Calendar');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 96, 1795036691386, 'said', 'B', NULL, 'dogma Calendar');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 97, 1795036691391, 'said', 'A', NULL, 'dogma Machinery');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 98, 1795036691393, 'said', 'B', NULL, 'Fermenting');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 99, 1795036691395, 'said', 'B', NULL, 'yes');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 100, 1795036691398, 'said', 'A', NULL, 'yes');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 101, 1795036691404, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 102, 1795036691408, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 103, 1795036691412, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 104, 1795036691418, 'said', 'A', NULL, 'dogma Tools');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 105, 1795036691424, 'said', 'A', NULL, 'Reformation');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 106, 1795036691432, 'said', 'A', NULL, 'dogma Oars');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 107, 1795036691436, 'said', 'B', NULL, 'dogma Monotheism');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 108, 1795036691441, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 109, 1795036691449, 'said', 'A', NULL, 'dogma Machinery');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 110, 1795036691454, 'said', 'A', NULL, 'dogma Machinery');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 111, 1795036691457, 'said', 'B', NULL, 'dogma Currency');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 112, 1795036691461, 'said', 'B', NULL, 'Perspective');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 113, 1795036691463, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 114, 1795036691466, 'said', 'B', NULL, 'dogma Canal Building');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 115, 1795036691468, 'said', 'B', NULL, 'yes');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 116, 1795036691472, 'said', 'A', NULL, 'dogma Education');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 117, 1795036691479, 'said', 'A', NULL, 'Alchemy');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 118, 1795036691489, 'said', 'A', NULL, 'dogma Machinery');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 119, 1795036691493, 'said', 'B', NULL, 'dogma Canal Building');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 120, 1795036691497, 'said', 'B', NULL, 'yes');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 121, 1795036691501, 'said', 'B', NULL, 'meld Translation');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 122, 1795036691509, 'said', 'A', NULL, 'dogma Tools');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 123, 1795036691514, 'said', 'A', NULL, 'Experimentation');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 124, 1795036691521, 'said', 'A', NULL, 'Colonialism');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 125, 1795036691528, 'said', 'A', NULL, 'dogma Machinery');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 126, 1795036691531, 'said', 'B', NULL, 'meld Navigation');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 127, 1795036691532, 'said', 'B', NULL, 'dogma Construction');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 128, 1795036691536, 'said', 'A', NULL, 'meld Colonialism');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 129, 1795036691543, 'said', 'A', NULL, 'dogma Invention');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 130, 1795036691549, 'said', 'A', NULL, 'red');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 131, 1795036691553, 'said', 'B', NULL, 'dogma Canal Building');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 132, 1795036691557, 'said', 'B', NULL, 'no');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 133, 1795036691561, 'said', 'B', NULL, 'dogma Monotheism');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 134, 1795036691568, 'said', 'A', NULL, 'dogma Machinery');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 135, 1795036691580, 'said', 'A', NULL, 'no');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 136, 1795036691586, 'said', 'A', NULL, 'meld Anatomy');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 137, 1795036691592, 'said', 'B', NULL, 'dogma Navigation');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 138, 1795036691597, 'said', 'B', NULL, 'dogma Canal Building');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 139, 1795036691601, 'said', 'B', NULL, 'yes');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 140, 1795036691608, 'said', 'A', NULL, 'dogma Colonialism');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 141, 1795036691621, 'said', 'A', NULL, 'dogma Education');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 142, 1795036691628, 'said', 'A', NULL, 'Enterprise');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 143, 1795036691632, 'said', 'B', NULL, 'dogma Navigation');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 144, 1795036691635, 'said', 'B', NULL, 'dogma Navigation');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 145, 1795036691642, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 146, 1795036691649, 'said', 'A', NULL, 'meld Societies');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 147, 1795036691655, 'said', 'B', NULL, 'dogma Canal Building');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 148, 1795036691659, 'said', 'B', NULL, 'no');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 149, 1795036691663, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 150, 1795036691669, 'said', 'A', NULL, 'dogma Anatomy');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 151, 1795036691673, 'said', 'B', NULL, 'Alchemy');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 152, 1795036691678, 'said', 'A', NULL, 'dogma Societies');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 153, 1795036691682, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 154, 1795036691686, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 155, 1795036691692, 'said', 'A', NULL, 'dogma Societies');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 156, 1795036691698, 'said', 'A', NULL, 'dogma Colonialism');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 157, 1795036691703, 'said', 'B', NULL, 'meld Banking');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 158, 1795036691708, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 159, 1795036691718, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 160, 1795036691722, 'said', 'A', NULL, 'dogma Societies');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 161, 1795036691724, 'said', 'B', NULL, 'dogma Canal Building');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 162, 1795036691725, 'said', 'B', NULL, 'no');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 163, 1795036691726, 'said', 'B', NULL, 'dogma Construction');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 164, 1795036691730, 'said', 'A', NULL, 'Reformation');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 165, 1795036691734, 'said', 'A', NULL, 'Statistics');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 166, 1795036691740, 'said', 'A', NULL, 'dogma Anatomy');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 167, 1795036691746, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 168, 1795036691749, 'said', 'B', NULL, 'meld Physics');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 169, 1795036691753, 'said', 'B', NULL, 'dogma Monotheism');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 170, 1795036691762, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 171, 1795036691771, 'said', 'A', NULL, 'meld Translation');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 172, 1795036691776, 'said', 'B', NULL, 'dogma Banking');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 173, 1795036691783, 'said', 'A', NULL, 'no');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 174, 1795036691790, 'said', 'B', NULL, 'no');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 175, 1795036691797, 'said', 'B', NULL, 'dogma Canal Building');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 176, 1795036691803, 'said', 'A', NULL, 'yes');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 177, 1795036691807, 'said', 'B', NULL, 'yes');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 178, 1795036691817, 'said', 'A', NULL, 'dogma Societies');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 179, 1795036691828, 'said', 'A', NULL, 'meld Measurement');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 180, 1795036691832, 'said', 'B', NULL, 'meld Road Building');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 181, 1795036691836, 'said', 'B', NULL, 'meld Fermenting');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 182, 1795036691843, 'said', 'A', NULL, 'dogma Colonialism');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 183, 1795036691848, 'said', 'A', NULL, 'dogma Physics');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 184, 1795036691852, 'said', 'B', NULL, 'meld Metric System');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 185, 1795036691855, 'said', 'B', NULL, 'dogma Fermenting');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 186, 1795036691862, 'said', 'A', NULL, 'dogma Societies');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 187, 1795036691872, 'said', 'A', NULL, 'meld Machine Tools');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 188, 1795036691877, 'said', 'B', NULL, 'meld Evolution');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 189, 1795036691882, 'said', 'B', NULL, 'dogma Metric System');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 190, 1795036691888, 'said', 'A', NULL, 'yes');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 191, 1795036691892, 'said', 'B', NULL, 'no');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 192, 1795036691897, 'said', 'A', NULL, 'meld Democracy');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 193, 1795036691903, 'said', 'A', NULL, 'meld Lighting');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 194, 1795036691910, 'said', 'B', NULL, 'meld Publications');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 195, 1795036691919, 'said', 'B', NULL, 'achieve 3');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 196, 1795036691930, 'said', 'A', NULL, 'dogma Measurement');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 197, 1795036691938, 'said', 'A', NULL, 'Enterprise');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 198, 1795036691946, 'said', 'A', NULL, 'yellow');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 199, 1795036691951, 'said', 'A', NULL, 'dogma Calendar');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 200, 1795036691956, 'said', 'B', NULL, 'meld Combustion');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 201, 1795036691960, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 202, 1795036691967, 'said', 'A', NULL, 'dogma Calendar');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 203, 1795036691975, 'said', 'A', NULL, 'meld Enterprise');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 204, 1795036691980, 'said', 'B', NULL, 'meld Industrialization');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 205, 1795036691983, 'said', 'B', NULL, 'meld Electricity');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 206, 1795036691989, 'said', 'A', NULL, 'dogma Calendar');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 207, 1795036691997, 'said', 'A', NULL, 'dogma Anatomy');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 208, 1795036692001, 'said', 'B', NULL, 'Masonry');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 209, 1795036692007, 'said', 'B', NULL, 'meld Reformation');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 210, 1795036692014, 'said', 'B', NULL, 'meld Bicycle');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 211, 1795036692023, 'said', 'A', NULL, 'meld Vaccination');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 212, 1795036692033, 'said', 'A', NULL, 'meld Classification');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 213, 1795036692036, 'said', 'B', NULL, 'dogma Industrialization');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 214, 1795036692042, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 215, 1795036692045, 'said', 'B', NULL, 'purple');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 216, 1795036692046, 'said', 'B', NULL, 'meld Perspective');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 217, 1795036692049, 'said', 'A', NULL, 'dogma Machine Tools');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 218, 1795036692053, 'said', 'A', NULL, 'dogma Enterprise');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 219, 1795036692055, 'said', 'B', NULL, 'Industrialization');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 220, 1795036692057, 'said', 'B', NULL, 'dogma Bicycle');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 221, 1795036692062, 'said', 'A', NULL, 'yes');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 222, 1795036692064, 'said', 'B', NULL, 'yes');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 223, 1795036692068, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 224, 1795036692073, 'said', 'A', NULL, 'dogma Classification');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 225, 1795036692078, 'said', 'A', NULL, 'Encyclopedia');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 226, 1795036692083, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 227, 1795036692084, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 228, 1795036692086, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 229, 1795036692089, 'said', 'A', NULL, 'dogma Vaccination');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 230, 1795036692106, 'said', 'A', NULL, 'dogma Classification');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 231, 1795036692113, 'said', 'A', NULL, 'Skyscrapers');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 232, 1795036692121, 'said', 'A', NULL, 'Steam Engine');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 233, 1795036692132, 'said', 'A', NULL, 'Statistics');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 234, 1795036692139, 'said', 'A', NULL, 'Skyscrapers');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 235, 1795036692146, 'said', 'A', NULL, 'Ecology');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 236, 1795036692150, 'said', 'B', NULL, 'meld Mass Media');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 237, 1795036692152, 'said', 'B', NULL, 'dogma Mass Media');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 238, 1795036692155, 'said', 'B', NULL, 'Mobility');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 239, 1795036692157, 'said', 'B', NULL, '5');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 240, 1795036692162, 'said', 'A', NULL, 'yes');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 241, 1795036692173, 'said', 'B', NULL, 'no');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 242, 1795036692181, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 243, 1795036692194, 'said', 'A', NULL, 'dogma Enterprise');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 244, 1795036692207, 'said', 'B', NULL, 'Combustion');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 245, 1795036692209, 'said', 'B', NULL, 'dogma Refrigeration');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 246, 1795036692217, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 247, 1795036692221, 'said', 'B', NULL, 'Mobility');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 248, 1795036692226, 'said', 'B', NULL, 'dogma Refrigeration');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 249, 1795036692233, 'said', 'A', NULL, 'Genetics');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 250, 1795036692236, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 251, 1795036692239, 'said', 'A', NULL, 'dogma Classification');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 252, 1795036692245, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 253, 1795036692247, 'said', 'B', NULL, 'dogma Reformation');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 254, 1795036692250, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 255, 1795036692253, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 256, 1795036692256, 'said', 'A', NULL, 'purple');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 257, 1795036692259, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 258, 1795036692260, 'said', 'B', NULL, 'dogma Road Building');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 259, 1795036692262, 'said', 'B', NULL, 'Suburbia');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 260, 1795036692264, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 261, 1795036692274, 'said', 'A', NULL, 'meld Services');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 262, 1795036692278, 'said', 'A', NULL, 'dogma Antibiotics');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 263, 1795036692296, 'said', 'B', NULL, 'dogma Reformation');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 264, 1795036692307, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 265, 1795036692312, 'said', 'B', NULL, 'yellow');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 266, 1795036692315, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 267, 1795036692319, 'said', 'A', NULL, 'dogma Encyclopedia');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 268, 1795036692324, 'said', 'A', NULL, 'no');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 269, 1795036692328, 'said', 'A', NULL, 'dogma Services');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 270, 1795036692330, 'said', 'B', NULL, 'Classification');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 271, 1795036692331, 'said', 'B', NULL, 'meld The Pirate Code');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 272, 1795036692333, 'said', 'B', NULL, 'dogma Collaboration');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 273, 1795036692339, 'said', 'A', NULL, 'meld Mobility');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 274, 1795036692343, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 275, 1795036692346, 'said', 'B', NULL, 'dogma Suburbia');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 276, 1795036692350, 'said', 'A', NULL, 'Quantum Theory');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 277, 1795036692355, 'said', 'A', NULL, 'Computers');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 278, 1795036692357, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 279, 1795036692359, 'said', 'B', NULL, 'meld Socialism');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 280, 1795036692361, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 281, 1795036692365, 'said', 'A', NULL, 'dogma Services');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 282, 1795036692368, 'said', 'B', NULL, 'dogma Rocketry');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 283, 1795036692369, 'said', 'B', NULL, '1');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 284, 1795036692372, 'said', 'B', NULL, '9');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 285, 1795036692374, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 286, 1795036692378, 'said', 'A', NULL, 'meld Miniaturization');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 287, 1795036692383, 'said', 'A', NULL, 'dogma Miniaturization');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 288, 1795036692385, 'said', 'B', NULL, 'meld Genetics');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 289, 1795036692388, 'said', 'B', NULL, 'dogma Socialism');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 290, 1795036692389, 'said', 'B', NULL, 'no');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 291, 1795036692395, 'said', 'A', NULL, 'dogma Antibiotics');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 292, 1795036692401, 'said', 'A', NULL, 'dogma Miniaturization');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 293, 1795036692404, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 294, 1795036692406, 'said', 'B', NULL, 'dogma The Pirate Code');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 295, 1795036692411, 'said', 'A', NULL, 'dogma Measurement');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 296, 1795036692416, 'said', 'A', NULL, 'dogma Antibiotics');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 297, 1795036692419, 'said', 'B', NULL, 'meld Classification');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 298, 1795036692421, 'said', 'B', NULL, 'dogma The Pirate Code');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 299, 1795036692425, 'said', 'A', NULL, 'dogma Encyclopedia');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 300, 1795036692431, 'said', 'A', NULL, 'yes');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 301, 1795036692436, 'said', 'A', NULL, 'dogma Services');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 302, 1795036692439, 'said', 'B', NULL, 'dogma Suburbia');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 303, 1795036692441, 'said', 'B', NULL, 'Fission');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 304, 1795036692443, 'said', 'B', NULL, 'Specialization');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 305, 1795036692445, 'said', 'B', NULL, 'Databases');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 306, 1795036692447, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 307, 1795036692449, 'said', 'B', NULL, 'dogma Socialism');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 308, 1795036692451, 'said', 'B', NULL, 'no');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 309, 1795036692455, 'said', 'A', NULL, 'dogma Encyclopedia');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 310, 1795036692459, 'said', 'A', NULL, 'dogma Self Service');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 311, 1795036692465, 'said', 'A', NULL, 'Miniaturization');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 312, 1795036692468, 'said', 'B', NULL, 'dogma Suburbia');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 313, 1795036692471, 'said', 'B', NULL, 'Robotics');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 314, 1795036692474, 'said', 'B', NULL, 'dogma Classification');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 315, 1795036692479, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 316, 1795036692484, 'said', 'A', NULL, 'meld Software');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 317, 1795036692486, 'said', 'B', NULL, 'dogma The Pirate Code');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 318, 1795036692488, 'said', 'B', NULL, 'achieve 6');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 319, 1795036692495, 'said', 'A', NULL, 'dogma Miniaturization');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 320, 1795036692500, 'said', 'A', NULL, 'dogma Self Service');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 321, 1795036692504, 'said', 'A', NULL, 'Antibiotics');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 322, 1795036692507, 'said', 'B', NULL, 'dogma Suburbia');
INSERT INTO public.entries VALUES ('kkf5DF_L-LfxTpzc', 323, 1795036692510, 'said', 'B', NULL, 'achieve 5');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 0, 1795036692532, 'begun', NULL, NULL, 'eureka = 1
answers = []

[setup]
game = "innovation"
edition = "third"
cards = "670dd272af073669"
players = 3
language = "pl"
seed = 8403566940988335363
blind = "12970773628968240357"
');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 1, 1795036692543, 'said', 'B', NULL, 'Masonry');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 2, 1795036692547, 'chat', NULL, 'au9aRYv-QfestZig', 'Good luck!');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 3, 1795036692557, 'said', 'C', NULL, 'City States');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 4, 1795036692564, 'said', 'A', NULL, 'The Wheel');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 5, 1795036692569, 'said', 'A', NULL, 'dogma The Wheel');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 6, 1795036692571, 'said', 'B', NULL, 'meld Sailing');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 7, 1795036692572, 'said', 'B', NULL, 'dogma Sailing');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 8, 1795036692575, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 9, 1795036692577, 'said', 'C', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 10, 1795036692580, 'said', 'A', NULL, 'meld Metalworking');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 11, 1795036692586, 'said', 'A', NULL, 'dogma The Wheel');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 12, 1795036692589, 'said', 'B', NULL, 'meld Mysticism');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 13, 1795036692591, 'said', 'B', NULL, 'dogma Sailing');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 14, 1795036692593, 'said', 'C', NULL, 'dogma Tools');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 15, 1795036692596, 'said', 'C', NULL, 'Archery');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 16, 1795036692597, 'said', 'C', NULL, 'dogma Tools');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 17, 1795036692602, 'said', 'A', NULL, 'meld Clothing');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 18, 1795036692605, 'said', 'A', NULL, 'meld Writing');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 19, 1795036692613, 'said', 'B', NULL, 'dogma Calendar');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 20, 1795036692620, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 21, 1795036692623, 'said', 'C', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 22, 1795036692624, 'said', 'C', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 23, 1795036692629, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 24, 1795036692633, 'said', 'A', NULL, 'dogma Writing');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 25, 1795036692636, 'said', 'B', NULL, 'dogma Masonry');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 26, 1795036692638, 'said', 'B', NULL, 'Domestication');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 27, 1795036692640, 'said', 'B', NULL, 'Fermenting');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 28, 1795036692642, 'said', 'B', NULL, 'dogma Fermenting');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 29, 1795036692643, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 30, 1795036692646, 'said', 'C', NULL, 'dogma Tools');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 31, 1795036692649, 'said', 'A', NULL, 'Canal Building');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 32, 1795036692654, 'said', 'A', NULL, 'Currency');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 33, 1795036692659, 'said', 'A', NULL, 'Code of Laws');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 34, 1795036692660, 'said', 'C', NULL, 'Mapmaking');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 35, 1795036692665, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 36, 1795036692669, 'said', 'A', NULL, 'meld Philosophy');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 37, 1795036692671, 'said', 'B', NULL, 'dogma Oars');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 38, 1795036692675, 'said', 'A', NULL, 'Mathematics');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 39, 1795036692679, 'said', 'A', NULL, 'Paper');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 40, 1795036692684, 'said', 'A', NULL, 'Optics');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 41, 1795036692688, 'said', 'B', NULL, 'dogma Fermenting');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 42, 1795036692690, 'said', 'C', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 43, 1795036692691, 'said', 'C', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 44, 1795036692695, 'said', 'A', NULL, 'meld Engineering');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 45, 1795036692699, 'said', 'A', NULL, 'meld Archery');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 46, 1795036692701, 'said', 'B', NULL, 'dogma Sailing');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 47, 1795036692702, 'said', 'B', NULL, 'meld Agriculture');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 48, 1795036692703, 'said', 'C', NULL, 'dogma Tools');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 49, 1795036692715, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 50, 1795036692718, 'said', 'C', NULL, 'Machinery');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 51, 1795036692721, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 52, 1795036692723, 'said', 'C', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 53, 1795036692726, 'said', 'A', NULL, 'dogma Translation');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 54, 1795036692728, 'said', 'B', NULL, 'no');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 55, 1795036692732, 'said', 'A', NULL, 'meld Feudalism');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 56, 1795036692734, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 57, 1795036692736, 'said', 'B', NULL, 'dogma Mysticism');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 58, 1795036692739, 'said', 'C', NULL, 'dogma Tools');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 59, 1795036692740, 'said', 'C', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 60, 1795036692743, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 61, 1795036692747, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 62, 1795036692749, 'said', 'B', NULL, 'meld Enterprise');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 63, 1795036692750, 'said', 'B', NULL, 'achieve 3');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 64, 1795036692752, 'said', 'C', NULL, 'dogma Tools');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 65, 1795036692757, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 66, 1795036692760, 'said', 'C', NULL, 'dogma Tools');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 67, 1795036692763, 'said', 'A', NULL, 'Reformation');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 68, 1795036692766, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 69, 1795036692776, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 70, 1795036692778, 'said', 'B', NULL, 'meld Experimentation');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 71, 1795036692780, 'said', 'B', NULL, 'dogma Agriculture');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 72, 1795036692782, 'said', 'B', NULL, 'Machinery');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 73, 1795036692783, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 74, 1795036692785, 'said', 'C', NULL, 'dogma Tools');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 75, 1795036692787, 'said', 'A', NULL, 'Printing Press');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 76, 1795036692789, 'said', 'B', NULL, 'Monotheism');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 77, 1795036692791, 'said', 'B', NULL, 'Education');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 78, 1795036692792, 'said', 'B', NULL, 'Anatomy');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 79, 1795036692794, 'said', 'C', NULL, 'Reformation');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 80, 1795036692795, 'said', 'B', NULL, 'Alchemy');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 81, 1795036692798, 'said', 'A', NULL, 'dogma Archery');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 82, 1795036692800, 'said', 'B', NULL, 'Colonialism');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 83, 1795036692802, 'said', 'C', NULL, 'Printing Press');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 84, 1795036692806, 'said', 'A', NULL, 'dogma Translation');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 85, 1795036692808, 'said', 'B', NULL, 'yes');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 86, 1795036692809, 'said', 'B', NULL, 'Canal Building');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 87, 1795036692811, 'said', 'B', NULL, 'Currency');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 88, 1795036692813, 'said', 'B', NULL, 'Compass');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 89, 1795036692814, 'said', 'B', NULL, 'Paper');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 90, 1795036692815, 'said', 'B', NULL, 'meld Machinery');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 91, 1795036692816, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 92, 1795036692817, 'said', 'C', NULL, 'dogma Tools');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 93, 1795036692820, 'said', 'A', NULL, 'The Pirate Code');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 94, 1795036692823, 'said', 'A', NULL, 'Printing Press');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 95, 1795036692825, 'said', 'B', NULL, 'Alchemy');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 96, 1795036692826, 'said', 'B', NULL, 'Road Building');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 97, 1795036692828, 'said', 'B', NULL, 'Coal');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 98, 1795036692829, 'said', 'C', NULL, 'Reformation');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 99, 1795036692830, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 100, 1795036692837, 'said', 'A', NULL, 'dogma Printing Press');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 101, 1795036692841, 'said', 'A', NULL, 'no');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 102, 1795036692845, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 103, 1795036692847, 'said', 'B', NULL, 'dogma Mapmaking');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 104, 1795036692848, 'said', 'B', NULL, 'meld Monotheism');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 105, 1795036692849, 'said', 'C', NULL, 'meld Colonialism');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 106, 1795036692851, 'said', 'C', NULL, 'dogma Tools');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 107, 1795036692857, 'said', 'A', NULL, 'Reformation');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 108, 1795036692860, 'said', 'C', NULL, 'Road Building');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 109, 1795036692863, 'said', 'A', NULL, 'dogma Printing Press');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 110, 1795036692866, 'said', 'A', NULL, 'no');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 111, 1795036692868, 'said', 'A', NULL, 'dogma Feudalism');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 112, 1795036692871, 'said', 'B', NULL, 'purple');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 113, 1795036692873, 'said', 'A', NULL, 'purple');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 114, 1795036692875, 'said', 'B', NULL, 'dogma Alchemy');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 115, 1795036692877, 'said', 'B', NULL, 'Societies');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 116, 1795036692878, 'said', 'B', NULL, 'Anatomy');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 117, 1795036692879, 'said', 'B', NULL, 'dogma Mapmaking');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 118, 1795036692881, 'said', 'C', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 119, 1795036692883, 'said', 'A', NULL, 'Feudalism');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 120, 1795036692885, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 121, 1795036692889, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 122, 1795036692892, 'said', 'A', NULL, 'dogma Invention');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 123, 1795036692894, 'said', 'B', NULL, 'meld Statistics');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 124, 1795036692895, 'said', 'B', NULL, 'dogma Optics');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 125, 1795036692897, 'said', 'B', NULL, 'C');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 126, 1795036692898, 'said', 'C', NULL, 'dogma Tools');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 127, 1795036692900, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 128, 1795036692902, 'said', 'C', NULL, 'Astronomy');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 129, 1795036692903, 'said', 'C', NULL, 'dogma Tools');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 130, 1795036692914, 'said', 'A', NULL, 'Road Building');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 131, 1795036692918, 'said', 'A', NULL, 'Chemistry');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 132, 1795036692921, 'said', 'A', NULL, 'dogma Reformation');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 133, 1795036692923, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 134, 1795036692930, 'said', 'A', NULL, 'purple');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 135, 1795036692933, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 136, 1795036692936, 'said', 'B', NULL, 'dogma Physics');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 137, 1795036692937, 'said', 'B', NULL, 'dogma Optics');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 138, 1795036692939, 'said', 'C', NULL, 'dogma Tools');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 139, 1795036692941, 'said', 'A', NULL, 'Coal');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 140, 1795036692946, 'said', 'A', NULL, 'Democracy');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 141, 1795036692949, 'said', 'A', NULL, 'Industrialization');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 142, 1795036692951, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 143, 1795036692953, 'said', 'C', NULL, 'The Pirate Code');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 144, 1795036692954, 'said', 'C', NULL, 'dogma Feudalism');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 145, 1795036692956, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 146, 1795036692957, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 147, 1795036692959, 'said', 'A', NULL, 'dogma Measurement');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 148, 1795036692962, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 149, 1795036692965, 'said', 'A', NULL, 'dogma Printing Press');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 150, 1795036692968, 'said', 'A', NULL, 'no');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 151, 1795036692970, 'said', 'B', NULL, 'dogma Chemistry');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 152, 1795036692971, 'said', 'B', NULL, 'yes');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 153, 1795036692973, 'said', 'C', NULL, 'The Pirate Code');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 154, 1795036692974, 'said', 'B', NULL, 'meld Encyclopedia');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 155, 1795036692975, 'said', 'C', NULL, 'dogma Tools');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 156, 1795036692978, 'said', 'A', NULL, 'Atomic Theory');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 157, 1795036692980, 'said', 'B', NULL, 'The Pirate Code');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 158, 1795036692981, 'said', 'B', NULL, 'Classification');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 159, 1795036692983, 'said', 'B', NULL, 'Astronomy');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 160, 1795036692984, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 161, 1795036692986, 'said', 'C', NULL, 'dogma Colonialism');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 162, 1795036692988, 'said', 'A', NULL, 'dogma Reformation');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 163, 1795036692990, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 164, 1795036692992, 'said', 'B', NULL, 'purple');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 165, 1795036692994, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 166, 1795036692996, 'said', 'B', NULL, 'meld Emancipation');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 167, 1795036692997, 'said', 'B', NULL, 'dogma Emancipation');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 168, 1795036692998, 'said', 'C', NULL, 'Democracy');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 169, 1795036693001, 'said', 'A', NULL, 'Industrialization');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 170, 1795036693003, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 171, 1795036693004, 'said', 'C', NULL, 'meld Coal');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 172, 1795036693005, 'said', 'C', NULL, 'dogma Feudalism');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 173, 1795036693007, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 174, 1795036693008, 'said', 'C', NULL, 'purple');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 175, 1795036693010, 'said', 'A', NULL, 'meld Classification');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 176, 1795036693013, 'said', 'A', NULL, 'dogma Printing Press');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 177, 1795036693015, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 178, 1795036693017, 'said', 'A', NULL, 'yes');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 179, 1795036693019, 'said', 'B', NULL, 'dogma Mapmaking');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 180, 1795036693020, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 181, 1795036693021, 'said', 'C', NULL, 'dogma Canning');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 182, 1795036693023, 'said', 'B', NULL, 'no');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 183, 1795036693025, 'said', 'C', NULL, 'yes');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 184, 1795036693026, 'said', 'B', NULL, 'no');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 185, 1795036693027, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 186, 1795036693030, 'said', 'A', NULL, 'dogma Reformation');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 187, 1795036693032, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 188, 1795036693034, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 189, 1795036693035, 'said', 'B', NULL, 'yellow');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 190, 1795036693040, 'said', 'A', NULL, 'dogma Reformation');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 191, 1795036693042, 'said', 'B', NULL, 'Combustion');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 192, 1795036693046, 'said', 'A', NULL, 'Vaccination');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 193, 1795036693048, 'said', 'B', NULL, 'dogma Emancipation');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 194, 1795036693049, 'said', 'C', NULL, 'Atomic Theory');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 195, 1795036693052, 'said', 'A', NULL, 'Refrigeration');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 196, 1795036693054, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 197, 1795036693055, 'said', 'B', NULL, 'achieve 5');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 198, 1795036693056, 'said', 'C', NULL, 'meld Publications');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 199, 1795036693058, 'said', 'C', NULL, 'dogma Canning');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 200, 1795036693059, 'said', 'B', NULL, 'no');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 201, 1795036693060, 'said', 'C', NULL, 'yes');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 202, 1795036693063, 'said', 'A', NULL, 'meld Sanitation');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 203, 1795036693066, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 204, 1795036693067, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 205, 1795036693069, 'said', 'B', NULL, 'achieve 4');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 206, 1795036693070, 'said', 'C', NULL, 'dogma Canning');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 207, 1795036693072, 'said', 'B', NULL, 'yes');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 208, 1795036693073, 'said', 'C', NULL, 'yes');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 209, 1795036693074, 'said', 'C', NULL, 'dogma Canning');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 210, 1795036693076, 'said', 'B', NULL, 'yes');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 211, 1795036693077, 'said', 'C', NULL, 'no');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 212, 1795036693080, 'said', 'A', NULL, 'dogma Archery');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 213, 1795036693082, 'said', 'C', NULL, 'Mass Media');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 214, 1795036693086, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('fujB1yA-txy3TjTo', 215, 1795036693088, 'said', 'B', NULL, 'achieve 6');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 0, 1795036693098, 'begun', NULL, NULL, 'eureka = 1
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
seed = 6562936837821798113
blind = 3486308082154747536
');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 1, 1795036693101, 'said', 'B', NULL, 'Oars');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 2, 1795036693103, 'chat', NULL, 'au9aRYv-QfestZig', 'Good luck!');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 3, 1795036693105, 'said', 'C', NULL, 'Writing');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 4, 1795036693108, 'said', 'D', NULL, 'The Wheel');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 5, 1795036693111, 'said', 'A', NULL, 'Masonry');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 6, 1795036693126, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 7, 1795036693129, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 8, 1795036693131, 'said', 'C', NULL, 'dogma Writing');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 9, 1795036693132, 'said', 'C', NULL, 'meld Fermenting');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 10, 1795036693133, 'said', 'D', NULL, 'meld City States');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 11, 1795036693135, 'said', 'D', NULL, 'dogma The Wheel');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 12, 1795036693137, 'said', 'A', NULL, 'meld Metalworking');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 13, 1795036693140, 'said', 'A', NULL, 'dogma Masonry');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 14, 1795036693142, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 15, 1795036693143, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 16, 1795036693145, 'said', 'C', NULL, 'dogma Writing');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 17, 1795036693146, 'said', 'C', NULL, 'meld Tools');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 18, 1795036693147, 'said', 'D', NULL, 'draw');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 19, 1795036693149, 'said', 'D', NULL, 'meld Archery');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 20, 1795036693154, 'said', 'A', NULL, 'dogma Masonry');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 21, 1795036693156, 'said', 'D', NULL, 'pass');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 22, 1795036693158, 'said', 'A', NULL, 'dogma Metalworking');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 23, 1795036693160, 'said', 'B', NULL, 'meld Code of Laws');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 24, 1795036693161, 'said', 'B', NULL, 'meld Clothing');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 25, 1795036693163, 'said', 'C', NULL, 'meld Currency');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 26, 1795036693164, 'said', 'C', NULL, 'dogma Currency');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 27, 1795036693165, 'said', 'D', NULL, 'Canal Building');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 28, 1795036693166, 'said', 'D', NULL, 'pass');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 29, 1795036693168, 'said', 'B', NULL, 'Pottery');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 30, 1795036693169, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 31, 1795036693170, 'said', 'D', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 32, 1795036693172, 'said', 'A', NULL, 'Metalworking');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 33, 1795036693174, 'said', 'D', NULL, 'dogma Metalworking');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 34, 1795036693178, 'said', 'A', NULL, 'meld Road Building');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 35, 1795036693182, 'said', 'A', NULL, 'meld Pottery');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 36, 1795036693184, 'said', 'B', NULL, 'meld Domestication');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 37, 1795036693185, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 38, 1795036693186, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 39, 1795036693188, 'said', 'C', NULL, 'dogma Currency');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 40, 1795036693189, 'said', 'D', NULL, 'Philosophy');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 41, 1795036693190, 'said', 'D', NULL, 'pass');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 42, 1795036693191, 'said', 'B', NULL, 'Compass');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 43, 1795036693193, 'said', 'C', NULL, 'Medicine');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 44, 1795036693194, 'said', 'C', NULL, 'Optics');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 45, 1795036693195, 'said', 'D', NULL, 'achieve 1');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 46, 1795036693196, 'said', 'D', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 47, 1795036693199, 'said', 'A', NULL, 'Road Building');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 48, 1795036693203, 'said', 'A', NULL, 'meld Sailing');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 49, 1795036693206, 'said', 'A', NULL, 'dogma Pottery');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 50, 1795036693209, 'said', 'A', NULL, 'Engineering');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 51, 1795036693226, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 52, 1795036693229, 'said', 'B', NULL, 'dogma Domestication');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 53, 1795036693231, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 54, 1795036693232, 'said', 'C', NULL, 'meld Translation');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 55, 1795036693233, 'said', 'C', NULL, 'dogma Fermenting');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 56, 1795036693236, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 57, 1795036693238, 'said', 'D', NULL, 'draw');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 58, 1795036693239, 'said', 'D', NULL, 'dogma The Wheel');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 59, 1795036693242, 'said', 'A', NULL, 'meld Calendar');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 60, 1795036693245, 'said', 'A', NULL, 'meld Anatomy');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 61, 1795036693247, 'said', 'B', NULL, 'meld Engineering');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 62, 1795036693248, 'said', 'B', NULL, 'dogma Domestication');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 63, 1795036693249, 'said', 'D', NULL, 'Education');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 64, 1795036693251, 'said', 'C', NULL, 'dogma Currency');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 65, 1795036693252, 'said', 'B', NULL, 'Perspective');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 66, 1795036693253, 'said', 'B', NULL, 'Banking');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 67, 1795036693254, 'said', 'B', NULL, 'Printing Press');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 68, 1795036693256, 'said', 'C', NULL, 'Reformation');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 69, 1795036693257, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 70, 1795036693258, 'said', 'C', NULL, 'meld Enterprise');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 71, 1795036693259, 'said', 'D', NULL, 'draw');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 72, 1795036693261, 'said', 'D', NULL, 'draw');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 73, 1795036693263, 'said', 'A', NULL, 'dogma Anatomy');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 74, 1795036693265, 'said', 'B', NULL, 'Paper');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 75, 1795036693266, 'said', 'D', NULL, 'Construction');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 76, 1795036693269, 'said', 'A', NULL, 'dogma Anatomy');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 77, 1795036693270, 'said', 'B', NULL, 'Perspective');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 78, 1795036693272, 'said', 'D', NULL, 'Mapmaking');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 79, 1795036693273, 'said', 'B', NULL, 'dogma Domestication');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 80, 1795036693274, 'said', 'B', NULL, 'dogma Domestication');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 81, 1795036693276, 'said', 'C', NULL, 'dogma Enterprise');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 82, 1795036693277, 'said', 'B', NULL, 'Domestication');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 83, 1795036693278, 'said', 'C', NULL, 'meld Chemistry');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 84, 1795036693280, 'said', 'D', NULL, 'dogma The Wheel');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 85, 1795036693281, 'said', 'D', NULL, 'meld Optics');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 86, 1795036693283, 'said', 'A', NULL, 'dogma Sailing');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 87, 1795036693286, 'said', 'A', NULL, 'meld Compass');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 88, 1795036693288, 'said', 'B', NULL, 'dogma Societies');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 89, 1795036693289, 'said', 'B', NULL, 'dogma Calendar');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 90, 1795036693291, 'said', 'C', NULL, 'dogma Banking');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 91, 1795036693292, 'said', 'C', NULL, 'yes');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 92, 1795036693293, 'said', 'C', NULL, 'meld Colonialism');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 93, 1795036693294, 'said', 'D', NULL, 'meld Astronomy');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 94, 1795036693296, 'said', 'D', NULL, 'achieve 2');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 95, 1795036693298, 'said', 'A', NULL, 'dogma Compass');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 96, 1795036693306, 'said', 'A', NULL, 'dogma Pottery');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 97, 1795036693309, 'said', 'A', NULL, 'Navigation');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 98, 1795036693312, 'said', 'A', NULL, 'Vaccination');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 99, 1795036693314, 'said', 'A', NULL, 'Democracy');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 100, 1795036693316, 'said', 'B', NULL, 'meld Canning');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 101, 1795036693317, 'said', 'B', NULL, 'meld Paper');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 102, 1795036693319, 'said', 'C', NULL, 'dogma Colonialism');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 103, 1795036693320, 'said', 'C', NULL, 'dogma Enterprise');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 104, 1795036693321, 'said', 'D', NULL, 'meld Experimentation');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 105, 1795036693323, 'said', 'D', NULL, 'meld Physics');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 106, 1795036693325, 'said', 'A', NULL, 'meld Machine Tools');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 107, 1795036693328, 'said', 'A', NULL, 'dogma Pottery');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 108, 1795036693330, 'said', 'B', NULL, 'dogma Democracy');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 109, 1795036693331, 'said', 'D', NULL, 'Invention');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 110, 1795036693332, 'said', 'D', NULL, 'Mapmaking');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 111, 1795036693333, 'said', 'D', NULL, 'The Pirate Code');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 112, 1795036693335, 'said', 'D', NULL, 'Measurement');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 113, 1795036693336, 'said', 'D', NULL, 'pass');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 114, 1795036693337, 'said', 'B', NULL, 'Emancipation');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 115, 1795036693338, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 116, 1795036693340, 'said', 'C', NULL, 'dogma Domestication');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 117, 1795036693341, 'said', 'C', NULL, 'dogma Domestication');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 118, 1795036693342, 'said', 'C', NULL, 'Measurement');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 119, 1795036693344, 'said', 'D', NULL, 'dogma Astronomy');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 120, 1795036693345, 'said', 'D', NULL, 'dogma Steam Engine');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 121, 1795036693348, 'said', 'A', NULL, 'dogma Compass');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 122, 1795036693350, 'said', 'B', NULL, 'Canning');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 123, 1795036693352, 'said', 'A', NULL, 'dogma Canning');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 124, 1795036693354, 'said', 'B', NULL, 'yes');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 125, 1795036693355, 'said', 'C', NULL, 'yes');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 126, 1795036693357, 'said', 'D', NULL, 'yes');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 127, 1795036693359, 'said', 'A', NULL, 'yes');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 128, 1795036693361, 'said', 'C', NULL, 'no');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 129, 1795036693362, 'said', 'D', NULL, 'no');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 130, 1795036693364, 'said', 'A', NULL, 'no');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 131, 1795036693366, 'said', 'B', NULL, 'achieve 3');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 132, 1795036693367, 'said', 'B', NULL, 'achieve 4');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 133, 1795036693369, 'said', 'C', NULL, 'meld The Pirate Code');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 134, 1795036693370, 'said', 'C', NULL, 'dogma Medicine');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 135, 1795036693371, 'said', 'D', NULL, 'Empiricism');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 136, 1795036693373, 'said', 'D', NULL, 'dogma Physics');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 137, 1795036693374, 'said', 'D', NULL, 'Mobility');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 138, 1795036693375, 'said', 'D', NULL, 'Specialization');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 139, 1795036693377, 'said', 'D', NULL, 'Fission');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 140, 1795036693378, 'said', 'D', NULL, 'draw');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 141, 1795036693381, 'said', 'A', NULL, 'dogma Metric System');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 142, 1795036693383, 'said', 'C', NULL, 'yellow');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 143, 1795036693385, 'said', 'A', NULL, 'no');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 144, 1795036693406, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 145, 1795036693409, 'said', 'B', NULL, 'dogma Emancipation');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 146, 1795036693410, 'said', 'C', NULL, 'Lighting');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 147, 1795036693413, 'said', 'A', NULL, 'Mobility');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 148, 1795036693415, 'said', 'B', NULL, 'purple');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 149, 1795036693416, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 150, 1795036693420, 'said', 'C', NULL, 'dogma Paper');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 151, 1795036693421, 'said', 'D', NULL, 'blue');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 152, 1795036693423, 'said', 'C', NULL, 'blue');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 153, 1795036693424, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 154, 1795036693425, 'said', 'D', NULL, 'dogma Steam Engine');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 155, 1795036693427, 'said', 'D', NULL, 'dogma Electricity');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 156, 1795036693429, 'said', 'A', NULL, 'dogma Canning');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 157, 1795036693431, 'said', 'B', NULL, 'no');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 158, 1795036693432, 'said', 'C', NULL, 'no');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 159, 1795036693433, 'said', 'D', NULL, 'no');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 160, 1795036693436, 'said', 'A', NULL, 'no');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 161, 1795036693437, 'said', 'D', NULL, 'no');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 162, 1795036693440, 'said', 'A', NULL, 'yes');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 163, 1795036693442, 'said', 'A', NULL, 'meld Composites');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 164, 1795036693444, 'said', 'B', NULL, 'meld Railroad');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 165, 1795036693445, 'said', 'B', NULL, 'dogma Railroad');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 166, 1795036693447, 'said', 'B', NULL, 'purple');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 167, 1795036693457, 'said', 'C', NULL, 'achieve 6');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 168, 1795036693459, 'said', 'C', NULL, 'achieve 7');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 169, 1795036693460, 'said', 'D', NULL, 'dogma Mysticism');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 170, 1795036693462, 'said', 'D', NULL, 'dogma Mysticism');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 171, 1795036693468, 'said', 'A', NULL, 'dogma Metric System');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 172, 1795036693471, 'said', 'C', NULL, 'blue');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 173, 1795036693472, 'said', 'B', NULL, 'yes');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 174, 1795036693474, 'said', 'A', NULL, 'yes');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 175, 1795036693477, 'said', 'A', NULL, 'dogma Metric System');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 176, 1795036693479, 'said', 'C', NULL, 'red');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 177, 1795036693481, 'said', 'B', NULL, 'dogma Machine Tools');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 178, 1795036693482, 'said', 'B', NULL, 'dogma Rocketry');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 179, 1795036693483, 'said', 'B', NULL, 'A');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 180, 1795036693485, 'said', 'B', NULL, '4');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 181, 1795036693486, 'said', 'B', NULL, '3');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 182, 1795036693488, 'said', 'C', NULL, 'meld Services');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 183, 1795036693489, 'said', 'C', NULL, 'dogma Paper');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 184, 1795036693491, 'said', 'C', NULL, 'green');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 185, 1795036693493, 'said', 'C', NULL, 'Ecology');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 186, 1795036693499, 'said', 'D', NULL, 'dogma Mysticism');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 187, 1795036693500, 'said', 'D', NULL, 'dogma Compass');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 188, 1795036693503, 'said', 'A', NULL, 'dogma Metric System');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 189, 1795036693505, 'said', 'C', NULL, 'yes');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 190, 1795036693510, 'said', 'A', NULL, 'dogma Composites');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 191, 1795036693512, 'said', 'D', NULL, 'Bioengineering');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 192, 1795036693514, 'said', 'B', NULL, 'meld Publications');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 193, 1795036693515, 'said', 'B', NULL, 'meld Near-Field Comm');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 194, 1795036693522, 'said', 'C', NULL, 'dogma The Pirate Code');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 195, 1795036693523, 'said', 'D', NULL, 'Mathematics');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 196, 1795036693524, 'said', 'D', NULL, 'Philosophy');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 197, 1795036693526, 'said', 'B', NULL, 'Printing Press');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 198, 1795036693527, 'said', 'B', NULL, 'Canal Building');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 199, 1795036693546, 'said', 'C', NULL, 'dogma Chemistry');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 200, 1795036693551, 'said', 'B', NULL, 'yes');
INSERT INTO public.entries VALUES ('iw1NQYnryjx1o9_1', 201, 1795036693558, 'said', 'A', NULL, 'Pottery');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 0, 1795036693598, 'begun', NULL, NULL, 'eureka = 1
answers = []

[setup]
game = "innovation"
edition = "fourth"
cards = "1724dd3d6d964b05"
players = 5
language = "en"
seed = 6485485141297332193
blind = 613408785359879560
');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 1, 1795036693621, 'said', 'B', NULL, 'Clothing');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 2, 1795036693621, 'said', 'C', NULL, 'Tools');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 3, 1795036693648, 'chat', NULL, 'au9aRYv-QfestZig', 'Good luck!');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 4, 1795036693661, 'said', 'D', NULL, 'The Wheel');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 5, 1795036693692, 'said', 'E', NULL, 'Archery');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 6, 1795036693730, 'said', 'A', NULL, 'Masonry');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 7, 1795036693752, 'said', 'E', NULL, 'draw');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 8, 1795036693777, 'said', 'A', NULL, 'meld Mysticism');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 9, 1795036693803, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 10, 1795036693830, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 11, 1795036693862, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 12, 1795036693897, 'said', 'C', NULL, 'dogma Tools');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 13, 1795036693923, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 14, 1795036693954, 'said', 'D', NULL, 'meld Sailing');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 15, 1795036693975, 'said', 'D', NULL, 'dogma Sailing');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 16, 1795036693990, 'said', 'E', NULL, 'draw');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 17, 1795036693994, 'said', 'E', NULL, 'dogma Tools of C');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 18, 1795036693998, 'said', 'E', NULL, 'City States');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 19, 1795036694002, 'said', 'C', NULL, 'Oars');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 20, 1795036694004, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 21, 1795036694005, 'said', 'E', NULL, 'Code of Laws');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 22, 1795036694022, 'said', 'A', NULL, 'dogma Mysticism');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 23, 1795036694034, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 24, 1795036694042, 'said', 'B', NULL, 'dogma Construction of D');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 25, 1795036694047, 'said', 'B', NULL, 'Pottery');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 26, 1795036694054, 'said', 'B', NULL, 'meld Domestication');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 27, 1795036694087, 'said', 'C', NULL, 'dogma Tools');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 28, 1795036694109, 'said', 'C', NULL, 'Metalworking');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 29, 1795036694134, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 30, 1795036694159, 'said', 'D', NULL, 'dogma Sailing');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 31, 1795036694184, 'said', 'A', NULL, 'Code of Laws');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 32, 1795036694212, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 33, 1795036694213, 'said', 'D', NULL, 'dogma Metalworking of A');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 34, 1795036694233, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 35, 1795036694255, 'said', 'E', NULL, 'dogma Archery');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 36, 1795036694286, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 37, 1795036694326, 'said', 'A', NULL, '2');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 38, 1795036694352, 'said', 'B', NULL, 'Agriculture');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 39, 1795036694381, 'said', 'E', NULL, 'dogma Tools of C');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 40, 1795036694407, 'said', 'E', NULL, 'Mathematics');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 41, 1795036694438, 'said', 'C', NULL, 'Pottery');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 42, 1795036694471, 'said', 'E', NULL, 'Agriculture');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 43, 1795036694498, 'said', 'A', NULL, 'dogma Metalworking');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 44, 1795036694501, 'said', 'A', NULL, 'meld Pottery');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 45, 1795036694503, 'said', 'B', NULL, 'dogma Clothing');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 46, 1795036694504, 'said', 'D', NULL, 'pass');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 47, 1795036694510, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 48, 1795036694511, 'said', 'C', NULL, 'dogma Tools');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 49, 1795036694512, 'said', 'C', NULL, 'dogma Tools');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 50, 1795036694513, 'said', 'D', NULL, 'dogma City States of A');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 51, 1795036694516, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 52, 1795036694522, 'said', 'A', NULL, 'City States');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 53, 1795036694523, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 54, 1795036694525, 'said', 'D', NULL, 'dogma Sailing');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 55, 1795036694530, 'said', 'E', NULL, 'draw');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 56, 1795036694531, 'said', 'E', NULL, 'dogma Domestication of B');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 57, 1795036694532, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('64mwq3RQDX0yVk5w', 58, 1795036694535, 'said', 'A', NULL, 'dogma City States of D');
INSERT INTO public.entries VALUES ('CDHIqj_oKuCZmvT2', 0, 1795036694546, 'begun', NULL, NULL, 'eureka = 1
answers = []

[setup]
game = "innovation"
edition = "first"
cards = "73551d6e066e0e13"
players = 2
language = "en"
seed = 5805681055801905224
blind = "18024350066320703903"
');
INSERT INTO public.entries VALUES ('CDHIqj_oKuCZmvT2', 1, 1795036694553, 'said', 'B', NULL, 'The Wheel');
INSERT INTO public.entries VALUES ('CDHIqj_oKuCZmvT2', 2, 1795036694558, 'chat', NULL, 'au9aRYv-QfestZig', 'Good luck!');
INSERT INTO public.entries VALUES ('CDHIqj_oKuCZmvT2', 3, 1795036694568, 'said', 'A', NULL, 'Metalworking');
INSERT INTO public.entries VALUES ('CDHIqj_oKuCZmvT2', 4, 1795036694571, 'said', 'A', NULL, 'dogma Metalworking');
INSERT INTO public.entries VALUES ('CDHIqj_oKuCZmvT2', 5, 1795036694573, 'said', 'B', NULL, 'dogma The Wheel');
INSERT INTO public.entries VALUES ('CDHIqj_oKuCZmvT2', 6, 1795036694574, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('CDHIqj_oKuCZmvT2', 7, 1795036694579, 'said', 'A', NULL, 'meld Clothing');
INSERT INTO public.entries VALUES ('CDHIqj_oKuCZmvT2', 8, 1795036694581, 'said', 'A', NULL, 'meld Mysticism');
INSERT INTO public.entries VALUES ('CDHIqj_oKuCZmvT2', 9, 1795036694587, 'said', 'B', NULL, 'dogma The Wheel');
INSERT INTO public.entries VALUES ('CDHIqj_oKuCZmvT2', 10, 1795036694588, 'said', 'B', NULL, 'dogma The Wheel');
INSERT INTO public.entries VALUES ('CDHIqj_oKuCZmvT2', 11, 1795036694590, 'said', 'A', NULL, 'meld Writing');
INSERT INTO public.entries VALUES ('CDHIqj_oKuCZmvT2', 12, 1795036694593, 'said', 'A', NULL, 'meld Fermenting');
INSERT INTO public.entries VALUES ('CDHIqj_oKuCZmvT2', 13, 1795036694598, 'said', 'B', NULL, 'meld Medicine');
INSERT INTO public.entries VALUES ('CDHIqj_oKuCZmvT2', 14, 1795036694599, 'said', 'B', NULL, 'meld Code of Laws');
INSERT INTO public.entries VALUES ('CDHIqj_oKuCZmvT2', 15, 1795036694606, 'said', 'A', NULL, 'dogma Clothing');
INSERT INTO public.entries VALUES ('CDHIqj_oKuCZmvT2', 16, 1795036694632, 'said', 'A', NULL, 'achieve 1');
INSERT INTO public.entries VALUES ('CDHIqj_oKuCZmvT2', 17, 1795036694654, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('CDHIqj_oKuCZmvT2', 18, 1795036694687, 'said', 'B', NULL, 'dogma Code of Laws');
INSERT INTO public.entries VALUES ('CDHIqj_oKuCZmvT2', 19, 1795036694711, 'said', 'B', NULL, 'City States');
INSERT INTO public.entries VALUES ('CDHIqj_oKuCZmvT2', 20, 1795036694712, 'said', 'B', NULL, 'yes');
INSERT INTO public.entries VALUES ('CDHIqj_oKuCZmvT2', 21, 1795036694738, 'said', 'A', NULL, 'meld Construction');
INSERT INTO public.entries VALUES ('CDHIqj_oKuCZmvT2', 22, 1795036694741, 'said', 'A', NULL, 'meld Mathematics');
INSERT INTO public.entries VALUES ('CDHIqj_oKuCZmvT2', 23, 1795036694746, 'said', 'B', NULL, 'meld Road Building');
INSERT INTO public.entries VALUES ('CDHIqj_oKuCZmvT2', 24, 1795036694747, 'said', 'B', NULL, 'dogma Medicine');
INSERT INTO public.entries VALUES ('CDHIqj_oKuCZmvT2', 25, 1795036694751, 'said', 'A', NULL, 'meld Agriculture');
INSERT INTO public.entries VALUES ('CDHIqj_oKuCZmvT2', 26, 1795036694754, 'said', 'A', NULL, 'dogma Mysticism');
INSERT INTO public.entries VALUES ('CDHIqj_oKuCZmvT2', 27, 1795036694756, 'said', 'B', NULL, 'meld Masonry');
INSERT INTO public.entries VALUES ('CDHIqj_oKuCZmvT2', 28, 1795036694763, 'said', 'B', NULL, 'meld Education');
INSERT INTO public.entries VALUES ('_OLdDa0Mb-pKa5FU', 0, 1795036694803, 'begun', NULL, NULL, 'eureka = 1
answers = []

[setup]
game = "innovation"
edition = "fourth"
cards = "1724dd3d6d964b05"
players = 3
language = "en"
seed = 8779504628182072902
blind = "14748372275405257384"
');
INSERT INTO public.entries VALUES ('_OLdDa0Mb-pKa5FU', 1, 1795036694840, 'said', 'B', NULL, 'Tools');
INSERT INTO public.entries VALUES ('_OLdDa0Mb-pKa5FU', 2, 1795036694874, 'chat', NULL, 'au9aRYv-QfestZig', 'Good luck!');
INSERT INTO public.entries VALUES ('_OLdDa0Mb-pKa5FU', 3, 1795036694898, 'said', 'C', NULL, 'Code of Laws');
INSERT INTO public.entries VALUES ('_OLdDa0Mb-pKa5FU', 4, 1795036694943, 'said', 'A', NULL, 'Oars');
INSERT INTO public.entries VALUES ('_OLdDa0Mb-pKa5FU', 5, 1795036694984, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('_OLdDa0Mb-pKa5FU', 6, 1795036695014, 'said', 'A', NULL, 'dogma Oars');
INSERT INTO public.entries VALUES ('_OLdDa0Mb-pKa5FU', 7, 1795036695071, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('_OLdDa0Mb-pKa5FU', 8, 1795036695098, 'said', 'B', NULL, 'meld The Wheel');
INSERT INTO public.entries VALUES ('_OLdDa0Mb-pKa5FU', 9, 1795036695120, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('_OLdDa0Mb-pKa5FU', 10, 1795036695143, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('_OLdDa0Mb-pKa5FU', 11, 1795036695186, 'said', 'C', NULL, 'meld Archery');
INSERT INTO public.entries VALUES ('_OLdDa0Mb-pKa5FU', 12, 1795036695280, 'said', 'A', NULL, 'meld Masonry');
INSERT INTO public.entries VALUES ('_OLdDa0Mb-pKa5FU', 13, 1795036695285, 'said', 'A', NULL, 'dogma Masonry');
INSERT INTO public.entries VALUES ('_OLdDa0Mb-pKa5FU', 14, 1795036695288, 'said', 'B', NULL, 'dogma Tools');
INSERT INTO public.entries VALUES ('_OLdDa0Mb-pKa5FU', 15, 1795036695289, 'said', 'B', NULL, 'City States');
INSERT INTO public.entries VALUES ('_OLdDa0Mb-pKa5FU', 16, 1795036695291, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('_OLdDa0Mb-pKa5FU', 17, 1795036695292, 'said', 'C', NULL, 'meld Metalworking');
INSERT INTO public.entries VALUES ('_OLdDa0Mb-pKa5FU', 18, 1795036695294, 'said', 'C', NULL, 'meld Domestication');
INSERT INTO public.entries VALUES ('_OLdDa0Mb-pKa5FU', 19, 1795036695296, 'said', 'A', NULL, 'dogma Masonry');
INSERT INTO public.entries VALUES ('_OLdDa0Mb-pKa5FU', 20, 1795036695302, 'said', 'A', NULL, 'dogma Oars');
INSERT INTO public.entries VALUES ('_OLdDa0Mb-pKa5FU', 21, 1795036695305, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('_OLdDa0Mb-pKa5FU', 22, 1795036695307, 'said', 'B', NULL, 'dogma The Wheel');
INSERT INTO public.entries VALUES ('_OLdDa0Mb-pKa5FU', 23, 1795036695308, 'said', 'C', NULL, 'meld City States');
INSERT INTO public.entries VALUES ('_OLdDa0Mb-pKa5FU', 24, 1795036695310, 'said', 'C', NULL, 'dogma Domestication');
INSERT INTO public.entries VALUES ('_OLdDa0Mb-pKa5FU', 25, 1795036695313, 'said', 'A', NULL, 'dogma Oars');
INSERT INTO public.entries VALUES ('_OLdDa0Mb-pKa5FU', 26, 1795036695315, 'said', 'B', NULL, 'Canal Building');
INSERT INTO public.entries VALUES ('_OLdDa0Mb-pKa5FU', 27, 1795036695316, 'said', 'B', NULL, 'Mapmaking');
INSERT INTO public.entries VALUES ('_OLdDa0Mb-pKa5FU', 28, 1795036695318, 'said', 'B', NULL, 'Mathematics');
INSERT INTO public.entries VALUES ('_OLdDa0Mb-pKa5FU', 29, 1795036695319, 'said', 'B', NULL, 'Optics');
INSERT INTO public.entries VALUES ('_OLdDa0Mb-pKa5FU', 30, 1795036695321, 'said', 'B', NULL, 'Currency');
INSERT INTO public.entries VALUES ('_OLdDa0Mb-pKa5FU', 31, 1795036695323, 'said', 'A', NULL, 'meld Fermenting');
INSERT INTO public.entries VALUES ('_OLdDa0Mb-pKa5FU', 32, 1795036695325, 'said', 'B', NULL, 'meld Alchemy');
INSERT INTO public.entries VALUES ('_OLdDa0Mb-pKa5FU', 33, 1795036695327, 'said', 'B', NULL, 'meld Mysticism');
INSERT INTO public.entries VALUES ('_OLdDa0Mb-pKa5FU', 34, 1795036695328, 'said', 'C', NULL, 'dogma Domestication');
INSERT INTO public.entries VALUES ('_OLdDa0Mb-pKa5FU', 35, 1795036695330, 'said', 'C', NULL, 'dogma Domestication');
INSERT INTO public.entries VALUES ('_OLdDa0Mb-pKa5FU', 36, 1795036695332, 'said', 'C', NULL, 'Machinery');
INSERT INTO public.entries VALUES ('_OLdDa0Mb-pKa5FU', 37, 1795036695344, 'said', 'A', NULL, 'dogma Fermenting');
INSERT INTO public.entries VALUES ('_OLdDa0Mb-pKa5FU', 38, 1795036695347, 'said', 'C', NULL, 'Compass');
INSERT INTO public.entries VALUES ('_OLdDa0Mb-pKa5FU', 39, 1795036695356, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('_OLdDa0Mb-pKa5FU', 40, 1795036695362, 'said', 'A', NULL, 'achieve 1');
INSERT INTO public.entries VALUES ('_OLdDa0Mb-pKa5FU', 41, 1795036695365, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('_OLdDa0Mb-pKa5FU', 42, 1795036695366, 'said', 'B', NULL, 'meld Colonialism');
INSERT INTO public.entries VALUES ('_OLdDa0Mb-pKa5FU', 43, 1795036695368, 'said', 'C', NULL, 'meld Engineering');
INSERT INTO public.entries VALUES ('_OLdDa0Mb-pKa5FU', 44, 1795036695370, 'said', 'C', NULL, 'dogma Monotheism');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 0, 1795036695383, 'begun', NULL, NULL, 'eureka = 1
answers = []

[setup]
game = "innovation"
edition = "fourth"
cards = "1724dd3d6d964b05"
players = 3
language = "en"
seed = 5307925431843924815
blind = "12794037548430103074"
');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 1, 1795036695386, 'said', 'B', NULL, 'Pottery');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 2, 1795036695388, 'chat', NULL, 'au9aRYv-QfestZig', 'Good luck!');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 3, 1795036695390, 'said', 'C', NULL, 'Oars');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 4, 1795036695394, 'said', 'A', NULL, 'Domestication');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 5, 1795036695397, 'said', 'A', NULL, 'dogma Domestication');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 6, 1795036695398, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 7, 1795036695399, 'said', 'B', NULL, 'dogma Pottery');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 8, 1795036695401, 'said', 'B', NULL, 'Writing');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 9, 1795036695402, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 10, 1795036695403, 'said', 'C', NULL, 'dogma Oars');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 11, 1795036695406, 'said', 'C', NULL, 'meld Agriculture');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 12, 1795036695408, 'said', 'A', NULL, 'meld Sailing');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 13, 1795036695412, 'said', 'A', NULL, 'dogma Sailing');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 14, 1795036695413, 'said', 'B', NULL, 'meld The Wheel');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 15, 1795036695414, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 16, 1795036695418, 'said', 'C', NULL, 'dogma Tools');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 17, 1795036695419, 'said', 'C', NULL, 'Code of Laws');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 18, 1795036695420, 'said', 'C', NULL, 'dogma Agriculture');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 19, 1795036695425, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 20, 1795036695427, 'said', 'B', NULL, 'Currency');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 21, 1795036695429, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 22, 1795036695432, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 23, 1795036695434, 'said', 'B', NULL, 'dogma Pottery');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 24, 1795036695435, 'said', 'C', NULL, 'Code of Laws');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 25, 1795036695442, 'said', 'A', NULL, 'City States');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 26, 1795036695446, 'said', 'A', NULL, 'Construction');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 27, 1795036695449, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 28, 1795036695450, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 29, 1795036695451, 'said', 'B', NULL, 'meld Masonry');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 30, 1795036695452, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 31, 1795036695453, 'said', 'C', NULL, 'dogma Oars');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 32, 1795036695458, 'said', 'A', NULL, 'meld Calendar');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 33, 1795036695461, 'said', 'A', NULL, 'dogma Sailing');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 34, 1795036695462, 'said', 'B', NULL, 'meld Philosophy');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 35, 1795036695465, 'said', 'B', NULL, 'dogma Masonry');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 36, 1795036695467, 'said', 'B', NULL, 'Monotheism');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 37, 1795036695471, 'said', 'C', NULL, 'meld Code of Laws');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 38, 1795036695472, 'said', 'C', NULL, 'dogma Oars');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 39, 1795036695482, 'said', 'A', NULL, 'resign');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 40, 1795036695484, 'said', 'B', NULL, 'dogma Masonry');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 41, 1795036695486, 'said', 'B', NULL, 'Alchemy');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 42, 1795036695487, 'said', 'B', NULL, 'meld Currency');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 43, 1795036695488, 'said', 'C', NULL, 'meld Construction');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 44, 1795036695490, 'said', 'C', NULL, 'meld Optics');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 45, 1795036695493, 'said', 'B', NULL, 'dogma Monotheism');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 46, 1795036695495, 'said', 'B', NULL, 'achieve 1');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 47, 1795036695496, 'said', 'C', NULL, 'dogma Agriculture');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 48, 1795036695498, 'said', 'C', NULL, 'Medicine');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 49, 1795036695501, 'said', 'C', NULL, 'dogma Code of Laws');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 50, 1795036695503, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 51, 1795036695505, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 52, 1795036695507, 'said', 'B', NULL, 'dogma Currency');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 53, 1795036695510, 'said', 'C', NULL, 'Feudalism');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 54, 1795036695512, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 55, 1795036695514, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 56, 1795036695516, 'said', 'C', NULL, 'meld Mathematics');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 57, 1795036695518, 'said', 'C', NULL, 'dogma Agriculture');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 58, 1795036695520, 'said', 'B', NULL, 'meld Feudalism');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 59, 1795036695522, 'said', 'B', NULL, 'dogma Masonry');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 60, 1795036695524, 'said', 'C', NULL, 'dogma Code of Laws');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 61, 1795036695527, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 62, 1795036695528, 'said', 'B', NULL, 'dogma Feudalism');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 63, 1795036695530, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 64, 1795036695534, 'said', 'B', NULL, 'dogma Alchemy');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 65, 1795036695536, 'said', 'B', NULL, 'Colonialism');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 66, 1795036695539, 'said', 'B', NULL, 'Invention');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 67, 1795036695546, 'said', 'C', NULL, 'dogma Code of Laws');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 68, 1795036695551, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 69, 1795036695553, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 70, 1795036695554, 'said', 'B', NULL, 'dogma Currency');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 71, 1795036695555, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 72, 1795036695556, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 73, 1795036695559, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 74, 1795036695561, 'said', 'C', NULL, 'dogma Mathematics');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 75, 1795036695564, 'said', 'C', NULL, 'Experimentation');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 76, 1795036695567, 'said', 'B', NULL, 'dogma Masonry');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 77, 1795036695568, 'said', 'B', NULL, 'dogma Currency');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 78, 1795036695571, 'said', 'C', NULL, 'Perspective');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 79, 1795036695572, 'said', 'C', NULL, 'Compass');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 80, 1795036695573, 'said', 'B', NULL, 'Printing Press');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 81, 1795036695574, 'said', 'C', NULL, 'dogma Agriculture');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 82, 1795036695577, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 83, 1795036695578, 'said', 'B', NULL, 'meld Colonialism');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 84, 1795036695581, 'said', 'B', NULL, 'dogma Feudalism');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 85, 1795036695583, 'said', 'B', NULL, 'purple');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 86, 1795036695585, 'said', 'C', NULL, 'meld Chemistry');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 87, 1795036695587, 'said', 'C', NULL, 'achieve 3');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 88, 1795036695589, 'said', 'B', NULL, 'dogma Currency');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 89, 1795036695592, 'said', 'B', NULL, 'Invention');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 90, 1795036695594, 'said', 'B', NULL, 'dogma Currency');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 91, 1795036695597, 'said', 'C', NULL, 'dogma Chemistry');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 92, 1795036695599, 'said', 'C', NULL, 'no');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 93, 1795036695600, 'said', 'C', NULL, 'Medicine');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 94, 1795036695604, 'said', 'C', NULL, 'dogma Code of Laws');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 95, 1795036695607, 'said', 'B', NULL, 'dogma Masonry');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 96, 1795036695609, 'said', 'B', NULL, 'dogma Masonry');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 97, 1795036695611, 'said', 'C', NULL, 'achieve 2');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 98, 1795036695613, 'said', 'C', NULL, 'dogma Agriculture');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 99, 1795036695616, 'said', 'B', NULL, 'dogma Masonry');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 100, 1795036695618, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 101, 1795036695620, 'said', 'C', NULL, 'dogma Agriculture');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 102, 1795036695622, 'said', 'C', NULL, 'dogma Agriculture');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 103, 1795036695625, 'said', 'B', NULL, 'meld Experimentation');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 104, 1795036695626, 'said', 'B', NULL, 'dogma Experimentation');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 105, 1795036695627, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 106, 1795036695629, 'said', 'C', NULL, 'meld Societies');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 107, 1795036695631, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 108, 1795036695633, 'said', 'B', NULL, 'dogma Experimentation');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 109, 1795036695634, 'said', 'C', NULL, 'dogma Agriculture');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 110, 1795036695636, 'said', 'B', NULL, 'Banking');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 111, 1795036695639, 'said', 'C', NULL, 'dogma Agriculture');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 112, 1795036695640, 'said', 'C', NULL, 'Astronomy');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 113, 1795036695641, 'said', 'B', NULL, 'dogma Statistics');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 114, 1795036695643, 'said', 'B', NULL, '4');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 115, 1795036695644, 'said', 'B', NULL, 'yes');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 116, 1795036695646, 'said', 'B', NULL, 'achieve 4');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 117, 1795036695649, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 118, 1795036695652, 'said', 'C', NULL, 'dogma Chemistry');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 119, 1795036695655, 'said', 'C', NULL, 'yes');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 120, 1795036695657, 'said', 'C', NULL, 'Compass');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 121, 1795036695660, 'said', 'B', NULL, 'dogma Statistics');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 122, 1795036695662, 'said', 'B', NULL, '1');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 123, 1795036695663, 'said', 'B', NULL, 'dogma Statistics');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 124, 1795036695670, 'said', 'B', NULL, '2');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 125, 1795036695673, 'said', 'C', NULL, 'meld Writing');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 126, 1795036695676, 'said', 'C', NULL, 'dogma Coal');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 127, 1795036695677, 'said', 'C', NULL, 'no');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 128, 1795036695680, 'said', 'C', NULL, 'blue');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 129, 1795036695682, 'said', 'B', NULL, 'dogma Statistics');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 130, 1795036695685, 'said', 'B', NULL, '4');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 131, 1795036695687, 'said', 'B', NULL, 'dogma Statistics');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 132, 1795036695690, 'said', 'B', NULL, '9');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 133, 1795036695691, 'said', 'C', NULL, 'meld Physics');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 134, 1795036695693, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 135, 1795036695694, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 136, 1795036695695, 'said', 'B', NULL, 'dogma Experimentation');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 137, 1795036695696, 'said', 'C', NULL, 'meld Banking');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 138, 1795036695699, 'said', 'C', NULL, 'dogma Agriculture');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 139, 1795036695702, 'said', 'B', NULL, 'Astronomy');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 140, 1795036695703, 'said', 'C', NULL, 'Anatomy');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 141, 1795036695705, 'said', 'B', NULL, 'achieve 5');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 142, 1795036695706, 'said', 'B', NULL, 'dogma Feudalism');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 143, 1795036695709, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 144, 1795036695712, 'said', 'C', NULL, 'meld Metric System');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 145, 1795036695715, 'said', 'C', NULL, 'dogma Physics');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 146, 1795036695716, 'said', 'B', NULL, 'Vaccination');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 147, 1795036695718, 'said', 'C', NULL, 'Canning');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 148, 1795036695720, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 149, 1795036695721, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 150, 1795036695723, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 151, 1795036695725, 'said', 'C', NULL, 'dogma Agriculture');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 152, 1795036695727, 'said', 'B', NULL, 'Vaccination');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 153, 1795036695728, 'said', 'C', NULL, 'Canning');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 154, 1795036695730, 'said', 'B', NULL, 'meld Explosives');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 155, 1795036695731, 'said', 'B', NULL, 'dogma Atomic Theory');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 156, 1795036695733, 'said', 'B', NULL, 'yes');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 157, 1795036695735, 'said', 'C', NULL, 'meld Vaccination');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 158, 1795036695737, 'said', 'C', NULL, 'meld Combustion');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 159, 1795036695739, 'said', 'B', NULL, 'dogma Atomic Theory');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 160, 1795036695740, 'said', 'B', NULL, 'achieve 6');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 161, 1795036695744, 'said', 'C', NULL, 'achieve 7');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 162, 1795036695746, 'said', 'C', NULL, 'dogma Physics');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 163, 1795036695749, 'said', 'B', NULL, 'Refrigeration');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 164, 1795036695752, 'said', 'C', NULL, 'Refrigeration');
INSERT INTO public.entries VALUES ('dbPaJK0Wq3ZoNmJM', 165, 1795036695753, 'said', 'B', NULL, 'dogma Atomic Theory');
INSERT INTO public.entries VALUES ('dyg7NvAkFxiqm8YO', 0, 1795036695784, 'begun', NULL, NULL, 'eureka = 1
answers = []

[setup]
game = "inventions"
difficulty = "easy"
seed = 631560

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
INSERT INTO public.entries VALUES ('dyg7NvAkFxiqm8YO', 1, 1795036695811, 'said', 'A', NULL, '1');
INSERT INTO public.entries VALUES ('dyg7NvAkFxiqm8YO', 2, 1795036695826, 'said', 'A', NULL, '2');
INSERT INTO public.entries VALUES ('dyg7NvAkFxiqm8YO', 3, 1795036695839, 'said', 'A', NULL, '2');
INSERT INTO public.entries VALUES ('dyg7NvAkFxiqm8YO', 4, 1795036695855, 'said', 'A', NULL, '2');
INSERT INTO public.entries VALUES ('dyg7NvAkFxiqm8YO', 5, 1795036695871, 'said', 'A', NULL, '1');
INSERT INTO public.entries VALUES ('dyg7NvAkFxiqm8YO', 6, 1795036695885, 'said', 'A', NULL, '1');
INSERT INTO public.entries VALUES ('dyg7NvAkFxiqm8YO', 7, 1795036695901, 'said', 'A', NULL, '2');
INSERT INTO public.entries VALUES ('dyg7NvAkFxiqm8YO', 8, 1795036695916, 'said', 'A', NULL, 'B');
INSERT INTO public.entries VALUES ('dyg7NvAkFxiqm8YO', 9, 1795036695929, 'said', 'A', NULL, 'E');
INSERT INTO public.entries VALUES ('dyg7NvAkFxiqm8YO', 10, 1795036695945, 'said', 'A', NULL, 'D');
INSERT INTO public.entries VALUES ('dyg7NvAkFxiqm8YO', 11, 1795036695958, 'said', 'A', NULL, 'C');
INSERT INTO public.entries VALUES ('dyg7NvAkFxiqm8YO', 12, 1795036695970, 'said', 'A', NULL, 'A');
INSERT INTO public.entries VALUES ('dyg7NvAkFxiqm8YO', 13, 1795036695984, 'said', 'A', NULL, 'F');
INSERT INTO public.entries VALUES ('dyg7NvAkFxiqm8YO', 14, 1795036695997, 'said', 'A', NULL, 'C');
INSERT INTO public.entries VALUES ('dyg7NvAkFxiqm8YO', 15, 1795036696010, 'said', 'A', NULL, 'H');
INSERT INTO public.entries VALUES ('dyg7NvAkFxiqm8YO', 16, 1795036696026, 'said', 'A', NULL, 'free');
INSERT INTO public.entries VALUES ('dyg7NvAkFxiqm8YO', 17, 1795036696041, 'said', 'A', NULL, 'Cotton');
INSERT INTO public.entries VALUES ('dyg7NvAkFxiqm8YO', 18, 1795036696055, 'said', 'A', NULL, 'Agriculture');
INSERT INTO public.entries VALUES ('dyg7NvAkFxiqm8YO', 19, 1795036696069, 'said', 'A', NULL, 'Copper Smelting');
INSERT INTO public.entries VALUES ('dyg7NvAkFxiqm8YO', 20, 1795036696087, 'said', 'A', NULL, 'Iron');
INSERT INTO public.entries VALUES ('-zAB1YkIQ14eRUnx', 0, 1795036696129, 'begun', NULL, NULL, 'eureka = 1
answers = []

[setup]
game = "inventions solo"
difficulty = "easy"
seed = 591436

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
INSERT INTO public.entries VALUES ('-zAB1YkIQ14eRUnx', 1, 1795036696180, 'said', 'A', NULL, 'region 5');
INSERT INTO public.entries VALUES ('-zAB1YkIQ14eRUnx', 2, 1795036696199, 'said', 'A', NULL, '1');
INSERT INTO public.entries VALUES ('-zAB1YkIQ14eRUnx', 3, 1795036696222, 'said', 'A', NULL, 'region 3');
INSERT INTO public.entries VALUES ('-zAB1YkIQ14eRUnx', 4, 1795036696247, 'said', 'A', NULL, 'place INVENT');
INSERT INTO public.entries VALUES ('-zAB1YkIQ14eRUnx', 5, 1795036696269, 'said', 'A', NULL, '0');
INSERT INTO public.entries VALUES ('-zAB1YkIQ14eRUnx', 6, 1795036696295, 'said', 'A', NULL, 'tile T5');
INSERT INTO public.entries VALUES ('-zAB1YkIQ14eRUnx', 7, 1795036696315, 'said', 'A', NULL, 'place PRESENT');
INSERT INTO public.entries VALUES ('-zAB1YkIQ14eRUnx', 8, 1795036696337, 'said', 'A', NULL, 'present Glass 7');
INSERT INTO public.entries VALUES ('-zAB1YkIQ14eRUnx', 9, 1795036696356, 'said', 'A', NULL, '1');
INSERT INTO public.entries VALUES ('-zAB1YkIQ14eRUnx', 10, 1795036696383, 'said', 'A', NULL, 'region 5');
INSERT INTO public.entries VALUES ('-zAB1YkIQ14eRUnx', 11, 1795036696405, 'said', 'A', NULL, 'aspiration');
INSERT INTO public.entries VALUES ('-zAB1YkIQ14eRUnx', 12, 1795036696429, 'said', 'A', NULL, 'idea Coins');
INSERT INTO public.entries VALUES ('-zAB1YkIQ14eRUnx', 13, 1795036696446, 'said', 'A', NULL, 'tile C2');
INSERT INTO public.entries VALUES ('-zAB1YkIQ14eRUnx', 14, 1795036696471, 'said', 'A', NULL, 'build T5 13');
INSERT INTO public.entries VALUES ('-zAB1YkIQ14eRUnx', 15, 1795036696493, 'said', 'A', NULL, 'place SEND_DIP');
INSERT INTO public.entries VALUES ('-zAB1YkIQ14eRUnx', 16, 1795036696519, 'said', 'A', NULL, 'Stone & Bone Tools');
INSERT INTO public.entries VALUES ('-zAB1YkIQ14eRUnx', 17, 1795036696537, 'said', 'A', NULL, 'specialist economy');
INSERT INTO public.entries VALUES ('-zAB1YkIQ14eRUnx', 18, 1795036696562, 'said', 'A', NULL, 'economy');
INSERT INTO public.entries VALUES ('-zAB1YkIQ14eRUnx', 19, 1795036696586, 'said', 'A', NULL, 'place SHARE');
INSERT INTO public.entries VALUES ('-zAB1YkIQ14eRUnx', 20, 1795036696617, 'said', 'A', NULL, 'aspiration');
INSERT INTO public.entries VALUES ('1chXlr8J0Q4IBUV6', 0, 1795036696652, 'note', NULL, NULL, 'name = "Eureka''s own box"
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

INSERT INTO public.people VALUES ('au9aRYv-QfestZig', 'Ada', 1795036687191, 1795036687191, 'ada', '$argon2id$v=19$m=19456,t=2,p=1$WuoBhUDBQJNNKKtuhCylxQ$oLpiolIKWlUaQMP7wHt+Qa1Np8c1SO2f5gRa3TqSgHU', 1);


--
-- Data for Name: seats; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.seats VALUES ('kkf5DF_L-LfxTpzc', 'A', 'au9aRYv-QfestZig', NULL, 'Ada');
INSERT INTO public.seats VALUES ('kkf5DF_L-LfxTpzc', 'B', NULL, 'random', 'Hypatia');
INSERT INTO public.seats VALUES ('fujB1yA-txy3TjTo', 'A', 'au9aRYv-QfestZig', NULL, 'Ada');
INSERT INTO public.seats VALUES ('fujB1yA-txy3TjTo', 'B', NULL, 'random', 'Hypatia');
INSERT INTO public.seats VALUES ('fujB1yA-txy3TjTo', 'C', NULL, 'random', 'Galileusz');
INSERT INTO public.seats VALUES ('iw1NQYnryjx1o9_1', 'A', 'au9aRYv-QfestZig', NULL, 'Ada');
INSERT INTO public.seats VALUES ('iw1NQYnryjx1o9_1', 'B', NULL, 'random', 'Hypatia');
INSERT INTO public.seats VALUES ('iw1NQYnryjx1o9_1', 'C', NULL, 'random', 'Galileo');
INSERT INTO public.seats VALUES ('iw1NQYnryjx1o9_1', 'D', NULL, 'random', 'Ada 2');
INSERT INTO public.seats VALUES ('64mwq3RQDX0yVk5w', 'A', 'au9aRYv-QfestZig', NULL, 'Ada');
INSERT INTO public.seats VALUES ('64mwq3RQDX0yVk5w', 'B', NULL, 'random', 'Hypatia');
INSERT INTO public.seats VALUES ('64mwq3RQDX0yVk5w', 'C', NULL, 'random', 'Galileo');
INSERT INTO public.seats VALUES ('64mwq3RQDX0yVk5w', 'D', NULL, 'random', 'Ada 2');
INSERT INTO public.seats VALUES ('64mwq3RQDX0yVk5w', 'E', NULL, 'random', 'Tesla');
INSERT INTO public.seats VALUES ('CDHIqj_oKuCZmvT2', 'A', 'au9aRYv-QfestZig', NULL, 'Ada');
INSERT INTO public.seats VALUES ('CDHIqj_oKuCZmvT2', 'B', NULL, 'random', 'Hypatia');
INSERT INTO public.seats VALUES ('_OLdDa0Mb-pKa5FU', 'A', 'au9aRYv-QfestZig', NULL, 'Ada');
INSERT INTO public.seats VALUES ('_OLdDa0Mb-pKa5FU', 'B', NULL, 'random', 'Hypatia');
INSERT INTO public.seats VALUES ('_OLdDa0Mb-pKa5FU', 'C', NULL, 'random', 'Galileo');
INSERT INTO public.seats VALUES ('dbPaJK0Wq3ZoNmJM', 'A', 'au9aRYv-QfestZig', NULL, 'Ada');
INSERT INTO public.seats VALUES ('dbPaJK0Wq3ZoNmJM', 'B', NULL, 'random', 'Hypatia');
INSERT INTO public.seats VALUES ('dbPaJK0Wq3ZoNmJM', 'C', NULL, 'random', 'Galileo');
INSERT INTO public.seats VALUES ('qBQh_-Bs3Fx4-4gR', 'A', 'au9aRYv-QfestZig', NULL, 'Ada');
INSERT INTO public.seats VALUES ('qBQh_-Bs3Fx4-4gR', 'B', NULL, NULL, '');
INSERT INTO public.seats VALUES ('dyg7NvAkFxiqm8YO', 'A', 'au9aRYv-QfestZig', NULL, 'Ada');
INSERT INTO public.seats VALUES ('-zAB1YkIQ14eRUnx', 'A', 'au9aRYv-QfestZig', NULL, 'Ada');
INSERT INTO public.seats VALUES ('1chXlr8J0Q4IBUV6', 'A', 'au9aRYv-QfestZig', NULL, 'Ada');


--
-- Data for Name: secret; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.secret VALUES (1, '\x135db0ad25dd40f325da68a9680800b9ee1ce243fe13e70ad85001277f497453');


--
-- Data for Name: service; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.service VALUES (1, 0, 4833728502835128198);


--
-- Data for Name: tables; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tables VALUES ('kkf5DF_L-LfxTpzc', 'au9aRYv-QfestZig', 1795036690988, false, '{"edition":"first","language":"en","teams":[],"parley":null,"memory":true,"covered":null,"patience":0,"absent":"bot","bots_resign":false,"shared":false,"hints":null,"guided":false}', 'finished', 'B achievements', 324, 324, 1795036692510, NULL, 'innovation', 0);
INSERT INTO public.tables VALUES ('iw1NQYnryjx1o9_1', 'au9aRYv-QfestZig', 1795036693092, false, '{"edition":"fourth","language":"en","teams":["AC","BD"],"parley":null,"memory":true,"covered":null,"patience":0,"absent":"bot","bots_resign":false,"shared":false,"hints":null,"guided":false}', 'finished', 'AC score', 202, 202, 1795036693558, NULL, 'innovation', 0);
INSERT INTO public.tables VALUES ('dbPaJK0Wq3ZoNmJM', 'au9aRYv-QfestZig', 1795036695376, false, '{"edition":"fourth","language":"en","teams":[],"parley":null,"memory":true,"covered":null,"patience":0,"absent":"bot","bots_resign":false,"shared":false,"hints":null,"guided":false}', 'finished', 'B achievements', 166, 166, 1795036695753, NULL, 'innovation', 0);
INSERT INTO public.tables VALUES ('fujB1yA-txy3TjTo', 'au9aRYv-QfestZig', 1795036692519, false, '{"edition":"third","language":"pl","teams":[],"parley":null,"memory":true,"covered":null,"patience":0,"absent":"bot","bots_resign":false,"shared":false,"hints":null,"guided":false}', 'finished', 'B achievements', 216, 216, 1795036693088, NULL, 'innovation', 0);
INSERT INTO public.tables VALUES ('64mwq3RQDX0yVk5w', 'au9aRYv-QfestZig', 1795036693577, false, '{"edition":"fourth","language":"en","teams":[],"parley":true,"memory":true,"covered":null,"patience":0,"absent":"bot","bots_resign":false,"shared":false,"hints":null,"guided":false}', 'playing', NULL, 59, 59, 1795036694535, 'A', 'innovation', 0);
INSERT INTO public.tables VALUES ('CDHIqj_oKuCZmvT2', 'au9aRYv-QfestZig', 1795036694543, false, '{"edition":"first","language":"en","teams":[],"parley":null,"memory":true,"covered":null,"patience":0,"absent":"bot","bots_resign":false,"shared":false,"hints":null,"guided":false}', 'playing', NULL, 29, 29, 1795036694763, 'A', 'innovation', 0);
INSERT INTO public.tables VALUES ('_OLdDa0Mb-pKa5FU', 'au9aRYv-QfestZig', 1795036694769, false, '{"edition":"fourth","language":"en","teams":[],"parley":null,"memory":true,"covered":null,"patience":24,"absent":"out","bots_resign":true,"shared":true,"hints":null,"guided":false}', 'playing', NULL, 45, 45, 1795036695370, 'A', 'innovation', 0);
INSERT INTO public.tables VALUES ('qBQh_-Bs3Fx4-4gR', 'au9aRYv-QfestZig', 1795036695760, true, '{"edition":"fourth","language":"en","teams":[],"parley":null,"memory":true,"covered":null,"patience":0,"absent":"bot","bots_resign":false,"shared":false,"hints":null,"guided":false}', 'open', NULL, 0, 0, 1795036695760, NULL, 'innovation', 0);
INSERT INTO public.tables VALUES ('dyg7NvAkFxiqm8YO', 'au9aRYv-QfestZig', 1795036695774, false, '{"difficulty":"easy","box":"Eureka''s own box","ours":true,"draws":"program","settings":{}}', 'playing', NULL, 21, 21, 1795036696087, 'A', 'inventions-companion', 0);
INSERT INTO public.tables VALUES ('-zAB1YkIQ14eRUnx', 'au9aRYv-QfestZig', 1795036696106, false, '{"difficulty":"easy"}', 'playing', NULL, 21, 21, 1795036696617, 'A', 'inventions-solo', 0);
INSERT INTO public.tables VALUES ('1chXlr8J0Q4IBUV6', 'au9aRYv-QfestZig', 1795036696650, false, '', 'open', NULL, 1, 0, 1795036696650, NULL, 'inventions-box', 0);


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
-- Name: service service_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.service
    ADD CONSTRAINT service_pkey PRIMARY KEY (id);


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
-- Name: tables_that_run; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_that_run ON public.tables USING btree (changed DESC, id) WHERE ((state = 'playing'::text) AND listed);


--
-- Name: tables_that_wait; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_that_wait ON public.tables USING btree (served, id) WHERE (state = 'playing'::text);


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


