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
    CONSTRAINT tables_check CHECK (((outcome IS NOT NULL) = (state = 'finished'::text))),
    CONSTRAINT tables_check1 CHECK (((waiting_for IS NOT NULL) = (state = 'playing'::text))),
    CONSTRAINT tables_state_check CHECK ((state = ANY (ARRAY['open'::text, 'playing'::text, 'finished'::text, 'closed'::text])))
);


--
-- Data for Name: _sqlx_migrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public._sqlx_migrations VALUES (1, 'tables and people', '2026-11-18 03:52:05.903336+00', true, '\x31bef80ac9a3d44ab1549164a3a0bbbe6cbd3084719099580583c3a68f7853f2efdfbaafc6f6a591f6b402390f2ae41e', 14186944);
INSERT INTO public._sqlx_migrations VALUES (2, 'locks', '2026-11-18 03:52:05.914007+00', true, '\xaf07d3fee1355531749a1fb99d6e6d09982c25d78ae3ab5a4a14daf5b882c7de46f882b7b27eb334f66994b08ada3193', 442668);


--
-- Data for Name: entries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 0, 1794973930215, 'begun', NULL, NULL, 'eureka = 1
answers = []

[setup]
game = "innovation"
edition = "first"
cards = "8adb0b096f9b5065"
players = 2
language = "en"
seed = 4912137650830329257
');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 1, 1794973930235, 'chat', NULL, 'LNrItnpEBnsjJDHw', 'Good luck!');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 2, 1794973930252, 'said', 'A', NULL, 'Metalworking');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 3, 1794973930253, 'said', 'B', NULL, 'Writing');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 4, 1794973930257, 'said', 'A', NULL, 'dogma Metalworking');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 5, 1794973930259, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 6, 1794973930261, 'said', 'B', NULL, 'meld Tools');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 7, 1794973930264, 'said', 'A', NULL, 'meld Clothing');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 8, 1794973930269, 'said', 'A', NULL, 'meld Pottery');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 9, 1794973930271, 'said', 'B', NULL, 'meld Archery');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 10, 1794973930273, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 11, 1794973930276, 'said', 'A', NULL, 'dogma Metalworking');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 12, 1794973930282, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 13, 1794973930284, 'said', 'B', NULL, 'meld City States');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 14, 1794973930285, 'said', 'B', NULL, 'meld Code of Laws');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 15, 1794973930288, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 16, 1794973930291, 'said', 'A', NULL, 'dogma Pottery');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 17, 1794973930294, 'said', 'A', NULL, 'Calendar');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 18, 1794973930297, 'said', 'A', NULL, 'Construction');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 19, 1794973930300, 'said', 'A', NULL, 'Sailing');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 20, 1794973930303, 'said', 'B', NULL, 'dogma Code of Laws');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 21, 1794973930304, 'said', 'B', NULL, 'dogma Tools');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 22, 1794973930307, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 23, 1794973930312, 'said', 'A', NULL, 'dogma Clothing');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 24, 1794973930316, 'said', 'A', NULL, 'Fermenting');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 25, 1794973930317, 'said', 'B', NULL, 'dogma Tools');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 26, 1794973930318, 'said', 'B', NULL, 'dogma Archery');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 27, 1794973930322, 'said', 'A', NULL, 'achieve 1');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 28, 1794973930326, 'said', 'A', NULL, 'meld Philosophy');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 29, 1794973930328, 'said', 'B', NULL, 'dogma Code of Laws');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 30, 1794973930329, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 31, 1794973930332, 'said', 'A', NULL, 'dogma Clothing');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 32, 1794973930336, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 33, 1794973930338, 'said', 'B', NULL, 'meld Mathematics');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 34, 1794973930340, 'said', 'B', NULL, 'dogma Archery');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 35, 1794973930344, 'said', 'A', NULL, 'dogma Philosophy');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 36, 1794973930346, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 37, 1794973930351, 'said', 'A', NULL, 'Calendar');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 38, 1794973930354, 'said', 'A', NULL, 'achieve 2');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 39, 1794973930356, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 40, 1794973930358, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 41, 1794973930365, 'said', 'A', NULL, 'meld Sailing');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 42, 1794973930368, 'said', 'A', NULL, 'dogma Sailing');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 43, 1794973930370, 'said', 'B', NULL, 'dogma Archery');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 44, 1794973930371, 'said', 'B', NULL, 'meld Construction');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 45, 1794973930374, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 46, 1794973930378, 'said', 'A', NULL, 'achieve 3');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 47, 1794973930380, 'said', 'B', NULL, 'dogma Mathematics');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 48, 1794973930381, 'said', 'B', NULL, 'Engineering');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 49, 1794973930382, 'said', 'B', NULL, 'dogma Mathematics');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 50, 1794973930387, 'said', 'A', NULL, 'meld Medicine');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 51, 1794973930390, 'said', 'A', NULL, 'dogma Compass');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 52, 1794973930393, 'said', 'B', NULL, 'dogma Code of Laws');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 53, 1794973930394, 'said', 'B', NULL, 'dogma Paper');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 54, 1794973930396, 'said', 'B', NULL, 'blue');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 55, 1794973930400, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 56, 1794973930404, 'said', 'A', NULL, 'meld Enterprise');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 57, 1794973930406, 'said', 'B', NULL, 'dogma Metalworking');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 58, 1794973930408, 'said', 'B', NULL, 'dogma Metalworking');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 59, 1794973930412, 'said', 'A', NULL, 'dogma Enterprise');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 60, 1794973930414, 'said', 'B', NULL, 'Mathematics');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 61, 1794973930419, 'said', 'A', NULL, 'no');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 62, 1794973930423, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 63, 1794973930424, 'said', 'B', NULL, 'meld Optics');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 64, 1794973930427, 'said', 'B', NULL, 'dogma Paper');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 65, 1794973930430, 'said', 'A', NULL, 'meld Education');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 66, 1794973930435, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 67, 1794973930437, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 68, 1794973930438, 'said', 'B', NULL, 'dogma Tools');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 69, 1794973930440, 'said', 'B', NULL, 'Printing Press');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 70, 1794973930442, 'said', 'B', NULL, 'Gunpowder');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 71, 1794973930444, 'said', 'B', NULL, 'Anatomy');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 72, 1794973930448, 'said', 'A', NULL, 'meld Navigation');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 73, 1794973930453, 'said', 'A', NULL, 'meld Colonialism');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 74, 1794973930454, 'said', 'B', NULL, 'dogma Printing Press');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 75, 1794973930458, 'said', 'A', NULL, 'Mysticism');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 76, 1794973930459, 'said', 'B', NULL, 'Domestication');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 77, 1794973930462, 'said', 'A', NULL, 'yes');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 78, 1794973930463, 'said', 'B', NULL, 'yes');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 79, 1794973930465, 'said', 'B', NULL, 'dogma Printing Press');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 80, 1794973930466, 'said', 'B', NULL, 'Engineering');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 81, 1794973930471, 'said', 'A', NULL, 'meld Banking');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 82, 1794973930475, 'said', 'A', NULL, 'dogma Colonialism');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 83, 1794973930477, 'said', 'B', NULL, 'meld Gunpowder');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 84, 1794973930478, 'said', 'B', NULL, 'dogma Perspective');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 85, 1794973930479, 'said', 'B', NULL, 'Engineering');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 86, 1794973930483, 'said', 'A', NULL, 'dogma Colonialism');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 87, 1794973930486, 'said', 'A', NULL, 'dogma Medicine');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 88, 1794973930488, 'said', 'B', NULL, 'Anatomy');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 89, 1794973930489, 'said', 'B', NULL, 'dogma Paper');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 90, 1794973930491, 'said', 'B', NULL, 'blue');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 91, 1794973930492, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 92, 1794973930495, 'said', 'A', NULL, 'dogma Mathematics');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 93, 1794973930501, 'said', 'A', NULL, 'dogma Banking');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 94, 1794973930506, 'said', 'A', NULL, 'no');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 95, 1794973930508, 'said', 'B', NULL, 'dogma Printing Press');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 96, 1794973930512, 'said', 'A', NULL, 'Calendar');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 97, 1794973930514, 'said', 'B', NULL, 'Feudalism');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 98, 1794973930515, 'said', 'B', NULL, 'no');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 99, 1794973930516, 'said', 'B', NULL, 'dogma Paper');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 100, 1794973930519, 'said', 'A', NULL, 'blue');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 101, 1794973930523, 'said', 'A', NULL, 'meld The Pirate Code');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 102, 1794973930526, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 103, 1794973930528, 'said', 'B', NULL, 'dogma Perspective');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 104, 1794973930529, 'said', 'B', NULL, 'Coal');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 105, 1794973930531, 'said', 'B', NULL, 'Physics');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 106, 1794973930533, 'said', 'B', NULL, 'Statistics');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 107, 1794973930534, 'said', 'B', NULL, 'Machine Tools');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 108, 1794973930535, 'said', 'B', NULL, 'dogma Gunpowder');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 109, 1794973930539, 'said', 'A', NULL, 'dogma The Pirate Code');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 110, 1794973930542, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 111, 1794973930544, 'said', 'B', NULL, 'dogma Gunpowder');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 112, 1794973930545, 'said', 'B', NULL, 'dogma Perspective');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 113, 1794973930546, 'said', 'B', NULL, 'Astronomy');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 114, 1794973930549, 'said', 'A', NULL, 'dogma Medicine');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 115, 1794973930554, 'said', 'A', NULL, 'achieve 4');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 116, 1794973930556, 'said', 'B', NULL, 'dogma Gunpowder');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 117, 1794973930557, 'said', 'B', NULL, 'dogma Perspective');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 118, 1794973930562, 'said', 'A', NULL, 'dogma Mathematics');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 119, 1794973930567, 'said', 'A', NULL, 'Industrialization');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 120, 1794973930570, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 121, 1794973930572, 'said', 'B', NULL, 'dogma Perspective');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 122, 1794973930580, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 123, 1794973930586, 'said', 'B', NULL, 'dogma Paper');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 124, 1794973930592, 'said', 'A', NULL, 'green');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 125, 1794973930600, 'said', 'A', NULL, 'dogma Medicine');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 126, 1794973930606, 'said', 'B', NULL, 'Physics');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 127, 1794973930613, 'said', 'A', NULL, 'dogma Education');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 128, 1794973930618, 'said', 'B', NULL, 'Statistics');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 129, 1794973930625, 'said', 'A', NULL, 'Machine Tools');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 130, 1794973930630, 'said', 'B', NULL, 'meld Classification');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 131, 1794973930633, 'said', 'B', NULL, 'meld Canning');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 132, 1794973930640, 'said', 'A', NULL, 'dogma The Pirate Code');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 133, 1794973930644, 'said', 'B', NULL, 'Machinery');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 134, 1794973930649, 'said', 'B', NULL, 'The Wheel');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 135, 1794973930656, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 136, 1794973930661, 'said', 'B', NULL, 'dogma Code of Laws');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 137, 1794973930668, 'said', 'A', NULL, 'Lighting');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 138, 1794973930674, 'said', 'A', NULL, 'no');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 139, 1794973930679, 'said', 'B', NULL, 'Emancipation');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 140, 1794973930684, 'said', 'B', NULL, 'yes');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 141, 1794973930690, 'said', 'B', NULL, 'dogma Printing Press');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 142, 1794973930693, 'said', 'B', NULL, 'Feudalism');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 143, 1794973930701, 'said', 'B', NULL, 'yes');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 144, 1794973930708, 'said', 'A', NULL, 'meld Sanitation');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 145, 1794973930715, 'said', 'A', NULL, 'dogma The Pirate Code');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 146, 1794973930720, 'said', 'B', NULL, 'meld Feudalism');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 147, 1794973930723, 'said', 'B', NULL, 'dogma Gunpowder');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 148, 1794973930730, 'said', 'A', NULL, 'dogma Education');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 149, 1794973930735, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 150, 1794973930742, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 151, 1794973930751, 'said', 'A', NULL, 'meld Evolution');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 152, 1794973930757, 'said', 'B', NULL, 'dogma Gunpowder');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 153, 1794973930762, 'said', 'B', NULL, 'dogma Feudalism');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 154, 1794973930768, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 155, 1794973930775, 'said', 'A', NULL, 'dogma Evolution');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 156, 1794973930785, 'said', 'B', NULL, 'first');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 157, 1794973930790, 'said', 'B', NULL, 'Experimentation');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 158, 1794973930798, 'said', 'A', NULL, 'first');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 159, 1794973930815, 'said', 'A', NULL, 'Physics');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 160, 1794973930821, 'said', 'A', NULL, 'meld Democracy');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 161, 1794973930822, 'said', 'B', NULL, 'dogma Gunpowder');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 162, 1794973930824, 'said', 'B', NULL, 'dogma Canning');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 163, 1794973930828, 'said', 'B', NULL, 'yes');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 164, 1794973930832, 'said', 'B', NULL, 'yes');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 165, 1794973930840, 'said', 'A', NULL, 'meld Measurement');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 166, 1794973930848, 'said', 'A', NULL, 'achieve 5');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 167, 1794973930853, 'said', 'B', NULL, 'dogma Gunpowder');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 168, 1794973930857, 'said', 'B', NULL, 'meld Encyclopedia');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 169, 1794973930862, 'said', 'A', NULL, 'dogma Evolution');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 170, 1794973930867, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 171, 1794973930875, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 172, 1794973930881, 'said', 'A', NULL, 'meld Coal');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 173, 1794973930887, 'said', 'B', NULL, 'dogma Canning');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 174, 1794973930894, 'said', 'A', NULL, 'no');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 175, 1794973930899, 'said', 'B', NULL, 'no');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 176, 1794973930905, 'said', 'A', NULL, 'no');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 177, 1794973930909, 'said', 'B', NULL, 'dogma Paper');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 178, 1794973930913, 'said', 'B', NULL, 'blue');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 179, 1794973930920, 'said', 'A', NULL, 'meld Experimentation');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 180, 1794973930927, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 181, 1794973930932, 'said', 'B', NULL, 'dogma Encyclopedia');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 182, 1794973930936, 'said', 'B', NULL, 'no');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 183, 1794973930940, 'said', 'B', NULL, 'meld Industrialization');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 184, 1794973930946, 'said', 'A', NULL, 'dogma Democracy');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 185, 1794973930953, 'said', 'A', NULL, 'Refrigeration');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 186, 1794973930961, 'said', 'A', NULL, 'Railroad');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 187, 1794973930968, 'said', 'A', NULL, 'Statistics');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 188, 1794973930975, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('WeDHqAUuGdeJnBRX', 189, 1794973930980, 'said', 'A', NULL, 'achieve 7');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 0, 1794973931010, 'begun', NULL, NULL, 'eureka = 1
answers = []

[setup]
game = "innovation"
edition = "third"
cards = "670dd272af073669"
players = 3
language = "pl"
seed = 2529099098341120469
');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 1, 1794973931019, 'chat', NULL, 'LNrItnpEBnsjJDHw', 'Good luck!');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 2, 1794973931032, 'said', 'A', NULL, 'Metalworking');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 3, 1794973931037, 'said', 'B', NULL, 'Clothing');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 4, 1794973931038, 'said', 'C', NULL, 'Sailing');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 5, 1794973931043, 'said', 'A', NULL, 'dogma Metalworking');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 6, 1794973931045, 'said', 'B', NULL, 'meld Archery');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 7, 1794973931049, 'said', 'B', NULL, 'dogma Archery');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 8, 1794973931050, 'said', 'C', NULL, 'Code of Laws');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 9, 1794973931051, 'said', 'C', NULL, 'dogma Sailing');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 10, 1794973931052, 'said', 'C', NULL, 'meld City States');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 11, 1794973931057, 'said', 'A', NULL, 'meld Agriculture');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 12, 1794973931060, 'said', 'A', NULL, 'meld Writing');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 13, 1794973931062, 'said', 'B', NULL, 'dogma Clothing');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 14, 1794973931063, 'said', 'B', NULL, 'dogma Clothing');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 15, 1794973931065, 'said', 'C', NULL, 'dogma Sailing');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 16, 1794973931068, 'said', 'C', NULL, 'dogma Sailing');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 17, 1794973931072, 'said', 'A', NULL, 'dogma Metalworking');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 18, 1794973931076, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 19, 1794973931077, 'said', 'B', NULL, 'dogma Currency');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 20, 1794973931078, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 21, 1794973931080, 'said', 'B', NULL, 'dogma Currency');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 22, 1794973931082, 'said', 'B', NULL, 'Domestication');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 23, 1794973931084, 'said', 'C', NULL, 'dogma Philosophy');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 24, 1794973931086, 'said', 'C', NULL, 'purple');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 25, 1794973931087, 'said', 'C', NULL, 'Canal Building');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 26, 1794973931089, 'said', 'C', NULL, 'dogma Sailing');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 27, 1794973931091, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 28, 1794973931097, 'said', 'A', NULL, 'achieve 1');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 29, 1794973931099, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 30, 1794973931101, 'said', 'B', NULL, 'dogma Archery');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 31, 1794973931103, 'said', 'C', NULL, 'Medicine');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 32, 1794973931105, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 33, 1794973931107, 'said', 'C', NULL, 'meld Engineering');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 34, 1794973931110, 'said', 'A', NULL, 'meld Compass');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 35, 1794973931116, 'said', 'A', NULL, 'achieve 3');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 36, 1794973931119, 'said', 'B', NULL, 'dogma Archery');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 37, 1794973931120, 'said', 'C', NULL, 'Navigation');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 38, 1794973931122, 'said', 'B', NULL, 'meld Machinery');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 39, 1794973931124, 'said', 'C', NULL, 'meld Experimentation');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 40, 1794973931126, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 41, 1794973931128, 'said', 'A', NULL, 'meld Feudalism');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 42, 1794973931134, 'said', 'A', NULL, 'achieve 2');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 43, 1794973931135, 'said', 'B', NULL, 'meld Anatomy');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 44, 1794973931136, 'said', 'B', NULL, 'dogma Pottery');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 45, 1794973931138, 'said', 'B', NULL, 'Reformation');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 46, 1794973931139, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 47, 1794973931142, 'said', 'C', NULL, 'dogma Philosophy');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 48, 1794973931143, 'said', 'C', NULL, 'blue');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 49, 1794973931144, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 50, 1794973931146, 'said', 'C', NULL, 'dogma Philosophy');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 51, 1794973931148, 'said', 'C', NULL, 'green');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 52, 1794973931149, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 53, 1794973931153, 'said', 'A', NULL, 'dogma Writing');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 54, 1794973931157, 'said', 'A', NULL, 'dogma Agriculture');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 55, 1794973931159, 'said', 'B', NULL, 'Colonialism');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 56, 1794973931161, 'said', 'A', NULL, 'Optics');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 57, 1794973931163, 'said', 'B', NULL, 'dogma Currency');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 58, 1794973931164, 'said', 'B', NULL, 'Medicine');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 59, 1794973931167, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 60, 1794973931168, 'said', 'B', NULL, 'dogma Currency');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 61, 1794973931170, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 62, 1794973931171, 'said', 'C', NULL, 'meld Invention');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 63, 1794973931173, 'said', 'C', NULL, 'dogma Experimentation');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 64, 1794973931181, 'said', 'A', NULL, 'dogma Compass');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 65, 1794973931183, 'said', 'C', NULL, 'Writing');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 66, 1794973931188, 'said', 'A', NULL, 'meld Optics');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 67, 1794973931189, 'said', 'B', NULL, 'dogma Code of Laws');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 68, 1794973931193, 'said', 'A', NULL, 'Gunpowder');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 69, 1794973931196, 'said', 'A', NULL, 'no');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 70, 1794973931197, 'said', 'B', NULL, 'Navigation');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 71, 1794973931199, 'said', 'B', NULL, 'yes');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 72, 1794973931203, 'said', 'B', NULL, 'dogma Currency');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 73, 1794973931209, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 74, 1794973931212, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 75, 1794973931214, 'said', 'C', NULL, 'dogma Philosophy');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 76, 1794973931216, 'said', 'C', NULL, 'Perspective');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 77, 1794973931217, 'said', 'C', NULL, 'dogma Philosophy');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 78, 1794973931221, 'said', 'A', NULL, 'dogma Optics');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 79, 1794973931222, 'said', 'B', NULL, 'Medicine');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 80, 1794973931226, 'said', 'A', NULL, 'meld Reformation');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 81, 1794973931230, 'said', 'B', NULL, 'dogma Currency');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 82, 1794973931235, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 83, 1794973931238, 'said', 'B', NULL, 'Societies');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 84, 1794973931240, 'said', 'B', NULL, 'dogma Currency');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 85, 1794973931245, 'said', 'A', NULL, 'Statistics');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 86, 1794973931246, 'said', 'C', NULL, 'dogma Engineering');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 87, 1794973931249, 'said', 'C', NULL, 'dogma Engineering');
INSERT INTO public.entries VALUES ('ApDgnUOdLGyMBrLg', 88, 1794973931252, 'said', 'A', NULL, 'achieve 4');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 0, 1794973931267, 'begun', NULL, NULL, 'eureka = 1
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
seed = 2483202114138048215
');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 1, 1794973931275, 'chat', NULL, 'LNrItnpEBnsjJDHw', 'Good luck!');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 2, 1794973931286, 'said', 'A', NULL, 'Masonry');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 3, 1794973931288, 'said', 'B', NULL, 'Sailing');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 4, 1794973931290, 'said', 'C', NULL, 'Oars');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 5, 1794973931291, 'said', 'D', NULL, 'Tools');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 6, 1794973931295, 'said', 'A', NULL, 'dogma Masonry');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 7, 1794973931299, 'said', 'B', NULL, 'meld City States');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 8, 1794973931306, 'said', 'C', NULL, 'meld Metalworking');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 9, 1794973931308, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 10, 1794973931310, 'said', 'D', NULL, 'meld Clothing');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 11, 1794973931314, 'said', 'D', NULL, 'dogma Tools');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 12, 1794973931316, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 13, 1794973931321, 'said', 'A', NULL, 'meld Archery');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 14, 1794973931323, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 15, 1794973931324, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 16, 1794973931325, 'said', 'C', NULL, 'meld Agriculture');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 17, 1794973931329, 'said', 'C', NULL, 'dogma Agriculture');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 18, 1794973931330, 'said', 'D', NULL, 'draw');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 19, 1794973931332, 'said', 'D', NULL, 'meld The Wheel');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 20, 1794973931337, 'said', 'A', NULL, 'dogma Archery');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 21, 1794973931341, 'said', 'B', NULL, 'Domestication');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 22, 1794973931343, 'said', 'A', NULL, '1');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 23, 1794973931347, 'said', 'A', NULL, 'meld Writing');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 24, 1794973931371, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 25, 1794973931372, 'said', 'B', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 26, 1794973931380, 'said', 'A', NULL, 'Masonry');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 27, 1794973931382, 'said', 'C', NULL, 'dogma Agriculture');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 28, 1794973931383, 'said', 'C', NULL, 'dogma Metalworking');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 29, 1794973931384, 'said', 'D', NULL, 'dogma Tools');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 30, 1794973931387, 'said', 'A', NULL, 'Currency');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 31, 1794973931388, 'said', 'D', NULL, 'pass');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 32, 1794973931390, 'said', 'D', NULL, 'dogma The Wheel');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 33, 1794973931394, 'said', 'A', NULL, 'dogma Writing');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 34, 1794973931403, 'said', 'A', NULL, 'meld Optics');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 35, 1794973931404, 'said', 'B', NULL, 'meld Code of Laws');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 36, 1794973931411, 'said', 'B', NULL, 'meld Currency');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 37, 1794973931412, 'said', 'C', NULL, 'dogma Agriculture');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 38, 1794973931414, 'said', 'C', NULL, 'Compass');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 39, 1794973931416, 'said', 'C', NULL, 'dogma Agriculture');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 40, 1794973931417, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 41, 1794973931419, 'said', 'D', NULL, 'draw');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 42, 1794973931420, 'said', 'D', NULL, 'dogma Tools');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 43, 1794973931422, 'said', 'D', NULL, 'Domestication');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 44, 1794973931423, 'said', 'D', NULL, 'Mathematics');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 45, 1794973931424, 'said', 'D', NULL, 'Feudalism');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 46, 1794973931426, 'said', 'D', NULL, 'Medicine');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 47, 1794973931431, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 48, 1794973931434, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 49, 1794973931436, 'said', 'B', NULL, 'meld Philosophy');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 50, 1794973931437, 'said', 'B', NULL, 'meld Calendar');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 51, 1794973931438, 'said', 'C', NULL, 'dogma Metalworking');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 52, 1794973931440, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 53, 1794973931441, 'said', 'D', NULL, 'meld Mathematics');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 54, 1794973931442, 'said', 'D', NULL, 'meld Alchemy');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 55, 1794973931447, 'said', 'A', NULL, 'dogma Optics');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 56, 1794973931450, 'said', 'A', NULL, 'meld Compass');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 57, 1794973931452, 'said', 'B', NULL, 'dogma Calendar');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 58, 1794973931453, 'said', 'B', NULL, 'dogma Masonry');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 59, 1794973931455, 'said', 'D', NULL, 'Domestication');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 60, 1794973931456, 'said', 'C', NULL, 'dogma Agriculture');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 61, 1794973931457, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 62, 1794973931459, 'said', 'C', NULL, 'Gunpowder');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 63, 1794973931460, 'said', 'C', NULL, 'meld Reformation');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 64, 1794973931461, 'said', 'D', NULL, 'dogma Alchemy');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 65, 1794973931463, 'said', 'D', NULL, 'Education');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 66, 1794973931468, 'said', 'D', NULL, 'Printing Press');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 67, 1794973931470, 'said', 'D', NULL, 'Perspective');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 68, 1794973931471, 'said', 'D', NULL, 'dogma Alchemy');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 69, 1794973931473, 'said', 'D', NULL, 'Gunpowder');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 70, 1794973931474, 'said', 'D', NULL, 'Perspective');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 71, 1794973931479, 'said', 'A', NULL, 'dogma Writing');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 72, 1794973931482, 'said', 'A', NULL, 'meld Gunpowder');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 73, 1794973931484, 'said', 'B', NULL, 'dogma Calendar');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 74, 1794973931487, 'said', 'B', NULL, 'meld Anatomy');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 75, 1794973931488, 'said', 'C', NULL, 'dogma Agriculture');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 76, 1794973931489, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 77, 1794973931490, 'said', 'C', NULL, 'Navigation');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 78, 1794973931494, 'said', 'C', NULL, 'dogma Metalworking');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 79, 1794973931495, 'said', 'D', NULL, 'meld Perspective');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 80, 1794973931497, 'said', 'D', NULL, 'dogma Perspective');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 81, 1794973931502, 'said', 'A', NULL, 'Feudalism');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 82, 1794973931506, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 83, 1794973931508, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 84, 1794973931518, 'said', 'A', NULL, 'dogma Enterprise');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 85, 1794973931522, 'said', 'A', NULL, 'no');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 86, 1794973931523, 'said', 'B', NULL, 'meld Pottery');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 87, 1794973931526, 'said', 'B', NULL, 'dogma Pottery');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 88, 1794973931527, 'said', 'B', NULL, 'Education');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 89, 1794973931529, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 90, 1794973931531, 'said', 'C', NULL, 'meld Translation');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 91, 1794973931532, 'said', 'C', NULL, 'dogma Metalworking');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 92, 1794973931535, 'said', 'D', NULL, 'dogma Alchemy');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 93, 1794973931536, 'said', 'D', NULL, 'Astronomy');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 94, 1794973931538, 'said', 'D', NULL, 'Banking');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 95, 1794973931541, 'said', 'D', NULL, 'draw');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 96, 1794973931547, 'said', 'A', NULL, 'meld Societies');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 97, 1794973931551, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 98, 1794973931554, 'said', 'B', NULL, 'meld Canal Building');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 99, 1794973931555, 'said', 'B', NULL, 'dogma Pottery');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 100, 1794973931558, 'said', 'C', NULL, 'Physics');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 101, 1794973931559, 'said', 'C', NULL, 'Navigation');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 102, 1794973931561, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 103, 1794973931563, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 104, 1794973931566, 'said', 'C', NULL, 'meld The Pirate Code');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 105, 1794973931568, 'said', 'C', NULL, 'meld Physics');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 106, 1794973931569, 'said', 'D', NULL, 'dogma Astronomy');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 107, 1794973931571, 'said', 'D', NULL, 'meld Classification');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 108, 1794973931576, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 109, 1794973931583, 'said', 'A', NULL, 'dogma Gunpowder');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 110, 1794973931586, 'said', 'B', NULL, 'meld Encyclopedia');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 111, 1794973931588, 'said', 'B', NULL, 'dogma Canal Building');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 112, 1794973931590, 'said', 'B', NULL, 'first');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 113, 1794973931592, 'said', 'C', NULL, 'meld Printing Press');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 114, 1794973931594, 'said', 'C', NULL, 'achieve 3');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 115, 1794973931595, 'said', 'D', NULL, 'meld Canning');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 116, 1794973931597, 'said', 'D', NULL, 'dogma Classification');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 117, 1794973931600, 'said', 'D', NULL, 'Statistics');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 118, 1794973931601, 'said', 'D', NULL, 'Statistics');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 119, 1794973931607, 'said', 'A', NULL, 'dogma Writing');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 120, 1794973931611, 'said', 'A', NULL, 'achieve 2');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 121, 1794973931613, 'said', 'B', NULL, 'dogma Philosophy');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 122, 1794973931616, 'said', 'D', NULL, 'pass');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 123, 1794973931622, 'said', 'A', NULL, 'purple');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 124, 1794973931624, 'said', 'B', NULL, 'blue');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 125, 1794973931626, 'said', 'D', NULL, 'Publications');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 126, 1794973931632, 'said', 'A', NULL, 'Electricity');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 127, 1794973931635, 'said', 'B', NULL, 'Education');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 128, 1794973931637, 'said', 'B', NULL, 'meld Atomic Theory');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 129, 1794973931639, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 130, 1794973931640, 'said', 'C', NULL, 'dogma Reformation');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 131, 1794973931642, 'said', 'D', NULL, 'dogma Mathematics');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 132, 1794973931644, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 133, 1794973931646, 'said', 'D', NULL, 'dogma Classification');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 134, 1794973931647, 'said', 'B', NULL, 'Sanitation');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 135, 1794973931649, 'said', 'B', NULL, 'Refrigeration');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 136, 1794973931655, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 137, 1794973931659, 'said', 'A', NULL, 'dogma Societies');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 138, 1794973931662, 'said', 'B', NULL, 'dogma Sanitation');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 139, 1794973931664, 'said', 'C', NULL, '8');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 140, 1794973931666, 'said', 'B', NULL, '8');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 141, 1794973931667, 'said', 'B', NULL, 'dogma Coal');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 142, 1794973931669, 'said', 'B', NULL, 'yellow');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 143, 1794973931671, 'said', 'C', NULL, 'meld Lighting');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 144, 1794973931673, 'said', 'C', NULL, 'dogma Printing Press');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 145, 1794973931674, 'said', 'D', NULL, 'Fermenting');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 146, 1794973931679, 'said', 'A', NULL, 'Alchemy');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 147, 1794973931681, 'said', 'B', NULL, 'Machine Tools');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 148, 1794973931684, 'said', 'C', NULL, 'Chemistry');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 149, 1794973931685, 'said', 'D', NULL, 'no');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 150, 1794973931691, 'said', 'A', NULL, 'no');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 151, 1794973931693, 'said', 'B', NULL, 'no');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 152, 1794973931695, 'said', 'C', NULL, 'yes');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 153, 1794973931697, 'said', 'D', NULL, 'dogma Astronomy');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 154, 1794973931698, 'said', 'D', NULL, 'meld Globalization');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 155, 1794973931701, 'said', 'A', NULL, 'dogma Atomic Theory');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 156, 1794973931707, 'said', 'A', NULL, 'no');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 157, 1794973931714, 'said', 'A', NULL, 'meld Evolution');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 158, 1794973931716, 'said', 'B', NULL, 'dogma Satellites');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 159, 1794973931719, 'said', 'B', NULL, 'Railroad');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 160, 1794973931721, 'said', 'B', NULL, 'Fission');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 161, 1794973931722, 'said', 'B', NULL, 'yes');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 162, 1794973931724, 'said', 'B', NULL, 'Fission');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 163, 1794973931725, 'said', 'B', NULL, 'The Wheel');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 164, 1794973931727, 'said', 'B', NULL, 'dogma Philosophy');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 165, 1794973931734, 'said', 'A', NULL, 'red');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 166, 1794973931741, 'said', 'B', NULL, 'purple');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 167, 1794973931747, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 168, 1794973931751, 'said', 'B', NULL, 'Composites');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 169, 1794973931758, 'said', 'C', NULL, 'dogma Agriculture');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 170, 1794973931759, 'said', 'C', NULL, 'Specialization');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 171, 1794973931760, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 172, 1794973931762, 'said', 'D', NULL, 'meld Empiricism');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 173, 1794973931763, 'said', 'D', NULL, 'dogma Software');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 174, 1794973931767, 'said', 'A', NULL, 'meld Metric System');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 175, 1794973931773, 'said', 'A', NULL, 'achieve 4');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 176, 1794973931778, 'said', 'B', NULL, 'dogma Hypersonics');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 177, 1794973931780, 'said', 'B', NULL, 'dogma Hypersonics');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 178, 1794973931789, 'said', 'C', NULL, 'dogma Agriculture');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 179, 1794973931790, 'said', 'B', NULL, 'Mobility');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 180, 1794973931792, 'said', 'C', NULL, 'Railroad');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 181, 1794973931793, 'said', 'C', NULL, 'meld Genetics');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 182, 1794973931803, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 183, 1794973931811, 'said', 'A', NULL, 'dogma Societies');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 184, 1794973931816, 'said', 'B', NULL, 'dogma Specialization');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 185, 1794973931824, 'said', 'A', NULL, 'Democracy');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 186, 1794973931826, 'said', 'B', NULL, 'The Internet');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 187, 1794973931827, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 188, 1794973931835, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 189, 1794973931840, 'said', 'B', NULL, 'yellow');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 190, 1794973931842, 'said', 'B', NULL, 'achieve 8');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 191, 1794973931850, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 192, 1794973931852, 'said', 'C', NULL, 'meld Fission');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 193, 1794973931858, 'said', 'A', NULL, 'meld Specialization');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 194, 1794973931863, 'said', 'A', NULL, 'dogma Gunpowder');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 195, 1794973931869, 'said', 'B', NULL, 'achieve 10');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 196, 1794973931871, 'said', 'B', NULL, 'dogma Encyclopedia');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 197, 1794973931879, 'said', 'B', NULL, '7');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 198, 1794973931881, 'said', 'B', NULL, 'no');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 199, 1794973931882, 'said', 'B', NULL, '6');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 200, 1794973931883, 'said', 'C', NULL, 'dogma Agriculture');
INSERT INTO public.entries VALUES ('8pWFUtTLUZG44eAx', 201, 1794973931884, 'said', 'B', NULL, 'Miniaturization');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 0, 1794973931910, 'begun', NULL, NULL, 'eureka = 1
answers = []

[setup]
game = "innovation"
edition = "fourth"
cards = "1724dd3d6d964b05"
players = 5
language = "en"
seed = 6819620845554653758
');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 1, 1794973931927, 'chat', NULL, 'LNrItnpEBnsjJDHw', 'Good luck!');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 2, 1794973931944, 'said', 'A', NULL, 'Code of Laws');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 3, 1794973931946, 'said', 'B', NULL, 'Agriculture');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 4, 1794973931947, 'said', 'C', NULL, 'Masonry');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 5, 1794973931948, 'said', 'D', NULL, 'Sailing');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 6, 1794973931949, 'said', 'E', NULL, 'City States');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 7, 1794973931951, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 8, 1794973931952, 'said', 'C', NULL, 'dogma Code of Laws of A');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 9, 1794973931953, 'said', 'E', NULL, 'pass');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 10, 1794973931959, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 11, 1794973931965, 'said', 'D', NULL, 'draw');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 12, 1794973931967, 'said', 'D', NULL, 'dogma Code of Laws of A');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 13, 1794973931975, 'said', 'D', NULL, 'The Wheel');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 14, 1794973931976, 'said', 'E', NULL, 'Mysticism');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 15, 1794973931977, 'said', 'E', NULL, 'no');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 16, 1794973931984, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 17, 1794973931986, 'said', 'E', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 18, 1794973931992, 'said', 'B', NULL, 'pass');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 19, 1794973931996, 'said', 'E', NULL, 'draw');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 20, 1794973932003, 'said', 'A', NULL, 'meld Domestication');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 21, 1794973932010, 'said', 'A', NULL, 'dogma Domestication');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 22, 1794973932012, 'said', 'B', NULL, 'dogma Sailing of D');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 23, 1794973932013, 'said', 'B', NULL, 'Tools');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 24, 1794973932014, 'said', 'D', NULL, 'Archery');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 25, 1794973932016, 'said', 'E', NULL, 'Metalworking');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 26, 1794973932017, 'said', 'B', NULL, 'dogma Tools of D');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 27, 1794973932019, 'said', 'B', NULL, 'Oars');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 28, 1794973932020, 'said', 'B', NULL, 'Currency');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 29, 1794973932029, 'said', 'C', NULL, 'dogma The Wheel');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 30, 1794973932031, 'said', 'C', NULL, 'dogma Code of Laws of A');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 31, 1794973932040, 'said', 'C', NULL, 'Fermenting');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 32, 1794973932041, 'said', 'D', NULL, 'Writing');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 33, 1794973932042, 'said', 'D', NULL, 'yes');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 34, 1794973932051, 'said', 'A', NULL, 'Clothing');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 35, 1794973932053, 'said', 'D', NULL, 'draw');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 36, 1794973932062, 'said', 'D', NULL, 'dogma Code of Laws of A');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 37, 1794973932064, 'said', 'E', NULL, 'draw');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 38, 1794973932073, 'said', 'E', NULL, 'dogma The Wheel of C');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 39, 1794973932075, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 40, 1794973932083, 'said', 'A', NULL, 'dogma Masonry of C');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 41, 1794973932087, 'said', 'A', NULL, 'Monotheism');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 42, 1794973932095, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 43, 1794973932099, 'said', 'A', NULL, 'dogma Sailing of D');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 44, 1794973932113, 'said', 'B', NULL, 'dogma Agriculture');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 45, 1794973932114, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 46, 1794973932116, 'said', 'C', NULL, 'draw');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 47, 1794973932117, 'said', 'C', NULL, 'dogma Code of Laws of A');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 48, 1794973932119, 'said', 'C', NULL, 'Mathematics');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 49, 1794973932128, 'said', 'E', NULL, 'Currency');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 50, 1794973932129, 'said', 'E', NULL, 'Road Building');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 51, 1794973932131, 'said', 'E', NULL, 'yes');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 52, 1794973932139, 'said', 'C', NULL, 'pass');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 53, 1794973932140, 'said', 'D', NULL, 'draw');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 54, 1794973932141, 'said', 'D', NULL, 'meld Calendar');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 55, 1794973932143, 'said', 'E', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 56, 1794973932144, 'said', 'B', NULL, 'Construction');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 57, 1794973932146, 'said', 'C', NULL, 'Monotheism');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 58, 1794973932147, 'said', 'E', NULL, 'dogma Masonry of C');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 59, 1794973932148, 'said', 'C', NULL, 'Clothing');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 60, 1794973932150, 'said', 'C', NULL, 'Oars');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 61, 1794973932156, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 62, 1794973932167, 'said', 'A', NULL, 'dogma The Wheel of C');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 63, 1794973932173, 'said', 'B', NULL, 'dogma Agriculture');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 64, 1794973932183, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('BBts1svswzXsN2vw', 65, 1794973932186, 'said', 'B', NULL, 'dogma Agriculture');
INSERT INTO public.entries VALUES ('su-bnAWyyuk2vegG', 0, 1794973932217, 'begun', NULL, NULL, 'eureka = 1
answers = []

[setup]
game = "innovation"
edition = "first"
cards = "8adb0b096f9b5065"
players = 2
language = "en"
seed = 2619800086194750338
');
INSERT INTO public.entries VALUES ('su-bnAWyyuk2vegG', 1, 1794973932226, 'chat', NULL, 'LNrItnpEBnsjJDHw', 'Good luck!');
INSERT INTO public.entries VALUES ('su-bnAWyyuk2vegG', 2, 1794973932240, 'said', 'A', NULL, 'City States');
INSERT INTO public.entries VALUES ('su-bnAWyyuk2vegG', 3, 1794973932242, 'said', 'B', NULL, 'Oars');
INSERT INTO public.entries VALUES ('su-bnAWyyuk2vegG', 4, 1794973932247, 'said', 'A', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('su-bnAWyyuk2vegG', 5, 1794973932254, 'said', 'B', NULL, 'dogma Oars');
INSERT INTO public.entries VALUES ('su-bnAWyyuk2vegG', 6, 1794973932256, 'said', 'B', NULL, 'dogma Oars');
INSERT INTO public.entries VALUES ('su-bnAWyyuk2vegG', 7, 1794973932264, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('su-bnAWyyuk2vegG', 8, 1794973932271, 'said', 'A', NULL, 'meld Masonry');
INSERT INTO public.entries VALUES ('su-bnAWyyuk2vegG', 9, 1794973932277, 'said', 'B', NULL, 'meld Mysticism');
INSERT INTO public.entries VALUES ('su-bnAWyyuk2vegG', 10, 1794973932279, 'said', 'B', NULL, 'dogma Oars');
INSERT INTO public.entries VALUES ('su-bnAWyyuk2vegG', 11, 1794973932281, 'said', 'A', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('su-bnAWyyuk2vegG', 12, 1794973932289, 'said', 'B', NULL, 'Oars');
INSERT INTO public.entries VALUES ('su-bnAWyyuk2vegG', 13, 1794973932292, 'said', 'A', NULL, 'draw');
INSERT INTO public.entries VALUES ('su-bnAWyyuk2vegG', 14, 1794973932294, 'said', 'B', NULL, 'meld Metalworking');
INSERT INTO public.entries VALUES ('su-bnAWyyuk2vegG', 15, 1794973932295, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('su-bnAWyyuk2vegG', 16, 1794973932301, 'said', 'A', NULL, 'dogma City States');
INSERT INTO public.entries VALUES ('su-bnAWyyuk2vegG', 17, 1794973932303, 'said', 'B', NULL, 'Mysticism');
INSERT INTO public.entries VALUES ('su-bnAWyyuk2vegG', 18, 1794973932311, 'said', 'A', NULL, 'dogma Oars');
INSERT INTO public.entries VALUES ('su-bnAWyyuk2vegG', 19, 1794973932313, 'said', 'B', NULL, 'Code of Laws');
INSERT INTO public.entries VALUES ('su-bnAWyyuk2vegG', 20, 1794973932315, 'said', 'B', NULL, 'dogma Metalworking');
INSERT INTO public.entries VALUES ('su-bnAWyyuk2vegG', 21, 1794973932319, 'said', 'B', NULL, 'draw');
INSERT INTO public.entries VALUES ('su-bnAWyyuk2vegG', 22, 1794973932334, 'said', 'A', NULL, 'meld Currency');
INSERT INTO public.entries VALUES ('su-bnAWyyuk2vegG', 23, 1794973932337, 'said', 'A', NULL, 'dogma Currency');
INSERT INTO public.entries VALUES ('su-bnAWyyuk2vegG', 24, 1794973932351, 'said', 'A', NULL, 'The Wheel');
INSERT INTO public.entries VALUES ('su-bnAWyyuk2vegG', 25, 1794973932363, 'said', 'A', NULL, 'pass');
INSERT INTO public.entries VALUES ('su-bnAWyyuk2vegG', 26, 1794973932365, 'said', 'B', NULL, 'meld Construction');
INSERT INTO public.entries VALUES ('su-bnAWyyuk2vegG', 27, 1794973932367, 'said', 'B', NULL, 'meld Tools');
INSERT INTO public.entries VALUES ('W5v0bWaNy96fZpJU', 0, 1794973932393, 'begun', NULL, NULL, 'eureka = 1
answers = []

[setup]
game = "inventions"
difficulty = "easy"
seed = 590040

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
INSERT INTO public.entries VALUES ('W5v0bWaNy96fZpJU', 1, 1794973932446, 'said', 'A', NULL, '1');
INSERT INTO public.entries VALUES ('W5v0bWaNy96fZpJU', 2, 1794973932497, 'said', 'A', NULL, '2');
INSERT INTO public.entries VALUES ('W5v0bWaNy96fZpJU', 3, 1794973932565, 'said', 'A', NULL, '2');
INSERT INTO public.entries VALUES ('W5v0bWaNy96fZpJU', 4, 1794973932589, 'said', 'A', NULL, '2');
INSERT INTO public.entries VALUES ('W5v0bWaNy96fZpJU', 5, 1794973932636, 'said', 'A', NULL, '1');
INSERT INTO public.entries VALUES ('W5v0bWaNy96fZpJU', 6, 1794973932656, 'said', 'A', NULL, '1');
INSERT INTO public.entries VALUES ('W5v0bWaNy96fZpJU', 7, 1794973932684, 'said', 'A', NULL, '2');
INSERT INTO public.entries VALUES ('W5v0bWaNy96fZpJU', 8, 1794973932700, 'said', 'A', NULL, 'B');
INSERT INTO public.entries VALUES ('W5v0bWaNy96fZpJU', 9, 1794973932720, 'said', 'A', NULL, 'E');
INSERT INTO public.entries VALUES ('W5v0bWaNy96fZpJU', 10, 1794973932740, 'said', 'A', NULL, 'D');
INSERT INTO public.entries VALUES ('W5v0bWaNy96fZpJU', 11, 1794973932760, 'said', 'A', NULL, 'C');
INSERT INTO public.entries VALUES ('W5v0bWaNy96fZpJU', 12, 1794973932792, 'said', 'A', NULL, 'A');
INSERT INTO public.entries VALUES ('W5v0bWaNy96fZpJU', 13, 1794973932812, 'said', 'A', NULL, 'F');
INSERT INTO public.entries VALUES ('W5v0bWaNy96fZpJU', 14, 1794973932832, 'said', 'A', NULL, 'C');
INSERT INTO public.entries VALUES ('W5v0bWaNy96fZpJU', 15, 1794973932856, 'said', 'A', NULL, 'H');
INSERT INTO public.entries VALUES ('W5v0bWaNy96fZpJU', 16, 1794973932873, 'said', 'A', NULL, 'free');
INSERT INTO public.entries VALUES ('W5v0bWaNy96fZpJU', 17, 1794973932888, 'said', 'A', NULL, 'Cotton');
INSERT INTO public.entries VALUES ('W5v0bWaNy96fZpJU', 18, 1794973932909, 'said', 'A', NULL, 'Agriculture');
INSERT INTO public.entries VALUES ('W5v0bWaNy96fZpJU', 19, 1794973932921, 'said', 'A', NULL, 'Copper Smelting');
INSERT INTO public.entries VALUES ('W5v0bWaNy96fZpJU', 20, 1794973932932, 'said', 'A', NULL, 'Iron');
INSERT INTO public.entries VALUES ('b5sQg-5nXujUI4Sd', 0, 1794973932947, 'begun', NULL, NULL, 'eureka = 1
answers = []

[setup]
game = "inventions solo"
difficulty = "easy"
seed = 690489

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
INSERT INTO public.entries VALUES ('b5sQg-5nXujUI4Sd', 1, 1794973933003, 'said', 'A', NULL, 'region 3');
INSERT INTO public.entries VALUES ('b5sQg-5nXujUI4Sd', 2, 1794973933102, 'said', 'A', NULL, '2');
INSERT INTO public.entries VALUES ('b5sQg-5nXujUI4Sd', 3, 1794973933262, 'said', 'A', NULL, 'place EUREKA');
INSERT INTO public.entries VALUES ('b5sQg-5nXujUI4Sd', 4, 1794973933386, 'said', 'A', NULL, 'Mathematics');
INSERT INTO public.entries VALUES ('b5sQg-5nXujUI4Sd', 5, 1794973933510, 'said', 'A', NULL, 'space 3');
INSERT INTO public.entries VALUES ('b5sQg-5nXujUI4Sd', 6, 1794973933634, 'said', 'A', NULL, '1');
INSERT INTO public.entries VALUES ('b5sQg-5nXujUI4Sd', 7, 1794973933762, 'said', 'A', NULL, 'place TRAVEL');
INSERT INTO public.entries VALUES ('b5sQg-5nXujUI4Sd', 8, 1794973933898, 'said', 'A', NULL, 'travel 3 6');
INSERT INTO public.entries VALUES ('b5sQg-5nXujUI4Sd', 9, 1794973934030, 'said', 'A', NULL, 'yes');
INSERT INTO public.entries VALUES ('b5sQg-5nXujUI4Sd', 10, 1794973934178, 'said', 'A', NULL, 'region 3');
INSERT INTO public.entries VALUES ('b5sQg-5nXujUI4Sd', 11, 1794973934339, 'said', 'A', NULL, 'aspiration');
INSERT INTO public.entries VALUES ('b5sQg-5nXujUI4Sd', 12, 1794973934512, 'said', 'A', NULL, 'tile C1');
INSERT INTO public.entries VALUES ('b5sQg-5nXujUI4Sd', 13, 1794973934633, 'said', 'A', NULL, 'tile C3');
INSERT INTO public.entries VALUES ('b5sQg-5nXujUI4Sd', 14, 1794973934763, 'said', 'A', NULL, 'build C3 13');
INSERT INTO public.entries VALUES ('b5sQg-5nXujUI4Sd', 15, 1794973934821, 'said', 'A', NULL, 'build C1 9');
INSERT INTO public.entries VALUES ('b5sQg-5nXujUI4Sd', 16, 1794973934878, 'said', 'A', NULL, 'technology');
INSERT INTO public.entries VALUES ('b5sQg-5nXujUI4Sd', 17, 1794973934952, 'said', 'A', NULL, 'place SEND_DIP');
INSERT INTO public.entries VALUES ('b5sQg-5nXujUI4Sd', 18, 1794973934996, 'said', 'A', NULL, 'Stone & Bone Tools');
INSERT INTO public.entries VALUES ('b5sQg-5nXujUI4Sd', 19, 1794973935070, 'said', 'A', NULL, 'specialist technology');
INSERT INTO public.entries VALUES ('b5sQg-5nXujUI4Sd', 20, 1794973935114, 'said', 'A', NULL, 'economy');
INSERT INTO public.entries VALUES ('GvNn0wciSyk0pZIN', 0, 1794973935154, 'note', NULL, NULL, 'name = "Eureka''s own box"
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

INSERT INTO public.people VALUES ('LNrItnpEBnsjJDHw', 'Ada', 1794973926016, 1794973926016, 'ada', '$argon2id$v=19$m=19456,t=2,p=1$BUYpQTdMVubfJZ9IqZTjog$NKSMPBoAJfXq0dEfa9IgEToqaCYb49oM4SmnHJYzabs', 1);


--
-- Data for Name: seats; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.seats VALUES ('WeDHqAUuGdeJnBRX', 'A', 'LNrItnpEBnsjJDHw', NULL, 'Ada');
INSERT INTO public.seats VALUES ('WeDHqAUuGdeJnBRX', 'B', NULL, 'random', 'Hypatia');
INSERT INTO public.seats VALUES ('ApDgnUOdLGyMBrLg', 'A', 'LNrItnpEBnsjJDHw', NULL, 'Ada');
INSERT INTO public.seats VALUES ('ApDgnUOdLGyMBrLg', 'B', NULL, 'random', 'Hypatia');
INSERT INTO public.seats VALUES ('ApDgnUOdLGyMBrLg', 'C', NULL, 'random', 'Galileusz');
INSERT INTO public.seats VALUES ('8pWFUtTLUZG44eAx', 'A', 'LNrItnpEBnsjJDHw', NULL, 'Ada');
INSERT INTO public.seats VALUES ('8pWFUtTLUZG44eAx', 'B', NULL, 'random', 'Hypatia');
INSERT INTO public.seats VALUES ('8pWFUtTLUZG44eAx', 'C', NULL, 'random', 'Galileo');
INSERT INTO public.seats VALUES ('8pWFUtTLUZG44eAx', 'D', NULL, 'random', 'Ada 2');
INSERT INTO public.seats VALUES ('BBts1svswzXsN2vw', 'A', 'LNrItnpEBnsjJDHw', NULL, 'Ada');
INSERT INTO public.seats VALUES ('BBts1svswzXsN2vw', 'B', NULL, 'random', 'Hypatia');
INSERT INTO public.seats VALUES ('BBts1svswzXsN2vw', 'C', NULL, 'random', 'Galileo');
INSERT INTO public.seats VALUES ('BBts1svswzXsN2vw', 'D', NULL, 'random', 'Ada 2');
INSERT INTO public.seats VALUES ('BBts1svswzXsN2vw', 'E', NULL, 'random', 'Tesla');
INSERT INTO public.seats VALUES ('su-bnAWyyuk2vegG', 'A', 'LNrItnpEBnsjJDHw', NULL, 'Ada');
INSERT INTO public.seats VALUES ('su-bnAWyyuk2vegG', 'B', NULL, 'random', 'Hypatia');
INSERT INTO public.seats VALUES ('unlqz2NQZVxvQT03', 'A', 'LNrItnpEBnsjJDHw', NULL, 'Ada');
INSERT INTO public.seats VALUES ('unlqz2NQZVxvQT03', 'B', NULL, NULL, '');
INSERT INTO public.seats VALUES ('W5v0bWaNy96fZpJU', 'A', 'LNrItnpEBnsjJDHw', NULL, 'Ada');
INSERT INTO public.seats VALUES ('b5sQg-5nXujUI4Sd', 'A', 'LNrItnpEBnsjJDHw', NULL, 'Ada');
INSERT INTO public.seats VALUES ('GvNn0wciSyk0pZIN', 'A', 'LNrItnpEBnsjJDHw', NULL, 'Ada');


--
-- Data for Name: secret; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.secret VALUES (1, '\xb5120adc019a8e903fb775ce8c5b5244807b45de8fed42f638a4bf0a60732def');


--
-- Data for Name: tables; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tables VALUES ('WeDHqAUuGdeJnBRX', 'LNrItnpEBnsjJDHw', 1794973930203, false, '{"edition":"first","language":"en","teams":[],"parley":null,"memory":true,"covered":null,"patience":0,"guided":false,"hints":null}', 'finished', 'A achievements', 190, 190, 1794973930980, NULL);
INSERT INTO public.tables VALUES ('ApDgnUOdLGyMBrLg', 'LNrItnpEBnsjJDHw', 1794973930998, false, '{"edition":"third","language":"pl","teams":[],"parley":null,"memory":true,"covered":null,"patience":0,"guided":false,"hints":null}', 'finished', 'A achievements', 89, 89, 1794973931252, NULL);
INSERT INTO public.tables VALUES ('8pWFUtTLUZG44eAx', 'LNrItnpEBnsjJDHw', 1794973931263, false, '{"edition":"fourth","language":"en","teams":["AC","BD"],"parley":null,"memory":true,"covered":null,"patience":0,"guided":false,"hints":null}', 'finished', 'AC score', 202, 202, 1794973931884, NULL);
INSERT INTO public.tables VALUES ('BBts1svswzXsN2vw', 'LNrItnpEBnsjJDHw', 1794973931895, false, '{"edition":"fourth","language":"en","teams":[],"parley":true,"memory":true,"covered":null,"patience":0,"guided":false,"hints":null}', 'playing', NULL, 66, 66, 1794973932186, 'A');
INSERT INTO public.tables VALUES ('su-bnAWyyuk2vegG', 'LNrItnpEBnsjJDHw', 1794973932200, false, '{"edition":"first","language":"en","teams":[],"parley":null,"memory":true,"covered":null,"patience":0,"guided":false,"hints":null}', 'playing', NULL, 28, 28, 1794973932367, 'A');
INSERT INTO public.tables VALUES ('unlqz2NQZVxvQT03', 'LNrItnpEBnsjJDHw', 1794973932376, true, '{"edition":"fourth","language":"en","teams":[],"parley":null,"memory":true,"covered":null,"patience":0,"guided":false,"hints":null}', 'open', NULL, 0, 0, 1794973932376, NULL);
INSERT INTO public.tables VALUES ('W5v0bWaNy96fZpJU', 'LNrItnpEBnsjJDHw', 1794973932393, false, '{"game":"inventions","difficulty":"easy","box":"Eureka''s own box","ours":true}', 'playing', NULL, 21, 21, 1794973932932, 'A');
INSERT INTO public.tables VALUES ('b5sQg-5nXujUI4Sd', 'LNrItnpEBnsjJDHw', 1794973932947, false, '{"game":"inventions-solo","difficulty":"easy"}', 'playing', NULL, 21, 21, 1794973935114, 'A');
INSERT INTO public.tables VALUES ('GvNn0wciSyk0pZIN', 'LNrItnpEBnsjJDHw', 1794973935152, false, '{"game":"inventions-box"}', 'open', NULL, 1, 0, 1794973935152, NULL);


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


