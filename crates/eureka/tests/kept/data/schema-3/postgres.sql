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

INSERT INTO public._sqlx_migrations VALUES (1, 'tables and people', '2026-11-18 05:25:09.272592+00', true, '\x31bef80ac9a3d44ab1549164a3a0bbbe6cbd3084719099580583c3a68f7853f2efdfbaafc6f6a591f6b402390f2ae41e', 4910222);
INSERT INTO public._sqlx_migrations VALUES (2, 'locks', '2026-11-18 05:25:09.277835+00', true, '\xaf07d3fee1355531749a1fb99d6e6d09982c25d78ae3ab5a4a14daf5b882c7de46f882b7b27eb334f66994b08ada3193', 381754);
INSERT INTO public._sqlx_migrations VALUES (3, 'games', '2026-11-18 05:25:09.278308+00', true, '\x754dbd18b95f977bd6aa4ec7de49b9747de6ece452517891899bd11ff613580b6837005d4c4d04e0cc6652040880e8c7', 762325);


--
-- Data for Name: entries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 0, 1794979511096, 'begun', NULL, NULL, 'eureka = 1
answers = []

[setup]
game = "innovation"
edition = "first"
cards = "8adb0b096f9b5065"
players = 2
language = "en"
seed = 9127426309017505954
');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 1, 1794979511104, 'chat', NULL, 'TFGlH9qV_7A5HKFM', 'Good luck!');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 2, 1794979511111, 'said', 'A', NULL, 'Code of Laws');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 3, 1794979511113, 'said', 'B', NULL, 'Agriculture');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 4, 1794979511115, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 5, 1794979511117, 'said', 'A', NULL, 'dogma Code of Laws');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 6, 1794979511120, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 7, 1794979511122, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 8, 1794979511123, 'said', 'B', NULL, 'meld Clothing');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 9, 1794979511125, 'said', 'A', NULL, 'meld Metalworking');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 10, 1794979511128, 'said', 'A', NULL, 'dogma Code of Laws');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 11, 1794979511130, 'said', 'B', NULL, 'meld Domestication');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 12, 1794979511131, 'said', 'B', NULL, 'dogma Clothing');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 13, 1794979511133, 'said', 'A', NULL, 'dogma Code of Laws');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 14, 1794979511135, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 15, 1794979511137, 'said', 'A', NULL, 'dogma Metalworking');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 16, 1794979511139, 'said', 'B', NULL, 'meld Masonry');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 17, 1794979511140, 'said', 'B', NULL, 'dogma Masonry');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 18, 1794979511142, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 19, 1794979511145, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 20, 1794979511147, 'said', 'A', NULL, 'meld Pottery');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 21, 1794979511149, 'said', 'B', NULL, 'dogma Masonry');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 22, 1794979511151, 'said', 'A', NULL, 'The Wheel');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 23, 1794979511154, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 24, 1794979511156, 'said', 'B', NULL, 'meld Tools');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 25, 1794979511158, 'said', 'A', NULL, 'dogma Pottery');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 26, 1794979511160, 'said', 'A', NULL, 'Mysticism');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 27, 1794979511163, 'said', 'A', NULL, 'meld Mysticism');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 28, 1794979511165, 'said', 'B', NULL, 'dogma Clothing');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 29, 1794979511166, 'said', 'B', NULL, 'meld Mapmaking');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 30, 1794979511168, 'said', 'A', NULL, 'achieve 1');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 31, 1794979511171, 'said', 'A', NULL, 'dogma The Wheel');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 32, 1794979511173, 'said', 'B', NULL, 'dogma Masonry');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 33, 1794979511175, 'said', 'A', NULL, 'Construction');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 34, 1794979511178, 'said', 'B', NULL, 'dogma Masonry');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 35, 1794979511179, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 36, 1794979511181, 'said', 'A', NULL, 'dogma Mysticism');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 37, 1794979511184, 'said', 'A', NULL, 'meld Fermenting');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 38, 1794979511186, 'said', 'B', NULL, 'dogma Tools');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 39, 1794979511187, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 40, 1794979511189, 'said', 'B', NULL, 'dogma Masonry');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 41, 1794979511190, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 42, 1794979511192, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 43, 1794979511194, 'said', 'A', NULL, 'meld Calendar');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 44, 1794979511196, 'said', 'B', NULL, 'dogma Tools');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 45, 1794979511197, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 46, 1794979511199, 'said', 'B', NULL, 'dogma Tools');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 47, 1794979511200, 'said', 'B', NULL, 'Road Building');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 48, 1794979511202, 'said', 'A', NULL, 'dogma Mysticism');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 49, 1794979511205, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 50, 1794979511206, 'said', 'B', NULL, 'dogma Masonry');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 51, 1794979511208, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 52, 1794979511210, 'said', 'B', NULL, 'dogma Masonry');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 53, 1794979511213, 'said', 'A', NULL, 'Machinery');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 54, 1794979511215, 'said', 'A', NULL, 'Feudalism');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 55, 1794979511218, 'said', 'A', NULL, 'dogma Feudalism');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 56, 1794979511221, 'said', 'A', NULL, 'purple');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 57, 1794979511223, 'said', 'A', NULL, 'dogma Calendar');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 58, 1794979511225, 'said', 'B', NULL, 'dogma Mapmaking');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 59, 1794979511227, 'said', 'A', NULL, 'Oars');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 60, 1794979511229, 'said', 'B', NULL, 'dogma Masonry');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 61, 1794979511231, 'said', 'A', NULL, 'Engineering');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 62, 1794979511234, 'said', 'A', NULL, 'meld Canal Building');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 63, 1794979511237, 'said', 'A', NULL, 'dogma Feudalism');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 64, 1794979511239, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 65, 1794979511241, 'said', 'B', NULL, 'meld Medicine');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 66, 1794979511242, 'said', 'B', NULL, 'dogma Tools');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 67, 1794979511244, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 68, 1794979511246, 'said', 'B', NULL, 'Translation');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 69, 1794979511248, 'said', 'A', NULL, 'Paper');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 70, 1794979511251, 'said', 'A', NULL, 'meld Alchemy');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 71, 1794979511254, 'said', 'A', NULL, 'dogma The Wheel');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 72, 1794979511256, 'said', 'B', NULL, 'meld Paper');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 73, 1794979511257, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 74, 1794979511260, 'said', 'A', NULL, 'meld Compass');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 75, 1794979511262, 'said', 'A', NULL, 'dogma Canal Building');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 76, 1794979511265, 'said', 'A', NULL, 'no');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 77, 1794979511267, 'said', 'B', NULL, 'dogma Medicine');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 78, 1794979511268, 'said', 'B', NULL, 'dogma Medicine');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 79, 1794979511270, 'said', 'A', NULL, 'dogma Alchemy');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 80, 1794979511273, 'said', 'A', NULL, 'Gunpowder');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 81, 1794979511275, 'said', 'A', NULL, 'Colonialism');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 82, 1794979511278, 'said', 'A', NULL, 'Invention');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 83, 1794979511281, 'said', 'A', NULL, 'dogma Engineering');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 84, 1794979511284, 'said', 'A', NULL, 'yes');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 85, 1794979511285, 'said', 'B', NULL, 'dogma Paper');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 86, 1794979511287, 'said', 'B', NULL, 'green');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 87, 1794979511288, 'said', 'B', NULL, 'meld Enterprise');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 88, 1794979511290, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 89, 1794979511294, 'said', 'A', NULL, 'dogma Feudalism');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 90, 1794979511296, 'said', 'A', NULL, 'yellow');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 91, 1794979511298, 'said', 'B', NULL, 'dogma Paper');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 92, 1794979511299, 'said', 'B', NULL, 'meld Perspective');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 93, 1794979511302, 'said', 'A', NULL, 'meld Translation');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 94, 1794979511304, 'said', 'A', NULL, 'dogma Translation');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 95, 1794979511307, 'said', 'A', NULL, 'no');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 96, 1794979511309, 'said', 'B', NULL, 'dogma Paper');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 97, 1794979511311, 'said', 'B', NULL, 'meld Experimentation');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 98, 1794979511313, 'said', 'A', NULL, 'dogma Canal Building');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 99, 1794979511316, 'said', 'A', NULL, 'yes');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 100, 1794979511318, 'said', 'A', NULL, 'dogma Canal Building');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 101, 1794979511321, 'said', 'A', NULL, 'yes');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 102, 1794979511323, 'said', 'B', NULL, 'dogma Experimentation');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 103, 1794979511324, 'said', 'B', NULL, 'dogma Enterprise');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 104, 1794979511327, 'said', 'A', NULL, 'yes');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 105, 1794979511329, 'said', 'B', NULL, 'yes');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 106, 1794979511331, 'said', 'A', NULL, 'dogma Feudalism');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 107, 1794979511333, 'said', 'A', NULL, 'meld Tools');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 108, 1794979511335, 'said', 'B', NULL, 'dogma Enterprise');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 109, 1794979511337, 'said', 'A', NULL, 'Canal Building');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 110, 1794979511339, 'said', 'B', NULL, 'dogma Paper');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 111, 1794979511340, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 112, 1794979511342, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 113, 1794979511345, 'said', 'A', NULL, 'meld Gunpowder');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 114, 1794979511347, 'said', 'B', NULL, 'dogma Canal Building');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 115, 1794979511348, 'said', 'B', NULL, 'yes');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 116, 1794979511349, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 117, 1794979511351, 'said', 'A', NULL, 'meld Archery');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 118, 1794979511354, 'said', 'A', NULL, 'dogma Feudalism');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 119, 1794979511356, 'said', 'B', NULL, 'meld Reformation');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 120, 1794979511357, 'said', 'B', NULL, 'achieve 2');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 121, 1794979511359, 'said', 'A', NULL, 'dogma Archery');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 122, 1794979511361, 'said', 'B', NULL, 'Colonialism');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 123, 1794979511363, 'said', 'A', NULL, 'dogma Compass');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 124, 1794979511365, 'said', 'B', NULL, 'dogma Canal Building');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 125, 1794979511367, 'said', 'B', NULL, 'no');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 126, 1794979511368, 'said', 'B', NULL, 'dogma Paper');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 127, 1794979511369, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 128, 1794979511371, 'said', 'A', NULL, 'dogma Feudalism');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 129, 1794979511374, 'said', 'A', NULL, 'dogma Feudalism');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 130, 1794979511376, 'said', 'B', NULL, 'dogma Reformation');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 131, 1794979511378, 'said', 'A', NULL, 'Colonialism');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 132, 1794979511380, 'said', 'B', NULL, 'Education');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 133, 1794979511382, 'said', 'A', NULL, 'yellow');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 134, 1794979511386, 'said', 'B', NULL, 'yellow');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 135, 1794979511388, 'said', 'B', NULL, 'dogma Experimentation');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 136, 1794979511390, 'said', 'A', NULL, 'dogma Feudalism');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 137, 1794979511393, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 138, 1794979511396, 'said', 'A', NULL, 'dogma Feudalism');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 139, 1794979511399, 'said', 'A', NULL, 'yellow');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 140, 1794979511400, 'said', 'B', NULL, 'dogma Experimentation');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 141, 1794979511403, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 142, 1794979511405, 'said', 'A', NULL, 'dogma Machinery');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 143, 1794979511408, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 144, 1794979511410, 'said', 'B', NULL, 'dogma Paper');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 145, 1794979511411, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 146, 1794979511412, 'said', 'B', NULL, 'dogma Societies');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 147, 1794979511414, 'said', 'A', NULL, 'Archery');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 148, 1794979511416, 'said', 'A', NULL, 'dogma Gunpowder');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 149, 1794979511419, 'said', 'A', NULL, 'meld Navigation');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 150, 1794979511421, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 151, 1794979511423, 'said', 'B', NULL, 'dogma Paper');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 152, 1794979511425, 'said', 'B', NULL, 'blue');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 153, 1794979511427, 'said', 'A', NULL, 'dogma Printing Press');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 154, 1794979511431, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 155, 1794979511433, 'said', 'A', NULL, 'Archery');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 156, 1794979511434, 'said', 'B', NULL, 'yes');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 157, 1794979511437, 'said', 'A', NULL, 'yes');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 158, 1794979511439, 'said', 'A', NULL, 'meld Steam Engine');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 159, 1794979511441, 'said', 'B', NULL, 'dogma Physics');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 160, 1794979511442, 'said', 'B', NULL, 'Vaccination');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 161, 1794979511444, 'said', 'B', NULL, 'Metric System');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 162, 1794979511445, 'said', 'B', NULL, 'Classification');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 163, 1794979511446, 'said', 'B', NULL, 'dogma Societies');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 164, 1794979511448, 'said', 'A', NULL, 'dogma Tools');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 165, 1794979511451, 'said', 'A', NULL, 'Banking');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 166, 1794979511454, 'said', 'A', NULL, 'Machine Tools');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 167, 1794979511457, 'said', 'A', NULL, 'Measurement');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 168, 1794979511460, 'said', 'A', NULL, 'meld Canning');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 169, 1794979511463, 'said', 'B', NULL, 'dogma Printing Press');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 170, 1794979511466, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 171, 1794979511468, 'said', 'B', NULL, 'dogma Printing Press');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 172, 1794979511470, 'said', 'B', NULL, 'Writing');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 173, 1794979511472, 'said', 'A', NULL, 'dogma Canning');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 174, 1794979511475, 'said', 'A', NULL, 'no');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 175, 1794979511477, 'said', 'A', NULL, 'yes');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 176, 1794979511480, 'said', 'A', NULL, 'meld Chemistry');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 177, 1794979511482, 'said', 'B', NULL, 'dogma Canal Building');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 178, 1794979511483, 'said', 'B', NULL, 'no');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 179, 1794979511485, 'said', 'B', NULL, 'dogma Paper');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 180, 1794979511487, 'said', 'B', NULL, 'blue');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 181, 1794979511489, 'said', 'A', NULL, 'dogma Chemistry');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 182, 1794979511492, 'said', 'A', NULL, 'Philosophy');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 183, 1794979511494, 'said', 'A', NULL, 'dogma Chemistry');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 184, 1794979511497, 'said', 'A', NULL, 'Publications');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 185, 1794979511498, 'said', 'B', NULL, 'dogma Canal Building');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 186, 1794979511500, 'said', 'B', NULL, 'no');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 187, 1794979511502, 'said', 'B', NULL, 'meld Measurement');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 188, 1794979511504, 'said', 'A', NULL, 'dogma Canning');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 189, 1794979511506, 'said', 'A', NULL, 'yes');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 190, 1794979511509, 'said', 'A', NULL, 'achieve 3');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 191, 1794979511512, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 192, 1794979511514, 'said', 'B', NULL, 'dogma Printing Press');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 193, 1794979511516, 'said', 'B', NULL, 'Monotheism');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 194, 1794979511517, 'said', 'B', NULL, 'yes');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 195, 1794979511520, 'said', 'A', NULL, 'dogma Canning');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 196, 1794979511522, 'said', 'A', NULL, 'no');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 197, 1794979511525, 'said', 'A', NULL, 'dogma Gunpowder');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 198, 1794979511527, 'said', 'B', NULL, 'meld Bicycle');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 199, 1794979511528, 'said', 'B', NULL, 'dogma Printing Press');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 200, 1794979511529, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 201, 1794979511531, 'said', 'A', NULL, 'dogma Banking');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 202, 1794979511534, 'said', 'A', NULL, 'dogma Chemistry');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 203, 1794979511537, 'said', 'A', NULL, 'Mathematics');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 204, 1794979511539, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 205, 1794979511540, 'said', 'B', NULL, 'meld Lighting');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 206, 1794979511543, 'said', 'A', NULL, 'achieve 4');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 207, 1794979511545, 'said', 'A', NULL, 'dogma Canning');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 208, 1794979511548, 'said', 'A', NULL, 'yes');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 209, 1794979511549, 'said', 'B', NULL, 'meld Railroad');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 210, 1794979511551, 'said', 'B', NULL, 'dogma Canal Building');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 211, 1794979511555, 'said', 'A', NULL, 'yes');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 212, 1794979511558, 'said', 'B', NULL, 'no');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 213, 1794979511562, 'said', 'A', NULL, 'dogma Chemistry');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 214, 1794979511566, 'said', 'A', NULL, 'The Pirate Code');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 215, 1794979511571, 'said', 'A', NULL, 'dogma Banking');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 216, 1794979511573, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 217, 1794979511574, 'said', 'B', NULL, 'meld Evolution');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 218, 1794979511578, 'said', 'A', NULL, 'dogma Banking');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 219, 1794979511582, 'said', 'A', NULL, 'dogma Gunpowder');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 220, 1794979511585, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 221, 1794979511587, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 222, 1794979511589, 'said', 'A', NULL, 'dogma Banking');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 223, 1794979511593, 'said', 'A', NULL, 'dogma Chemistry');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 224, 1794979511597, 'said', 'A', NULL, 'Refrigeration');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 225, 1794979511600, 'said', 'B', NULL, 'dogma Lighting');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 226, 1794979511604, 'said', 'A', NULL, 'Electricity');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 227, 1794979511608, 'said', 'A', NULL, 'Combustion');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 228, 1794979511611, 'said', 'B', NULL, 'Empiricism');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 229, 1794979511613, 'said', 'B', NULL, 'Publications');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 230, 1794979511615, 'said', 'B', NULL, 'Emancipation');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 231, 1794979511616, 'said', 'B', NULL, 'meld Explosives');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 232, 1794979511620, 'said', 'A', NULL, 'dogma Chemistry');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 233, 1794979511623, 'said', 'A', NULL, 'Mysticism');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 234, 1794979511627, 'said', 'A', NULL, 'achieve 5');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 235, 1794979511630, 'said', 'B', NULL, 'meld Rocketry');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 236, 1794979511631, 'said', 'B', NULL, 'dogma Bicycle');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 237, 1794979511633, 'said', 'B', NULL, 'yes');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 238, 1794979511636, 'said', 'A', NULL, 'dogma Canning');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 239, 1794979511640, 'said', 'A', NULL, 'yes');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 240, 1794979511643, 'said', 'A', NULL, 'dogma Railroad');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 241, 1794979511645, 'said', 'B', NULL, 'Oars');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 242, 1794979511647, 'said', 'B', NULL, 'Astronomy');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 243, 1794979511649, 'said', 'B', NULL, 'Skyscrapers');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 244, 1794979511651, 'said', 'B', NULL, 'Quantum Theory');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 245, 1794979511653, 'said', 'B', NULL, 'green');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 246, 1794979511656, 'said', 'A', NULL, 'yellow');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 247, 1794979511658, 'said', 'B', NULL, 'meld Atomic Theory');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 248, 1794979511659, 'said', 'B', NULL, 'dogma Canal Building');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 249, 1794979511660, 'said', 'B', NULL, 'yes');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 250, 1794979511663, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 251, 1794979511665, 'said', 'A', NULL, 'meld Corporations');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 252, 1794979511667, 'said', 'B', NULL, 'dogma Atomic Theory');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 253, 1794979511668, 'said', 'B', NULL, 'dogma Lighting');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 254, 1794979511671, 'said', 'A', NULL, 'dogma Gunpowder');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 255, 1794979511673, 'said', 'A', NULL, 'meld Machine Tools');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 256, 1794979511675, 'said', 'B', NULL, 'dogma Explosives');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 257, 1794979511676, 'said', 'B', NULL, 'dogma Canal Building');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 258, 1794979511677, 'said', 'B', NULL, 'no');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 259, 1794979511680, 'said', 'A', NULL, 'dogma Chemistry');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 260, 1794979511682, 'said', 'A', NULL, 'Mobility');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 261, 1794979511685, 'said', 'A', NULL, 'meld Socialism');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 262, 1794979511686, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 263, 1794979511688, 'said', 'B', NULL, 'dogma Canal Building');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 264, 1794979511689, 'said', 'B', NULL, 'no');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 265, 1794979511691, 'said', 'A', NULL, 'dogma Socialism');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 266, 1794979511694, 'said', 'A', NULL, 'yes');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 267, 1794979511696, 'said', 'A', NULL, 'dogma Canning');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 268, 1794979511699, 'said', 'A', NULL, 'yes');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 269, 1794979511702, 'said', 'A', NULL, 'no');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 270, 1794979511704, 'said', 'B', NULL, 'dogma Lighting');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 271, 1794979511705, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 272, 1794979511706, 'said', 'B', NULL, 'dogma Explosives');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 273, 1794979511708, 'said', 'A', NULL, 'achieve 6');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 274, 1794979511711, 'said', 'A', NULL, 'dogma Canning');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 275, 1794979511713, 'said', 'A', NULL, 'yes');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 276, 1794979511716, 'said', 'A', NULL, 'no');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 277, 1794979511718, 'said', 'B', NULL, 'dogma Mass Media');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 278, 1794979511719, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 279, 1794979511720, 'said', 'B', NULL, 'yes');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 280, 1794979511721, 'said', 'B', NULL, 'meld Mobility');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 281, 1794979511723, 'said', 'A', NULL, 'dogma Canning');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 282, 1794979511726, 'said', 'A', NULL, 'yes');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 283, 1794979511728, 'said', 'A', NULL, 'yes');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 284, 1794979511731, 'said', 'A', NULL, 'dogma Machine Tools');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 285, 1794979511733, 'said', 'B', NULL, 'dogma Lighting');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 286, 1794979511734, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 287, 1794979511736, 'said', 'A', NULL, 'dogma Chemistry');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 288, 1794979511738, 'said', 'A', NULL, 'Suburbia');
INSERT INTO public.entries VALUES ('JEh2qTuqFN3Imu8D', 289, 1794979511741, 'said', 'A', NULL, 'achieve 7');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 0, 1794979511752, 'begun', NULL, NULL, 'eureka = 1
answers = []

[setup]
game = "innovation"
edition = "third"
cards = "670dd272af073669"
players = 3
language = "pl"
seed = 3922369743075832896
');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 1, 1794979511756, 'chat', NULL, 'TFGlH9qV_7A5HKFM', 'Good luck!');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 2, 1794979511761, 'said', 'A', NULL, 'Pottery');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 3, 1794979511763, 'said', 'B', NULL, 'Mysticism');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 4, 1794979511764, 'said', 'C', NULL, 'Writing');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 5, 1794979511766, 'said', 'A', NULL, 'dogma Pottery');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 6, 1794979511769, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 7, 1794979511770, 'said', 'B', NULL, 'dogma Mysticism');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 8, 1794979511772, 'said', 'B', NULL, 'dogma Code of Laws');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 9, 1794979511773, 'said', 'C', NULL, 'meld Domestication');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 10, 1794979511774, 'said', 'C', NULL, 'dogma Domestication');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 11, 1794979511777, 'said', 'A', NULL, 'meld Agriculture');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 12, 1794979511780, 'said', 'A', NULL, 'dogma Agriculture');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 13, 1794979511784, 'said', 'A', NULL, 'Tools');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 14, 1794979511786, 'said', 'B', NULL, 'meld Archery');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 15, 1794979511788, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 16, 1794979511789, 'said', 'C', NULL, 'meld The Wheel');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 17, 1794979511791, 'said', 'C', NULL, 'dogma Domestication');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 18, 1794979511793, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 19, 1794979511796, 'said', 'A', NULL, 'dogma Pottery');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 20, 1794979511799, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 21, 1794979511800, 'said', 'B', NULL, 'dogma Archery');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 22, 1794979511805, 'said', 'A', NULL, 'Tools');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 23, 1794979511807, 'said', 'B', NULL, 'meld City States');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 24, 1794979511808, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 25, 1794979511811, 'said', 'C', NULL, 'meld Sailing');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 26, 1794979511814, 'said', 'A', NULL, 'dogma Pottery');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 27, 1794979511818, 'said', 'A', NULL, 'Masonry');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 28, 1794979511822, 'said', 'A', NULL, 'Oars');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 29, 1794979511827, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 30, 1794979511829, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 31, 1794979511830, 'said', 'B', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 32, 1794979511833, 'said', 'C', NULL, 'meld Philosophy');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 33, 1794979511834, 'said', 'C', NULL, 'dogma Sailing');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 34, 1794979511837, 'said', 'A', NULL, 'dogma Agriculture');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 35, 1794979511841, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 36, 1794979511844, 'said', 'A', NULL, 'dogma Pottery');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 37, 1794979511848, 'said', 'A', NULL, 'Masonry');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 38, 1794979511851, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 39, 1794979511853, 'said', 'B', NULL, 'meld Construction');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 40, 1794979511855, 'said', 'B', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 41, 1794979511857, 'said', 'C', NULL, 'dogma Writing');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 42, 1794979511858, 'said', 'C', NULL, 'dogma Fermenting');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 43, 1794979511860, 'said', 'A', NULL, 'achieve 1');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 44, 1794979511863, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 45, 1794979511864, 'said', 'B', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 46, 1794979511865, 'said', 'B', NULL, 'meld Clothing');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 47, 1794979511866, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 48, 1794979511867, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 49, 1794979511869, 'said', 'A', NULL, 'meld Feudalism');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 50, 1794979511872, 'said', 'A', NULL, 'dogma Pottery');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 51, 1794979511875, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 52, 1794979511877, 'said', 'B', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 53, 1794979511878, 'said', 'B', NULL, 'dogma Clothing');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 54, 1794979511879, 'said', 'C', NULL, 'Engineering');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 55, 1794979511881, 'said', 'A', NULL, 'Road Building');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 56, 1794979511883, 'said', 'C', NULL, 'dogma Philosophy');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 57, 1794979511884, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 58, 1794979511885, 'said', 'C', NULL, 'Translation');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 59, 1794979511887, 'said', 'C', NULL, 'dogma Fermenting');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 60, 1794979511889, 'said', 'A', NULL, 'dogma Pottery');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 61, 1794979511893, 'said', 'A', NULL, 'Monotheism');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 62, 1794979511897, 'said', 'A', NULL, 'Medicine');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 63, 1794979511902, 'said', 'A', NULL, 'Machinery');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 64, 1794979511906, 'said', 'A', NULL, 'meld Gunpowder');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 65, 1794979511911, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 66, 1794979511916, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 67, 1794979511919, 'said', 'C', NULL, 'dogma Engineering');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 68, 1794979511921, 'said', 'B', NULL, 'yes');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 69, 1794979511928, 'said', 'C', NULL, 'dogma Engineering');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 70, 1794979511934, 'said', 'A', NULL, 'meld Oars');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 71, 1794979511938, 'said', 'A', NULL, 'dogma Pottery');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 72, 1794979511946, 'said', 'A', NULL, 'Monotheism');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 73, 1794979511950, 'said', 'A', NULL, 'Mapmaking');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 74, 1794979511954, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 75, 1794979511959, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 76, 1794979511960, 'said', 'B', NULL, 'dogma Construction');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 77, 1794979511962, 'said', 'C', NULL, 'Compass');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 78, 1794979511963, 'said', 'C', NULL, 'Perspective');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 79, 1794979511965, 'said', 'C', NULL, 'dogma Engineering');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 80, 1794979511967, 'said', 'C', NULL, 'meld Experimentation');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 81, 1794979511969, 'said', 'A', NULL, 'meld Societies');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 82, 1794979511972, 'said', 'A', NULL, 'dogma Societies');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 83, 1794979511973, 'said', 'B', NULL, 'meld Mapmaking');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 84, 1794979511974, 'said', 'B', NULL, 'meld Machinery');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 85, 1794979511978, 'said', 'C', NULL, 'meld Anatomy');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 86, 1794979511979, 'said', 'C', NULL, 'meld Navigation');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 87, 1794979511981, 'said', 'A', NULL, 'dogma Societies');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 88, 1794979511987, 'said', 'A', NULL, 'dogma Agriculture');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 89, 1794979511990, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 90, 1794979511995, 'said', 'B', NULL, 'meld Compass');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 91, 1794979511997, 'said', 'B', NULL, 'meld Colonialism');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 92, 1794979511999, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 93, 1794979512000, 'said', 'C', NULL, 'meld Statistics');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 94, 1794979512002, 'said', 'A', NULL, 'dogma Experimentation');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 95, 1794979512005, 'said', 'A', NULL, 'meld Banking');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 96, 1794979512008, 'said', 'B', NULL, 'meld Reformation');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 97, 1794979512009, 'said', 'B', NULL, 'dogma Tools');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 98, 1794979512010, 'said', 'C', NULL, 'The Pirate Code');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 99, 1794979512011, 'said', 'C', NULL, 'Education');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 100, 1794979512013, 'said', 'C', NULL, 'Optics');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 101, 1794979512014, 'said', 'B', NULL, 'Perspective');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 102, 1794979512018, 'said', 'C', NULL, 'dogma Navigation');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 103, 1794979512021, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 104, 1794979512023, 'said', 'A', NULL, 'dogma Astronomy');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 105, 1794979512026, 'said', 'A', NULL, 'dogma Astronomy');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 106, 1794979512028, 'said', 'B', NULL, 'dogma Tools');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 107, 1794979512030, 'said', 'C', NULL, 'Printing Press');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 108, 1794979512031, 'said', 'C', NULL, 'Mathematics');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 109, 1794979512032, 'said', 'C', NULL, 'Measurement');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 110, 1794979512035, 'said', 'A', NULL, 'Coal');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 111, 1794979512038, 'said', 'A', NULL, 'Democracy');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 112, 1794979512041, 'said', 'A', NULL, 'Emancipation');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 113, 1794979512043, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 114, 1794979512044, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 115, 1794979512045, 'said', 'C', NULL, 'dogma Paper');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 116, 1794979512047, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 117, 1794979512048, 'said', 'C', NULL, 'dogma Statistics');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 118, 1794979512049, 'said', 'C', NULL, 'no');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 119, 1794979512052, 'said', 'A', NULL, 'dogma Agriculture');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 120, 1794979512054, 'said', 'B', NULL, 'Printing Press');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 121, 1794979512057, 'said', 'A', NULL, 'Steam Engine');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 122, 1794979512059, 'said', 'A', NULL, 'dogma Gunpowder');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 123, 1794979512061, 'said', 'B', NULL, 'Machinery');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 124, 1794979512063, 'said', 'B', NULL, 'meld The Pirate Code');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 125, 1794979512065, 'said', 'B', NULL, 'dogma Tools');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 126, 1794979512066, 'said', 'C', NULL, 'Machine Tools');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 127, 1794979512069, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 128, 1794979512071, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 129, 1794979512073, 'said', 'C', NULL, 'dogma Statistics');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 130, 1794979512074, 'said', 'C', NULL, 'yes');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 131, 1794979512076, 'said', 'C', NULL, 'dogma Paper');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 132, 1794979512077, 'said', 'C', NULL, 'blue');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 133, 1794979512079, 'said', 'A', NULL, 'dogma Gunpowder');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 134, 1794979512082, 'said', 'A', NULL, 'dogma Enterprise');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 135, 1794979512084, 'said', 'B', NULL, 'The Pirate Code');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 136, 1794979512086, 'said', 'A', NULL, 'no');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 137, 1794979512088, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 138, 1794979512089, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 139, 1794979512090, 'said', 'C', NULL, 'dogma Canning');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 140, 1794979512092, 'said', 'C', NULL, 'yes');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 141, 1794979512093, 'said', 'C', NULL, 'achieve 2');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 142, 1794979512095, 'said', 'A', NULL, 'achieve 3');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 143, 1794979512098, 'said', 'A', NULL, 'dogma Experimentation');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 144, 1794979512100, 'said', 'B', NULL, 'meld Emancipation');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 145, 1794979512103, 'said', 'B', NULL, 'dogma Optics');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 146, 1794979512104, 'said', 'C', NULL, 'Feudalism');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 147, 1794979512108, 'said', 'A', NULL, 'B');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 148, 1794979512111, 'said', 'A', NULL, 'Currency');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 149, 1794979512112, 'said', 'B', NULL, 'Feudalism');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 150, 1794979512115, 'said', 'C', NULL, 'dogma Metric System');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 151, 1794979512116, 'said', 'C', NULL, 'yes');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 152, 1794979512117, 'said', 'C', NULL, 'dogma Metric System');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 153, 1794979512119, 'said', 'C', NULL, 'purple');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 154, 1794979512121, 'said', 'A', NULL, 'dogma Lighting');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 155, 1794979512123, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 156, 1794979512125, 'said', 'A', NULL, 'Coal');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 157, 1794979512127, 'said', 'A', NULL, 'Publications');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 158, 1794979512130, 'said', 'A', NULL, 'dogma Bicycle');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 159, 1794979512132, 'said', 'C', NULL, 'yes');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 160, 1794979512134, 'said', 'A', NULL, 'yes');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 161, 1794979512137, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 162, 1794979512138, 'said', 'B', NULL, 'dogma Classification');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 163, 1794979512139, 'said', 'B', NULL, 'Corporations');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 164, 1794979512141, 'said', 'C', NULL, 'dogma Canning');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 165, 1794979512142, 'said', 'C', NULL, 'yes');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 166, 1794979512143, 'said', 'C', NULL, 'dogma Railroad');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 167, 1794979512145, 'said', 'A', NULL, 'Masonry');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 168, 1794979512148, 'said', 'A', NULL, 'Mathematics');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 169, 1794979512150, 'said', 'A', NULL, 'Monotheism');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 170, 1794979512154, 'said', 'A', NULL, 'Engineering');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 171, 1794979512156, 'said', 'A', NULL, 'Medicine');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 172, 1794979512159, 'said', 'A', NULL, 'Atomic Theory');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 173, 1794979512161, 'said', 'A', NULL, 'Explosives');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 174, 1794979512164, 'said', 'A', NULL, 'Combustion');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 175, 1794979512166, 'said', 'C', NULL, 'Education');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 176, 1794979512167, 'said', 'C', NULL, 'Translation');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 177, 1794979512171, 'said', 'C', NULL, 'purple');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 178, 1794979512173, 'said', 'A', NULL, 'meld Explosives');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 179, 1794979512176, 'said', 'A', NULL, 'dogma Agriculture');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 180, 1794979512177, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 181, 1794979512180, 'said', 'A', NULL, 'Atomic Theory');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 182, 1794979512182, 'said', 'B', NULL, 'dogma Corporations');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 183, 1794979512183, 'said', 'B', NULL, 'meld Steam Engine');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 184, 1794979512185, 'said', 'C', NULL, 'dogma Chemistry');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 185, 1794979512186, 'said', 'C', NULL, 'no');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 186, 1794979512187, 'said', 'C', NULL, 'Satellites');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 187, 1794979512188, 'said', 'C', NULL, 'dogma Canning');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 188, 1794979512190, 'said', 'C', NULL, 'no');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 189, 1794979512192, 'said', 'A', NULL, 'dogma Lighting');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 190, 1794979512195, 'said', 'C', NULL, 'Sanitation');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 191, 1794979512199, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 192, 1794979512201, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 193, 1794979512204, 'said', 'A', NULL, 'dogma Bicycle');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 194, 1794979512206, 'said', 'B', NULL, 'yes');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 195, 1794979512207, 'said', 'C', NULL, 'no');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 196, 1794979512209, 'said', 'A', NULL, 'yes');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 197, 1794979512211, 'said', 'B', NULL, 'meld Measurement');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 198, 1794979512213, 'said', 'B', NULL, 'achieve 5');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 199, 1794979512214, 'said', 'C', NULL, 'meld Combustion');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 200, 1794979512215, 'said', 'C', NULL, 'meld Mobility');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 201, 1794979512217, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 202, 1794979512220, 'said', 'A', NULL, 'meld Genetics');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 203, 1794979512222, 'said', 'B', NULL, 'dogma Empiricism');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 204, 1794979512223, 'said', 'B', NULL, 'red');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 205, 1794979512224, 'said', 'B', NULL, 'green');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 206, 1794979512225, 'said', 'B', NULL, 'achieve 4');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 207, 1794979512226, 'said', 'C', NULL, 'dogma Mobility');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 208, 1794979512228, 'said', 'C', NULL, 'dogma Canning');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 209, 1794979512229, 'said', 'C', NULL, 'yes');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 210, 1794979512231, 'said', 'A', NULL, 'dogma The Pirate Code');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 211, 1794979512234, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 212, 1794979512236, 'said', 'B', NULL, 'dogma Steam Engine');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 213, 1794979512237, 'said', 'B', NULL, 'achieve 6');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 214, 1794979512238, 'said', 'C', NULL, 'dogma Mobility');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 215, 1794979512240, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 216, 1794979512242, 'said', 'A', NULL, 'meld Quantum Theory');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 217, 1794979512245, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('g2m-puXMAFpl50RD', 218, 1794979512246, 'said', 'B', NULL, 'dogma Corporations');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 0, 1794979512257, 'begun', NULL, NULL, 'eureka = 1
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
seed = 5657085810369025332
');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 1, 1794979512261, 'chat', NULL, 'TFGlH9qV_7A5HKFM', 'Good luck!');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 2, 1794979512267, 'said', 'A', NULL, 'Agriculture');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 3, 1794979512269, 'said', 'B', NULL, 'Archery');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 4, 1794979512270, 'said', 'C', NULL, 'Masonry');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 5, 1794979512271, 'said', 'D', NULL, 'City States');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 6, 1794979512274, 'said', 'A', NULL, 'dogma Agriculture');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 7, 1794979512276, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 8, 1794979512278, 'said', 'B', NULL, 'meld Writing');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 9, 1794979512279, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 10, 1794979512280, 'said', 'C', NULL, 'dogma Masonry');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 11, 1794979512283, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 12, 1794979512284, 'said', 'D', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 13, 1794979512285, 'said', 'D', NULL, 'meld Metalworking');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 14, 1794979512288, 'said', 'A', NULL, 'dogma Agriculture');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 15, 1794979512290, 'said', 'A', NULL, 'Mysticism');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 16, 1794979512293, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 17, 1794979512294, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 18, 1794979512296, 'said', 'B', NULL, 'dogma Writing');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 19, 1794979512297, 'said', 'C', NULL, 'meld The Wheel');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 20, 1794979512298, 'said', 'C', NULL, 'meld Oars');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 21, 1794979512299, 'said', 'D', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 22, 1794979512301, 'said', 'C', NULL, 'Oars');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 23, 1794979512302, 'said', 'D', NULL, 'dogma Oars');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 24, 1794979512304, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 25, 1794979512307, 'said', 'A', NULL, 'dogma Agriculture');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 26, 1794979512309, 'said', 'A', NULL, 'Mysticism');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 27, 1794979512311, 'said', 'B', NULL, 'meld Road Building');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 28, 1794979512313, 'said', 'B', NULL, 'meld Pottery');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 29, 1794979512314, 'said', 'C', NULL, 'dogma The Wheel');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 30, 1794979512315, 'said', 'C', NULL, 'dogma The Wheel');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 31, 1794979512316, 'said', 'D', NULL, 'dogma Oars');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 32, 1794979512318, 'said', 'D', NULL, 'meld Calendar');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 33, 1794979512320, 'said', 'A', NULL, 'dogma Agriculture');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 34, 1794979512322, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 35, 1794979512324, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 36, 1794979512326, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 37, 1794979512328, 'said', 'B', NULL, 'dogma Pottery');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 38, 1794979512330, 'said', 'A', NULL, 'Tools');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 39, 1794979512333, 'said', 'A', NULL, 'Compass');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 40, 1794979512334, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 41, 1794979512336, 'said', 'B', NULL, 'meld Canal Building');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 42, 1794979512339, 'said', 'C', NULL, 'dogma Masonry');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 43, 1794979512340, 'said', 'C', NULL, 'Mysticism');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 44, 1794979512341, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 45, 1794979512343, 'said', 'C', NULL, 'dogma Masonry');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 46, 1794979512344, 'said', 'C', NULL, 'Construction');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 47, 1794979512345, 'said', 'C', NULL, 'Domestication');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 48, 1794979512346, 'said', 'C', NULL, 'Mapmaking');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 49, 1794979512348, 'said', 'D', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 50, 1794979512349, 'said', 'D', NULL, 'dogma Calendar');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 51, 1794979512352, 'said', 'A', NULL, 'meld Alchemy');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 52, 1794979512354, 'said', 'A', NULL, 'achieve 1');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 53, 1794979512356, 'said', 'B', NULL, 'dogma Canal Building');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 54, 1794979512357, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 55, 1794979512358, 'said', 'D', NULL, 'pass');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 56, 1794979512360, 'said', 'B', NULL, 'first');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 57, 1794979512361, 'said', 'B', NULL, 'dogma Pottery');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 58, 1794979512363, 'said', 'A', NULL, 'Tools');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 59, 1794979512366, 'said', 'A', NULL, 'Translation');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 60, 1794979512367, 'said', 'C', NULL, 'dogma Mapmaking');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 61, 1794979512369, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 62, 1794979512370, 'said', 'D', NULL, 'draw');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 63, 1794979512371, 'said', 'D', NULL, 'meld Medicine');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 64, 1794979512373, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 65, 1794979512376, 'said', 'A', NULL, 'dogma Agriculture');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 66, 1794979512378, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 67, 1794979512379, 'said', 'D', NULL, 'Compass');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 68, 1794979512381, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 69, 1794979512383, 'said', 'B', NULL, 'meld Colonialism');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 70, 1794979512384, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 71, 1794979512385, 'said', 'C', NULL, 'dogma Construction');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 72, 1794979512386, 'said', 'D', NULL, 'Gunpowder');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 73, 1794979512388, 'said', 'D', NULL, 'Feudalism');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 74, 1794979512389, 'said', 'C', NULL, 'meld Gunpowder');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 75, 1794979512390, 'said', 'D', NULL, 'dogma Oars');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 76, 1794979512392, 'said', 'D', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 77, 1794979512394, 'said', 'A', NULL, 'meld Perspective');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 78, 1794979512397, 'said', 'A', NULL, 'achieve 2');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 79, 1794979512399, 'said', 'B', NULL, 'dogma Canal Building');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 80, 1794979512400, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 81, 1794979512401, 'said', 'D', NULL, 'first');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 82, 1794979512402, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 83, 1794979512404, 'said', 'B', NULL, 'dogma Canal Building');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 84, 1794979512405, 'said', 'C', NULL, 'first');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 85, 1794979512406, 'said', 'D', NULL, 'pass');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 86, 1794979512407, 'said', 'B', NULL, 'first');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 87, 1794979512409, 'said', 'C', NULL, 'meld Currency');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 88, 1794979512410, 'said', 'C', NULL, 'dogma Gunpowder');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 89, 1794979512411, 'said', 'D', NULL, 'Oars');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 90, 1794979512413, 'said', 'D', NULL, 'dogma Medicine');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 91, 1794979512415, 'said', 'A', NULL, 'Engineering');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 92, 1794979512417, 'said', 'B', NULL, '3');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 93, 1794979512418, 'said', 'D', NULL, 'meld Reformation');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 94, 1794979512420, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 95, 1794979512423, 'said', 'A', NULL, 'dogma Alchemy');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 96, 1794979512425, 'said', 'C', NULL, 'Coal');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 97, 1794979512426, 'said', 'C', NULL, 'Societies');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 98, 1794979512428, 'said', 'A', NULL, 'Coal');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 99, 1794979512431, 'said', 'A', NULL, 'Chemistry');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 100, 1794979512433, 'said', 'B', NULL, 'dogma Canal Building');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 101, 1794979512434, 'said', 'C', NULL, 'first');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 102, 1794979512436, 'said', 'B', NULL, 'second');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 103, 1794979512437, 'said', 'B', NULL, 'meld Education');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 104, 1794979512438, 'said', 'C', NULL, 'meld Navigation');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 105, 1794979512440, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 106, 1794979512441, 'said', 'D', NULL, 'draw');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 107, 1794979512442, 'said', 'D', NULL, 'dogma Medicine');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 108, 1794979512444, 'said', 'C', NULL, 'Oars');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 109, 1794979512446, 'said', 'A', NULL, 'dogma Perspective');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 110, 1794979512448, 'said', 'B', NULL, 'Optics');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 111, 1794979512450, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 112, 1794979512454, 'said', 'A', NULL, 'meld Societies');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 113, 1794979512456, 'said', 'B', NULL, 'dogma Pottery');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 114, 1794979512458, 'said', 'D', NULL, 'pass');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 115, 1794979512459, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 116, 1794979512460, 'said', 'C', NULL, 'dogma Gunpowder');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 117, 1794979512462, 'said', 'C', NULL, 'dogma Navigation');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 118, 1794979512463, 'said', 'D', NULL, 'draw');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 119, 1794979512465, 'said', 'D', NULL, 'dogma Reformation');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 120, 1794979512466, 'said', 'D', NULL, 'pass');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 121, 1794979512468, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 122, 1794979512471, 'said', 'A', NULL, 'dogma Societies');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 123, 1794979512472, 'said', 'B', NULL, 'meld Mathematics');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 124, 1794979512474, 'said', 'B', NULL, 'dogma Mathematics');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 125, 1794979512475, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 126, 1794979512476, 'said', 'C', NULL, 'meld Vaccination');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 127, 1794979512477, 'said', 'C', NULL, 'meld Experimentation');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 128, 1794979512479, 'said', 'D', NULL, 'dogma Calendar');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 129, 1794979512480, 'said', 'D', NULL, 'dogma Reformation');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 130, 1794979512481, 'said', 'D', NULL, 'pass');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 131, 1794979512483, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 132, 1794979512486, 'said', 'A', NULL, 'meld Encyclopedia');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 133, 1794979512488, 'said', 'B', NULL, 'dogma Colonialism');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 134, 1794979512489, 'said', 'B', NULL, 'dogma Canal Building');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 135, 1794979512490, 'said', 'C', NULL, 'first');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 136, 1794979512492, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 137, 1794979512494, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 138, 1794979512495, 'said', 'C', NULL, 'dogma Experimentation');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 139, 1794979512497, 'said', 'C', NULL, 'meld Metric System');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 140, 1794979512498, 'said', 'D', NULL, 'meld Coal');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 141, 1794979512499, 'said', 'D', NULL, 'dogma Coal');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 142, 1794979512504, 'said', 'B', NULL, 'no');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 143, 1794979512505, 'said', 'C', NULL, 'no');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 144, 1794979512510, 'said', 'A', NULL, 'purple');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 145, 1794979512512, 'said', 'B', NULL, 'blue');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 146, 1794979512514, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 147, 1794979512515, 'said', 'D', NULL, 'pass');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 148, 1794979512517, 'said', 'A', NULL, 'dogma Explosives');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 149, 1794979512520, 'said', 'A', NULL, 'meld Chemistry');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 150, 1794979512522, 'said', 'B', NULL, 'meld Atomic Theory');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 151, 1794979512524, 'said', 'B', NULL, 'meld Combustion');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 152, 1794979512525, 'said', 'C', NULL, 'meld Invention');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 153, 1794979512526, 'said', 'C', NULL, 'dogma Mysticism');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 154, 1794979512527, 'said', 'D', NULL, 'dogma Calendar');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 155, 1794979512529, 'said', 'D', NULL, 'dogma Bicycle');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 156, 1794979512530, 'said', 'B', NULL, 'no');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 157, 1794979512531, 'said', 'D', NULL, 'yes');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 158, 1794979512533, 'said', 'A', NULL, 'dogma Chemistry');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 159, 1794979512536, 'said', 'A', NULL, 'yes');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 160, 1794979512538, 'said', 'A', NULL, 'Societies');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 161, 1794979512541, 'said', 'A', NULL, 'meld Machine Tools');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 162, 1794979512542, 'said', 'B', NULL, 'dogma Atomic Theory');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 163, 1794979512543, 'said', 'B', NULL, 'yes');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 164, 1794979512545, 'said', 'B', NULL, 'meld Physics');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 165, 1794979512546, 'said', 'C', NULL, 'dogma Vaccination');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 166, 1794979512547, 'said', 'B', NULL, 'Statistics');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 167, 1794979512549, 'said', 'B', NULL, 'Statistics');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 168, 1794979512550, 'said', 'B', NULL, 'Measurement');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 169, 1794979512551, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 170, 1794979512552, 'said', 'D', NULL, 'meld Oars');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 171, 1794979512554, 'said', 'D', NULL, 'dogma Reformation');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 172, 1794979512555, 'said', 'D', NULL, 'pass');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 173, 1794979512557, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 174, 1794979512559, 'said', 'A', NULL, 'dogma Collaboration');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 175, 1794979512562, 'said', 'A', NULL, 'Fission');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 176, 1794979512564, 'said', 'A', NULL, 'Services');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 177, 1794979512566, 'said', 'B', NULL, 'dogma Combustion');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 178, 1794979512567, 'said', 'C', NULL, 'Metalworking');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 179, 1794979512569, 'said', 'B', NULL, 'dogma Genetics');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 180, 1794979512570, 'said', 'C', NULL, 'meld Ecology');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 181, 1794979512571, 'said', 'C', NULL, 'dogma Mysticism');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 182, 1794979512573, 'said', 'D', NULL, 'meld Enterprise');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 183, 1794979512574, 'said', 'D', NULL, 'dogma Calendar');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 184, 1794979512576, 'said', 'A', NULL, 'dogma Chemistry');
INSERT INTO public.entries VALUES ('KR8W3AZkGczRvt8R', 185, 1794979512578, 'said', 'C', NULL, 'no');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 0, 1794979512584, 'begun', NULL, NULL, 'eureka = 1
answers = []

[setup]
game = "innovation"
edition = "fourth"
cards = "1724dd3d6d964b05"
players = 5
language = "en"
seed = 3205359609771627896
');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 1, 1794979512588, 'chat', NULL, 'TFGlH9qV_7A5HKFM', 'Good luck!');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 2, 1794979512593, 'said', 'A', NULL, 'Masonry');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 3, 1794979512595, 'said', 'B', NULL, 'Oars');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 4, 1794979512596, 'said', 'C', NULL, 'City States');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 5, 1794979512597, 'said', 'D', NULL, 'Pottery');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 6, 1794979512598, 'said', 'E', NULL, 'Mysticism');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 7, 1794979512600, 'said', 'C', NULL, 'dogma Masonry of A');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 8, 1794979512601, 'said', 'E', NULL, 'Domestication');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 9, 1794979512603, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 10, 1794979512605, 'said', 'D', NULL, 'dogma Pottery');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 11, 1794979512606, 'said', 'D', NULL, 'pass');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 12, 1794979512608, 'said', 'E', NULL, 'dogma Mysticism');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 13, 1794979512609, 'said', 'E', NULL, 'meld Archery');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 14, 1794979512611, 'said', 'A', NULL, 'dogma City States of C');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 15, 1794979512614, 'said', 'A', NULL, 'Writing');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 16, 1794979512616, 'said', 'A', NULL, 'dogma City States of C');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 17, 1794979512618, 'said', 'B', NULL, 'dogma Oars');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 18, 1794979512619, 'said', 'D', NULL, 'Metalworking');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 19, 1794979512620, 'said', 'E', NULL, 'pass');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 20, 1794979512622, 'said', 'B', NULL, 'meld Domestication');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 21, 1794979512623, 'said', 'C', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 22, 1794979512624, 'said', 'E', NULL, 'pass');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 23, 1794979512625, 'said', 'E', NULL, 'Mysticism');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 24, 1794979512627, 'said', 'A', NULL, 'Agriculture');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 25, 1794979512629, 'said', 'C', NULL, 'dogma Mysticism');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 26, 1794979512631, 'said', 'D', NULL, 'dogma Masonry of A');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 27, 1794979512632, 'said', 'E', NULL, 'The Wheel');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 28, 1794979512633, 'said', 'E', NULL, 'pass');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 29, 1794979512634, 'said', 'B', NULL, 'Writing');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 30, 1794979512635, 'said', 'C', NULL, 'Construction');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 31, 1794979512637, 'said', 'D', NULL, 'dogma Metalworking of B');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 32, 1794979512639, 'said', 'B', NULL, 'Agriculture');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 33, 1794979512640, 'said', 'E', NULL, 'dogma Metalworking of B');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 34, 1794979512641, 'said', 'E', NULL, 'Tools');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 35, 1794979512642, 'said', 'B', NULL, 'Code of Laws');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 36, 1794979512644, 'said', 'C', NULL, 'Agriculture');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 37, 1794979512645, 'said', 'E', NULL, 'dogma Metalworking of B');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 38, 1794979512646, 'said', 'E', NULL, 'Writing');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 39, 1794979512648, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 40, 1794979512649, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 41, 1794979512651, 'said', 'A', NULL, 'dogma Masonry');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 42, 1794979512653, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 43, 1794979512655, 'said', 'A', NULL, 'dogma Masonry');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 44, 1794979512657, 'said', 'C', NULL, 'Agriculture');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 45, 1794979512658, 'said', 'B', NULL, 'dogma Domestication');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 46, 1794979512659, 'said', 'E', NULL, 'Medicine');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 47, 1794979512660, 'said', 'B', NULL, 'Code of Laws');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 48, 1794979512662, 'said', 'B', NULL, 'dogma Code of Laws');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 49, 1794979512663, 'said', 'B', NULL, 'Education');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 50, 1794979512664, 'said', 'B', NULL, 'no');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 51, 1794979512665, 'said', 'C', NULL, 'dogma The Wheel of E');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 52, 1794979512667, 'said', 'E', NULL, 'Canal Building');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 53, 1794979512668, 'said', 'C', NULL, 'meld Feudalism');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 54, 1794979512669, 'said', 'D', NULL, 'dogma Masonry of A');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 55, 1794979512671, 'said', 'D', NULL, 'Currency');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 56, 1794979512672, 'said', 'B', NULL, 'Alchemy');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 57, 1794979512673, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 58, 1794979512674, 'said', 'D', NULL, 'meld Mathematics');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 59, 1794979512676, 'said', 'E', NULL, 'meld Compass');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 60, 1794979512677, 'said', 'E', NULL, 'meld Canal Building');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 61, 1794979512679, 'said', 'A', NULL, 'dogma Masonry');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 62, 1794979512681, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 63, 1794979512683, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 64, 1794979512685, 'said', 'B', NULL, 'dogma Mathematics of D');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 65, 1794979512686, 'said', 'B', NULL, 'Optics');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 66, 1794979512687, 'said', 'C', NULL, 'Paper');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 67, 1794979512689, 'said', 'E', NULL, 'Agriculture');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 68, 1794979512691, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 69, 1794979512692, 'said', 'B', NULL, 'Sailing');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 70, 1794979512694, 'said', 'B', NULL, 'dogma Canal Building of E');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 71, 1794979512695, 'said', 'B', NULL, 'Translation');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 72, 1794979512696, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 73, 1794979512697, 'said', 'B', NULL, 'first');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 74, 1794979512699, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 75, 1794979512700, 'said', 'C', NULL, 'dogma Archery of E');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 76, 1794979512701, 'said', 'C', NULL, 'Experimentation');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 77, 1794979512703, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 78, 1794979512707, 'said', 'C', NULL, '1');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 79, 1794979512711, 'said', 'D', NULL, 'draw');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 80, 1794979512713, 'said', 'D', NULL, 'meld Translation');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 81, 1794979512715, 'said', 'E', NULL, 'draw');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 82, 1794979512717, 'said', 'E', NULL, 'dogma Canal Building');
INSERT INTO public.entries VALUES ('zMEvnYTkLAu2x2jT', 83, 1794979512719, 'said', 'E', NULL, 'first');
INSERT INTO public.entries VALUES ('f1-7zQc4cUCsZfgH', 0, 1794979512729, 'begun', NULL, NULL, 'eureka = 1
answers = []

[setup]
game = "innovation"
edition = "first"
cards = "8adb0b096f9b5065"
players = 2
language = "en"
seed = 2506159812656084482
');
INSERT INTO public.entries VALUES ('f1-7zQc4cUCsZfgH', 1, 1794979512733, 'chat', NULL, 'TFGlH9qV_7A5HKFM', 'Good luck!');
INSERT INTO public.entries VALUES ('f1-7zQc4cUCsZfgH', 2, 1794979512739, 'said', 'A', NULL, 'Masonry');
INSERT INTO public.entries VALUES ('f1-7zQc4cUCsZfgH', 3, 1794979512741, 'said', 'B', NULL, 'Mysticism');
INSERT INTO public.entries VALUES ('f1-7zQc4cUCsZfgH', 4, 1794979512743, 'said', 'A', NULL, 'dogma Masonry');
INSERT INTO public.entries VALUES ('f1-7zQc4cUCsZfgH', 5, 1794979512744, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('f1-7zQc4cUCsZfgH', 6, 1794979512746, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('f1-7zQc4cUCsZfgH', 7, 1794979512747, 'said', 'B', NULL, 'dogma Mysticism');
INSERT INTO public.entries VALUES ('f1-7zQc4cUCsZfgH', 8, 1794979512748, 'said', 'B', NULL, 'dogma Code of Laws');
INSERT INTO public.entries VALUES ('f1-7zQc4cUCsZfgH', 9, 1794979512750, 'said', 'A', NULL, 'meld Sailing');
INSERT INTO public.entries VALUES ('f1-7zQc4cUCsZfgH', 10, 1794979512753, 'said', 'A', NULL, 'dogma Masonry');
INSERT INTO public.entries VALUES ('f1-7zQc4cUCsZfgH', 11, 1794979512756, 'said', 'A', NULL, 'Tools');
INSERT INTO public.entries VALUES ('f1-7zQc4cUCsZfgH', 12, 1794979512758, 'said', 'B', NULL, 'dogma Code of Laws');
INSERT INTO public.entries VALUES ('f1-7zQc4cUCsZfgH', 13, 1794979512759, 'said', 'B', NULL, 'meld Archery');
INSERT INTO public.entries VALUES ('f1-7zQc4cUCsZfgH', 14, 1794979512761, 'said', 'A', NULL, 'dogma Tools');
INSERT INTO public.entries VALUES ('f1-7zQc4cUCsZfgH', 15, 1794979512764, 'said', 'A', NULL, 'dogma Tools');
INSERT INTO public.entries VALUES ('f1-7zQc4cUCsZfgH', 16, 1794979512765, 'said', 'B', NULL, 'meld Domestication');
INSERT INTO public.entries VALUES ('f1-7zQc4cUCsZfgH', 17, 1794979512766, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('f1-7zQc4cUCsZfgH', 18, 1794979512769, 'said', 'A', NULL, 'dogma Masonry');
INSERT INTO public.entries VALUES ('f1-7zQc4cUCsZfgH', 19, 1794979512770, 'said', 'B', NULL, 'Metalworking');
INSERT INTO public.entries VALUES ('f1-7zQc4cUCsZfgH', 20, 1794979512772, 'said', 'A', NULL, 'dogma Masonry');
INSERT INTO public.entries VALUES ('f1-7zQc4cUCsZfgH', 21, 1794979512775, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('f1-7zQc4cUCsZfgH', 22, 1794979512777, 'said', 'B', NULL, 'dogma Domestication');
INSERT INTO public.entries VALUES ('f1-7zQc4cUCsZfgH', 23, 1794979512778, 'said', 'B', NULL, 'dogma Code of Laws');
INSERT INTO public.entries VALUES ('f1-7zQc4cUCsZfgH', 24, 1794979512779, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('f1-7zQc4cUCsZfgH', 25, 1794979512781, 'said', 'A', NULL, 'meld Oars');
INSERT INTO public.entries VALUES ('2ycdzX81DVpxU6VP', 0, 1794979512795, 'begun', NULL, NULL, 'eureka = 1
answers = []

[setup]
game = "inventions"
difficulty = "easy"
seed = 438905

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
INSERT INTO public.entries VALUES ('2ycdzX81DVpxU6VP', 1, 1794979512809, 'said', 'A', NULL, '1');
INSERT INTO public.entries VALUES ('2ycdzX81DVpxU6VP', 2, 1794979512821, 'said', 'A', NULL, '2');
INSERT INTO public.entries VALUES ('2ycdzX81DVpxU6VP', 3, 1794979512828, 'said', 'A', NULL, '2');
INSERT INTO public.entries VALUES ('2ycdzX81DVpxU6VP', 4, 1794979512836, 'said', 'A', NULL, '2');
INSERT INTO public.entries VALUES ('2ycdzX81DVpxU6VP', 5, 1794979512843, 'said', 'A', NULL, '1');
INSERT INTO public.entries VALUES ('2ycdzX81DVpxU6VP', 6, 1794979512851, 'said', 'A', NULL, '1');
INSERT INTO public.entries VALUES ('2ycdzX81DVpxU6VP', 7, 1794979512858, 'said', 'A', NULL, '2');
INSERT INTO public.entries VALUES ('2ycdzX81DVpxU6VP', 8, 1794979512866, 'said', 'A', NULL, 'B');
INSERT INTO public.entries VALUES ('2ycdzX81DVpxU6VP', 9, 1794979512874, 'said', 'A', NULL, 'E');
INSERT INTO public.entries VALUES ('2ycdzX81DVpxU6VP', 10, 1794979512885, 'said', 'A', NULL, 'D');
INSERT INTO public.entries VALUES ('2ycdzX81DVpxU6VP', 11, 1794979512892, 'said', 'A', NULL, 'C');
INSERT INTO public.entries VALUES ('2ycdzX81DVpxU6VP', 12, 1794979512900, 'said', 'A', NULL, 'A');
INSERT INTO public.entries VALUES ('2ycdzX81DVpxU6VP', 13, 1794979512908, 'said', 'A', NULL, 'F');
INSERT INTO public.entries VALUES ('2ycdzX81DVpxU6VP', 14, 1794979512916, 'said', 'A', NULL, 'C');
INSERT INTO public.entries VALUES ('2ycdzX81DVpxU6VP', 15, 1794979512923, 'said', 'A', NULL, 'H');
INSERT INTO public.entries VALUES ('2ycdzX81DVpxU6VP', 16, 1794979512933, 'said', 'A', NULL, 'free');
INSERT INTO public.entries VALUES ('2ycdzX81DVpxU6VP', 17, 1794979512940, 'said', 'A', NULL, 'Cotton');
INSERT INTO public.entries VALUES ('2ycdzX81DVpxU6VP', 18, 1794979512949, 'said', 'A', NULL, 'Agriculture');
INSERT INTO public.entries VALUES ('2ycdzX81DVpxU6VP', 19, 1794979512965, 'said', 'A', NULL, 'Copper Smelting');
INSERT INTO public.entries VALUES ('2ycdzX81DVpxU6VP', 20, 1794979512976, 'said', 'A', NULL, 'Iron');
INSERT INTO public.entries VALUES ('OeKXAtTVVbIEjl3_', 0, 1794979512995, 'begun', NULL, NULL, 'eureka = 1
answers = []

[setup]
game = "inventions solo"
difficulty = "easy"
seed = 528014

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
INSERT INTO public.entries VALUES ('OeKXAtTVVbIEjl3_', 1, 1794979513025, 'said', 'A', NULL, 'region 6');
INSERT INTO public.entries VALUES ('OeKXAtTVVbIEjl3_', 2, 1794979513036, 'said', 'A', NULL, '1');
INSERT INTO public.entries VALUES ('OeKXAtTVVbIEjl3_', 3, 1794979513053, 'said', 'A', NULL, 'present Plumbing 4');
INSERT INTO public.entries VALUES ('OeKXAtTVVbIEjl3_', 4, 1794979513064, 'said', 'A', NULL, '1');
INSERT INTO public.entries VALUES ('OeKXAtTVVbIEjl3_', 5, 1794979513076, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('OeKXAtTVVbIEjl3_', 6, 1794979513088, 'said', 'A', NULL, 'idea Musical Notation');
INSERT INTO public.entries VALUES ('OeKXAtTVVbIEjl3_', 7, 1794979513100, 'said', 'A', NULL, 'place CALL_DIP');
INSERT INTO public.entries VALUES ('OeKXAtTVVbIEjl3_', 8, 1794979513113, 'said', 'A', NULL, 'region 2');
INSERT INTO public.entries VALUES ('OeKXAtTVVbIEjl3_', 9, 1794979513125, 'said', 'A', NULL, '1');
INSERT INTO public.entries VALUES ('OeKXAtTVVbIEjl3_', 10, 1794979513137, 'said', 'A', NULL, 'place CALL_SPEC');
INSERT INTO public.entries VALUES ('OeKXAtTVVbIEjl3_', 11, 1794979513153, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('OeKXAtTVVbIEjl3_', 12, 1794979513166, 'said', 'A', NULL, 'tile E1');
INSERT INTO public.entries VALUES ('OeKXAtTVVbIEjl3_', 13, 1794979513179, 'said', 'A', NULL, 'place PRESENT');
INSERT INTO public.entries VALUES ('OeKXAtTVVbIEjl3_', 14, 1794979513193, 'said', 'A', NULL, 'idea Catapult');
INSERT INTO public.entries VALUES ('OeKXAtTVVbIEjl3_', 15, 1794979513207, 'said', 'A', NULL, 'place EUREKA');
INSERT INTO public.entries VALUES ('OeKXAtTVVbIEjl3_', 16, 1794979513221, 'said', 'A', NULL, 'Sailing');
INSERT INTO public.entries VALUES ('OeKXAtTVVbIEjl3_', 17, 1794979513235, 'said', 'A', NULL, 'space 3');
INSERT INTO public.entries VALUES ('OeKXAtTVVbIEjl3_', 18, 1794979513249, 'said', 'A', NULL, '1');
INSERT INTO public.entries VALUES ('OeKXAtTVVbIEjl3_', 19, 1794979513265, 'said', 'A', NULL, 'place SHARE');
INSERT INTO public.entries VALUES ('OeKXAtTVVbIEjl3_', 20, 1794979513280, 'said', 'A', NULL, 'region 2');
INSERT INTO public.entries VALUES ('g2SWAB92LqdW1DL3', 0, 1794979513295, 'note', NULL, NULL, 'name = "Eureka''s own box"
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

INSERT INTO public.people VALUES ('TFGlH9qV_7A5HKFM', 'Ada', 1794979509291, 1794979509291, 'ada', '$argon2id$v=19$m=19456,t=2,p=1$MRqYG+/N/VSpqM+FTk8tvA$68sew2/qQGt9HIDg8BX3slYia9XE7oYk5l3GKk8/c6w', 1);


--
-- Data for Name: seats; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.seats VALUES ('JEh2qTuqFN3Imu8D', 'A', 'TFGlH9qV_7A5HKFM', NULL, 'Ada');
INSERT INTO public.seats VALUES ('JEh2qTuqFN3Imu8D', 'B', NULL, 'random', 'Hypatia');
INSERT INTO public.seats VALUES ('g2m-puXMAFpl50RD', 'A', 'TFGlH9qV_7A5HKFM', NULL, 'Ada');
INSERT INTO public.seats VALUES ('g2m-puXMAFpl50RD', 'B', NULL, 'random', 'Hypatia');
INSERT INTO public.seats VALUES ('g2m-puXMAFpl50RD', 'C', NULL, 'random', 'Galileusz');
INSERT INTO public.seats VALUES ('KR8W3AZkGczRvt8R', 'A', 'TFGlH9qV_7A5HKFM', NULL, 'Ada');
INSERT INTO public.seats VALUES ('KR8W3AZkGczRvt8R', 'B', NULL, 'random', 'Hypatia');
INSERT INTO public.seats VALUES ('KR8W3AZkGczRvt8R', 'C', NULL, 'random', 'Galileo');
INSERT INTO public.seats VALUES ('KR8W3AZkGczRvt8R', 'D', NULL, 'random', 'Ada 2');
INSERT INTO public.seats VALUES ('zMEvnYTkLAu2x2jT', 'A', 'TFGlH9qV_7A5HKFM', NULL, 'Ada');
INSERT INTO public.seats VALUES ('zMEvnYTkLAu2x2jT', 'B', NULL, 'random', 'Hypatia');
INSERT INTO public.seats VALUES ('zMEvnYTkLAu2x2jT', 'C', NULL, 'random', 'Galileo');
INSERT INTO public.seats VALUES ('zMEvnYTkLAu2x2jT', 'D', NULL, 'random', 'Ada 2');
INSERT INTO public.seats VALUES ('zMEvnYTkLAu2x2jT', 'E', NULL, 'random', 'Tesla');
INSERT INTO public.seats VALUES ('f1-7zQc4cUCsZfgH', 'A', 'TFGlH9qV_7A5HKFM', NULL, 'Ada');
INSERT INTO public.seats VALUES ('f1-7zQc4cUCsZfgH', 'B', NULL, 'random', 'Hypatia');
INSERT INTO public.seats VALUES ('1BYs1ulKbyuG1WTk', 'A', 'TFGlH9qV_7A5HKFM', NULL, 'Ada');
INSERT INTO public.seats VALUES ('1BYs1ulKbyuG1WTk', 'B', NULL, NULL, '');
INSERT INTO public.seats VALUES ('2ycdzX81DVpxU6VP', 'A', 'TFGlH9qV_7A5HKFM', NULL, 'Ada');
INSERT INTO public.seats VALUES ('OeKXAtTVVbIEjl3_', 'A', 'TFGlH9qV_7A5HKFM', NULL, 'Ada');
INSERT INTO public.seats VALUES ('g2SWAB92LqdW1DL3', 'A', 'TFGlH9qV_7A5HKFM', NULL, 'Ada');


--
-- Data for Name: secret; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.secret VALUES (1, '\xe1b2a01b01d35cf6ccfb003d0be61c0a54552485aa81b3d9a4492083f4e7e9df');


--
-- Data for Name: tables; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tables VALUES ('JEh2qTuqFN3Imu8D', 'TFGlH9qV_7A5HKFM', 1794979511087, false, '{"edition":"first","language":"en","teams":[],"parley":null,"memory":true,"covered":null,"patience":0,"guided":false,"hints":null}', 'finished', 'A achievements', 290, 290, 1794979511741, NULL, 'innovation');
INSERT INTO public.tables VALUES ('g2m-puXMAFpl50RD', 'TFGlH9qV_7A5HKFM', 1794979511748, false, '{"edition":"third","language":"pl","teams":[],"parley":null,"memory":true,"covered":null,"patience":0,"guided":false,"hints":null}', 'finished', 'C score', 219, 219, 1794979512246, NULL, 'innovation');
INSERT INTO public.tables VALUES ('f1-7zQc4cUCsZfgH', 'TFGlH9qV_7A5HKFM', 1794979512723, false, '{"edition":"first","language":"en","teams":[],"parley":null,"memory":true,"covered":null,"patience":0,"guided":false,"hints":null}', 'playing', NULL, 26, 26, 1794979512781, 'A', 'innovation');
INSERT INTO public.tables VALUES ('KR8W3AZkGczRvt8R', 'TFGlH9qV_7A5HKFM', 1794979512253, false, '{"edition":"fourth","language":"en","teams":["AC","BD"],"parley":null,"memory":true,"covered":null,"patience":0,"guided":false,"hints":null}', 'finished', 'BD score', 186, 186, 1794979512578, NULL, 'innovation');
INSERT INTO public.tables VALUES ('zMEvnYTkLAu2x2jT', 'TFGlH9qV_7A5HKFM', 1794979512581, false, '{"edition":"fourth","language":"en","teams":[],"parley":true,"memory":true,"covered":null,"patience":0,"guided":false,"hints":null}', 'playing', NULL, 84, 84, 1794979512719, 'A', 'innovation');
INSERT INTO public.tables VALUES ('1BYs1ulKbyuG1WTk', 'TFGlH9qV_7A5HKFM', 1794979512786, true, '{"edition":"fourth","language":"en","teams":[],"parley":null,"memory":true,"covered":null,"patience":0,"guided":false,"hints":null}', 'open', NULL, 0, 0, 1794979512786, NULL, 'innovation');
INSERT INTO public.tables VALUES ('2ycdzX81DVpxU6VP', 'TFGlH9qV_7A5HKFM', 1794979512793, false, '{"difficulty":"easy","box":"Eureka''s own box","ours":true}', 'playing', NULL, 21, 21, 1794979512976, 'A', 'inventions-companion');
INSERT INTO public.tables VALUES ('OeKXAtTVVbIEjl3_', 'TFGlH9qV_7A5HKFM', 1794979512987, false, '{"difficulty":"easy"}', 'playing', NULL, 21, 21, 1794979513280, 'A', 'inventions-solo');
INSERT INTO public.tables VALUES ('g2SWAB92LqdW1DL3', 'TFGlH9qV_7A5HKFM', 1794979513294, false, '', 'open', NULL, 1, 0, 1794979513294, NULL, 'inventions-box');


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


