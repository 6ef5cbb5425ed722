//! Tests of the companion for Inventions without JavaScript: games and boxes entered through the links and forms of the pages.

mod restartable_server;

use eureka_testkit::{Dice, Page, Visitor, values};
use reqwest::StatusCode;
use restartable_server::RestartableServer;
use std::collections::BTreeSet;

fn steps(page: &Page) -> &str {
    page.between("id=\"companion-steps\"", "</section>").unwrap_or_default()
}

/// Takes the last answer back and gives it again, and checks that the page is as before.
async fn undo_and_redo(visitor: &Visitor, shown: Page) -> Page {
    let path = shown.path.clone();
    let before = (shown.answers().map(without_version), steps(&shown).to_owned());
    let undone = visitor.post(&format!("{path}/take-back"), &[("version", &shown.version())]).await;
    assert!(undone.html.contains("id=\"companion-redo\""), "{}", undone.html);
    let redone = visitor.post(&format!("{path}/redo"), &[("version", &undone.version())]).await;
    assert_eq!((redone.answers().map(without_version), steps(&redone).to_owned()), before);
    redone
}

/// A form without the version of the table.
fn without_version(form: &str) -> String {
    let form = form
        .split("name=\"version\"")
        .map(|part| part.split_once('>').map_or(part, |(_, rest)| rest));
    form.collect::<String>()
        .split("?v=")
        .map(|part| part.trim_start_matches(|c: char| c.is_ascii_digit()))
        .collect()
}

/// Corrects the opponents' points, and takes the correction back.
async fn correct(visitor: &Visitor, shown: Page, note: &str) -> Page {
    let path = shown.path.clone();
    let page = visitor.get(&format!("{path}/correct")).await;
    assert!(page.html.contains("id=\"group-points\""), "{}", page.html);
    let fields = |points: &'static str| {
        [("group", "points"), ("ip", points), ("pile", "2"), ("difficulty", "hard"), ("note", note)]
    };
    let version = page.version();
    let sent: Vec<(&str, &str)> =
        fields("5000").into_iter().chain([("version", version.as_str())]).collect();
    let refused = visitor.post(&format!("{path}/correct"), &sent).await;
    assert!(refused.html.contains("role=\"alert\""), "{}", refused.html);
    assert!(refused.html.contains("value=\"5000\""), "what was typed is still there");
    let sent: Vec<(&str, &str)> =
        fields("345").into_iter().chain([("version", version.as_str())]).collect();
    let corrected = visitor.post(&format!("{path}/correct"), &sent).await;
    assert!(corrected.html.contains("<td>345</td>"), "{}", corrected.html);
    assert!(corrected.html.contains(note), "the log tells why");
    visitor.post(&format!("{path}/take-back"), &[("version", &corrected.version())]).await
}

/// Plays a game to its end with random answers, undoing some, correcting once and restarting the server once.
async fn play(server: &mut RestartableServer, language: &str, seed: u64) -> (Visitor, Page) {
    let mut visitor = server.visitor(language);
    let mut dice = Dice(seed);
    let mut shown = visitor.begin(&[("difficulty", "hard"), ("A3", "never")]).await;
    let (mut answers, mut corrected) = (0, false);
    while !shown.is_over() {
        shown.reads_well(language);
        shown = visitor.answer(shown, &mut dice).await;
        answers += 1;
        assert!(answers < 2000, "the game ends");
        if answers % 40 == 20 {
            shown = undo_and_redo(&visitor, shown).await;
        }
        if answers > 60 && !corrected && shown.html.contains("id=\"companion-correct\"") {
            let before = steps(&shown).to_owned();
            shown = correct(&visitor, shown, "a note of mine").await;
            assert_eq!(steps(&shown), before);
            corrected = true;
        }
        if answers == 70 {
            let before = visitor.get(&shown.path).await.html;
            server.restart().await;
            visitor.base = format!("http://{}", server.address);
            shown = visitor.get(&shown.path).await;
            assert_eq!(shown.html, before, "{language}: nothing is lost");
        }
    }
    assert!(corrected, "{language}: something was corrected");
    (visitor, shown)
}

macro_rules! whole_games {
    ($($name:ident: $language:literal, $seed:literal;)*) => {
        $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn $name() {
            whole_game($language, $seed).await;
        })*
    };
}

whole_games! {
    a_whole_game_is_played_through_the_forms_in_english: "en", 1;
    a_whole_game_is_played_through_the_forms_in_russian: "ru", 2;
    a_whole_game_is_played_through_the_forms_in_polish: "pl", 3;
    a_whole_game_is_played_through_the_forms_in_italian: "it", 4;
    a_whole_game_is_played_through_the_forms_in_ukrainian: "uk", 5;
}

async fn whole_game(language: &'static str, seed: u64) {
    let mut server = RestartableServer::open().await;
    let (visitor, shown) = play(&mut server, language, seed).await;
    shown.reads_well(language);
    let path = shown.path.clone();
    // Until the game is declared finished, the last answer can be taken back.
    let back = visitor.post(&format!("{path}/take-back"), &[("version", &shown.version())]).await;
    assert!(!back.is_over());
    let again = visitor.answer(back, &mut Dice(seed)).await;
    let kept = visitor.post(&format!("{path}/finish"), &[("version", &again.version())]).await;
    assert!(kept.is_over() && !kept.html.contains("id=\"companion-undo\""), "{}", kept.html);
    let sheet = visitor.get(&format!("{path}/sheet")).await;
    sheet.reads_well(language);
    let awards = sheet.between("class=\"companion-awards\"", "</ol>").unwrap();
    assert_eq!(awards.matches("<li").count(), 12);
    let start = visitor.get("/companion").await;
    start.reads_well(language);
    assert!(start.html.contains("id=\"companion-finished\"") && start.html.contains(&path));
    let record = visitor.get(&format!("{path}/record")).await;
    assert!(record.html.contains("game = \"inventions\""), "{}", record.html);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn anybody_with_the_link_watches_and_only_the_owner_answers() {
    let server = RestartableServer::open().await;
    let (owner, other) = (server.visitor("en"), server.visitor("uk"));
    let shown = owner.begin(&[]).await;
    let (path, version) = (shown.path.clone(), shown.version());
    let seen = other.get(&path).await;
    seen.reads_well("uk");
    assert!(seen.answers().is_none(), "{}", seen.html);
    for form in ["answer", "take-back", "redo", "finish"] {
        let fields = [("version", version.as_str()), ("answer", "1")];
        let refused = other.post(&format!("{path}/{form}"), &fields).await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN, "{form}");
    }
    assert_eq!(other.post(&format!("{path}/close"), &[]).await.status, StatusCode::FORBIDDEN);
    let stranger = server.visitor("en");
    assert_eq!(
        stranger.post(&format!("{path}/take-back"), &[("version", &version)]).await.status,
        StatusCode::FORBIDDEN
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_counts_once_and_an_illegal_one_never() {
    let server = RestartableServer::open().await;
    let owner = server.visitor("en");
    let shown = owner.begin(&[]).await;
    let (path, version) = (shown.path.clone(), shown.version());
    let twice = [("version", version.as_str()), ("answer", "2")];
    let next = owner.post(&format!("{path}/answer"), &twice).await;
    let stale = owner.post(&format!("{path}/answer"), &twice).await;
    assert!(stale.html.contains("The game has gone on meanwhile"), "{}", stale.html);
    assert_eq!(stale.version(), next.version());
    for nonsense in ["3", "undo", "take back", "redo", "finish", "correct ip = 3", ""] {
        let fields = [("version", next.version()), ("answer", nonsense.to_owned())];
        let fields = fields.each_ref().map(|(key, value)| (*key, value.as_str()));
        let refused = owner.post(&format!("{path}/answer"), &fields).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{nonsense}");
    }
    let early = [("version", next.version())];
    let early = early.each_ref().map(|(key, value)| (*key, value.as_str()));
    assert_eq!(owner.post(&format!("{path}/finish"), &early).await.status, StatusCode::CONFLICT);
    assert_eq!(owner.post(&format!("{path}/redo"), &early).await.status, StatusCode::CONFLICT);
    for missing in ["/table/0123456789abcdef", "/table/nonsense", "/companion/box/0123456789abcdef"]
    {
        assert_eq!(owner.get(missing).await.status, StatusCode::NOT_FOUND, "{missing}");
    }
    let no_box = format!("/companion/box/{}", &path[7..]);
    assert_eq!(owner.get(&no_box).await.status, StatusCode::NOT_FOUND);
}

/// A companion table is listed like any other, and lists can be filtered by its game.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_companion_table_is_listed_and_moves_to_an_account() {
    let server = RestartableServer::open().await;
    let owner = server.visitor("en");
    let shown = owner.begin(&[]).await;
    let id = &shown.path[7..];
    for path in ["/", "/games", "/tables"] {
        assert_eq!(owner.get(path).await.status, StatusCode::OK, "{path}");
    }
    assert!(owner.get("/").await.html.contains(&format!("/table/{id}")));
    for (query, is_listed) in
        [("", true), ("?game=inventions-companion", true), ("?game=innovation", false)]
    {
        let listed = owner.get(&format!("/api/v1/me/tables{query}")).await.html;
        assert_eq!(listed.contains(id), is_listed, "{query}: {listed}");
    }
    // A guest who logs in keeps their games.
    let account = [("login", "solo"), ("password", "a long password")];
    assert_eq!(owner.post("/account/register", &account).await.status, StatusCode::OK);
    let guest = server.visitor("en");
    let second = guest.begin(&[]).await;
    assert_eq!(guest.post("/account/login", &account).await.status, StatusCode::OK);
    assert!(guest.get(&second.path).await.answers().is_some());
    assert!(guest.get(&shown.path).await.answers().is_some());
}

const BOX: &str = "name = \"a real box\"\n\
    forums = [[\"PRESENT\", \"TRAVEL\"], [\"INVENT\", \"CALL_SPEC\"], [\"SHARE\", \"GAIN_INF\"], [\"INNOVATE\", \"EUREKA\"], [\"SEND_DIP\", \"CALL_DIP\"]]\n\n\
    [influence]\n1 = [6, 4, 2]\n2 = [5, 3]\n3 = [6, 4, 2]\n4 = [6, 4, 2]\n5 = [6, 4, 2]\n6 = [6, 4, 2]\n7 = [9]\n\n\
    [ideas]\nWheel = \"T2 Transportation\"\n";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_box_is_entered_once_and_played_with() {
    let mut server = RestartableServer::open().await;
    let mut owner = server.visitor("ru");
    owner.get("/companion/box").await.reads_well("ru");
    // Each missing field has an error message beside it, in the reader's language.
    let empty = owner.post("/companion/box", &[("name", "")]).await;
    empty.reads_well("ru");
    assert!(
        empty.html.contains("id=\"name-fault\"") && empty.html.contains("id=\"forums-1-fault\"")
    );
    let wrong = owner.post("/companion/box", &[("text", &BOX.replace("[5, 3]", "[3, 5]"))]).await;
    assert!(wrong.html.contains("значения должны убывать"), "{}", wrong.html);
    assert!(wrong.html.contains("<li class=\"wrong\"><code>2 = [3, 5]</code>"), "{}", wrong.html);
    let kept = owner.post("/companion/box", &[("text", BOX)]).await;
    let path = kept.path.clone();
    assert!(path.starts_with("/companion/box/") && path.len() == 31, "{path}");
    kept.reads_well("ru");
    // The form has the values of the text, and submitting it unchanged keeps them.
    let fields = filled(&kept.html);
    let pairs: Vec<(&str, &str)> =
        fields.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
    assert_eq!(owner.post(&path, &pairs).await.status, StatusCode::OK);
    let text = owner.get(&format!("{path}/file")).await.html;
    for part in
        ["name = \"a real box\"", "2 = [5, 3]", "Wheel = \"T2 Transportation\"", "ours = false"]
    {
        assert!(text.contains(part), "{text}");
    }
    let broken = owner.post(&format!("{path}/text"), &[("text", "name = ")]).await;
    assert!(broken.html.contains("Строка 1"), "{}", broken.html);
    // Other people may view, copy and use the box, but not change it.
    let other = server.visitor("it");
    let seen = other.get(&path).await;
    seen.reads_well("it");
    assert!(seen.html.contains("a real box"));
    assert_eq!(other.post(&path, &pairs).await.status, StatusCode::FORBIDDEN);
    assert_eq!(other.post(&format!("{path}/close"), &[]).await.status, StatusCode::FORBIDDEN);
    server.restart().await;
    owner.base = format!("http://{}", server.address);
    let start = owner.get("/companion").await;
    assert!(start.html.contains("a real box"), "{}", start.html);
    let mut shown = owner.begin(&[("box", &path[15..])]).await;
    assert!(shown.html.contains("a real box"));
    // The name of an idea in the box profile appears on a button.
    let mut dice = Dice(5);
    for _ in 0..24 {
        shown = owner.answer(shown, &mut dice).await;
    }
    let mut named = false;
    while let Some(answers) = shown.answers() {
        let links = values(answers, "<a", "href");
        let Some(link) = links.last().filter(|_| !named) else { break };
        let inner = owner.get(link).await;
        named = inner.html.contains("Wheel");
        shown = owner.answer(inner, &mut dice).await;
    }
    assert!(named, "the idea is called by its name");
    assert!(owner.post(&format!("{path}/close"), &[]).await.path == "/companion");
    assert_eq!(owner.get(&path).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_fault_is_shown_at_its_line() {
    let server = RestartableServer::open().await;
    let owner = server.visitor("en");
    let spaces = format!("{BOX}\n[spaces]\n\"Greek Fire\" = 99\n");
    for (text, line) in [
        (BOX.replace("3 = [6, 4, 2]", "3 = [6,"), Some("4 = [6, 4, 2]")),
        (BOX.replace("forums = [[", "forums = [[\"PRESENT\", \"TRAVEL\"], ["), Some("forums = ")),
        (BOX.replace("2 = [5, 3]", "2 = [1, 3]"), Some("2 = [1, 3]")),
        (BOX.replace("7 = [9]\n", ""), Some("[influence]")),
        (BOX.replace("[ideas]", "[moon]"), Some("[moon]")),
        (spaces, Some("&quot;Greek Fire&quot; = 99")),
        (
            BOX.lines().filter(|line| !line.starts_with("forums")).collect::<Vec<_>>().join("\n"),
            None,
        ),
    ] {
        let page = owner.post("/companion/box", &[("text", &text)]).await;
        let wrong = page.between("<li class=\"wrong\"><code>", "</code>");
        let is_there = wrong.zip(line).is_some_and(|(wrong, line)| wrong.starts_with(line));
        assert!(
            wrong.is_none() == line.is_none() && is_there == line.is_some(),
            "{line:?}: {wrong:?}"
        );
        assert!(page.html.contains("id=\"companion-fault\""), "{}", page.html);
    }
}

/// Names in drawings are broken into lines that fit.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn names_in_drawings_are_broken_into_lines_that_fit() {
    let server = RestartableServer::open().await;
    let owner = server.visitor("ru");
    let mut shown = owner.begin(&[]).await;
    let mut dice = Dice(6);
    while !shown.html.contains("id=\"companion-correct\"") {
        shown = owner.answer(shown, &mut dice).await;
    }
    // On a tile a line has room for 17 letters.
    let names: Vec<Vec<&str>> = shown
        .html
        .split("<svg class=\"companion-tile\"")
        .skip(1)
        .map(|tile| tile.split_once("</svg>").unwrap().0)
        .map(|tile| tile.split("<text class=\"s-name\"").skip(1))
        .map(|lines| lines.map(|line| line.split(['>', '<']).nth(1).unwrap()).collect())
        .collect();
    assert!(names.iter().any(|name| name.len() == 2), "{names:?}");
    for name in &names {
        let letters = |line: &str| line.chars().count();
        assert!(name.iter().all(|line| letters(line) <= 17 || !line.contains(' ')), "{name:?}");
        if let [first, second] = name[..] {
            let next = second.split(' ').next().unwrap();
            assert!(letters(first) + 1 + letters(next) > 17, "{name:?}");
        }
    }
}

/// Answers are grouped by kind, and the path in the URL leads through nested groups.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_path_leads_to_answers_and_stops_at_its_first_invalid_step() {
    let server = RestartableServer::open().await;
    let owner = server.visitor("en");
    let mut shown = owner.begin(&[("draws", "program")]).await;
    let mut dice = Dice(4);
    while !shown.answers().is_some_and(|answers| answers.contains("class=\"button fork\"")) {
        shown = owner.answer(shown, &mut dice).await;
    }
    let version: u32 = shown.version().parse().unwrap();
    // The texts on the page, without the addresses of links.
    let at = async |version: u32, path: &str| {
        let page = owner.get(&format!("{}?v={version}&in={path}", shown.path)).await;
        let question = page.between("aria-live=\"polite\"", "</form>").unwrap();
        question.split('>').map(|tag| tag.split('<').next().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let (all, first) = (at(version, "").await, at(version, "0").await);
    assert_ne!(first, all);
    assert_eq!(at(version, "0.x").await, first, "what is no number ends the path");
    assert_eq!(at(version, "99.0").await, all, "there is no such kind");
    assert_eq!(at(version + 1, "0").await, all, "the path was for another question");
}

/// The fields that a form would send unchanged.
fn filled(html: &str) -> Vec<(String, String)> {
    let form = html.split_once("id=\"companion-box\"").unwrap().1.split_once("</form>").unwrap().0;
    let mut fields = Vec::new();
    for input in
        form.split("<input").skip(1).filter_map(|rest| rest.split_once('>')).map(|(tag, _)| tag)
    {
        let of = |name: &str| values(&format!("<x {input}>"), "<x", name).pop();
        let boxed = input.contains("type=\"radio\"") || input.contains("type=\"checkbox\"");
        if boxed && !input.contains(" checked") {
            continue;
        }
        fields.extend(of(" name").map(|name| (name, of(" value").unwrap_or_default())));
    }
    for select in form.split("<select").skip(1).filter_map(|rest| rest.split_once("</select>")) {
        let (tag, options) = select.0.split_once('>').unwrap();
        let name = values(&format!("<x {tag}>"), "<x", " name").pop().unwrap();
        let options: Vec<&str> = options.split("<option").skip(1).collect();
        let chosen =
            options.iter().find(|option| option.contains(" selected")).unwrap_or(&options[0]);
        fields
            .push((name, values(&format!("<x {chosen}"), "<x", "value").pop().unwrap_or_default()));
    }
    fields
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn unchanged_and_impossible_corrections_are_refused_with_a_reason() {
    let server = RestartableServer::open().await;
    for (language, word) in [
        ("en", "Nothing is corrected"),
        ("ru", "Ничего не исправлено"),
        ("pl", "Niczego nie poprawiono"),
        ("it", "Nessuna correzione effettuata"),
        ("uk", "Нічого не виправлено"),
    ] {
        let owner = server.visitor(language);
        let mut shown = owner.begin(&[]).await;
        let mut dice = Dice(3);
        assert!(!shown.html.contains("id=\"companion-correct\""), "the board is not yet laid out");
        while !shown.html.contains("id=\"companion-correct\"") {
            shown = owner.answer(shown, &mut dice).await;
        }
        let path = shown.path.clone();
        let page = owner.get(&format!("{path}/correct")).await;
        page.reads_well(language);
        let groups: BTreeSet<String> =
            values(&page.html, "<input type=\"hidden\" name=\"group\"", "value")
                .into_iter()
                .collect();
        assert_eq!(groups.len(), 15, "{groups:?}");
        let inputs: Vec<String> = page
            .html
            .split("<details")
            .filter(|part| part.contains("id=\"group-hephaestus\""))
            .flat_map(group_fields)
            .collect();
        assert!(inputs.iter().any(|name| name == "H.sages"), "{inputs:?}");
        // A group that is submitted unchanged is refused with a message.
        for group in &groups {
            let form = page
                .html
                .split("<details")
                .find(|part| part.contains(&format!("id=\"group-{group}\"")))
                .unwrap();
            let fields = filled(&format!("id=\"companion-box\"{form}"));
            let pairs: Vec<(&str, &str)> =
                fields.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
            let same = owner.post(&format!("{path}/correct"), &pairs).await;
            assert!(
                same.html.contains("role=\"alert\"") && !same.html.contains(word),
                "{group}: {pairs:?}"
            );
        }
        let version = page.version();
        let impossible = [
            ("version", version.as_str()),
            ("group", "hephaestus"),
            ("H.sages", "7"),
            ("note", ""),
        ];
        let refused = owner.post(&format!("{path}/correct"), &impossible).await;
        refused.reads_well(language);
        assert!(refused.html.contains(word), "{}", refused.html);
    }
}

fn group_fields(html: &str) -> Vec<String> {
    values(html, "<input", " name")
}
