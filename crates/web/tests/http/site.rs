//! Tests of what belongs to the site as a whole: icons, link previews, the manifest, the service worker and the page without a
//! connection.

use crate::test_server::{Database, TestServer, wide_limits};
use eureka_web::Config;
use eureka_words::{Language, Words};
use reqwest::header::{ACCEPT, CACHE_CONTROL, CONTENT_TYPE, HOST};
use serde_json::{Value, json};

async fn server() -> TestServer {
    TestServer::new(Database::Sqlite).await
}

/// The text of a page, as its address is asked for by this host.
async fn page(server: &TestServer, path: &str, host: Option<&str>) -> String {
    let request = reqwest::Client::new().get(format!("{}{path}", server.base));
    let request = request.header(ACCEPT, "text/html");
    let request = host.into_iter().fold(request, |request, host| request.header(HOST, host));
    request.send().await.unwrap().text().await.unwrap()
}

/// The content of a `<meta>` element with this property or name.
fn meta<'a>(page: &'a str, name: &str) -> Option<&'a str> {
    let begins = [format!("property=\"{name}\" content=\""), format!("name=\"{name}\" content=\"")];
    let at = begins.iter().find_map(|begin| Some(page.find(begin.as_str())? + begin.len()))?;
    page[at..].split('"').next()
}

#[tokio::test]
async fn a_link_preview_has_a_title_a_description_and_a_picture_that_is_there() {
    let server = server().await;
    for path in
        ["/", "/how-to-play/fourth", "/cards", "/cards/first/archery", "/tables", "/inventions"]
    {
        let page = page(&server, path, None).await;
        for name in ["og:title", "og:description", "description"] {
            assert!(meta(&page, name).is_some_and(|text| text.len() > 4), "{path}: no {name}");
        }
        assert_eq!(meta(&page, "og:url"), Some(format!("{}{path}", server.base).as_str()));
        assert_eq!(meta(&page, "og:locale"), Some("en_US"));
        let picture = meta(&page, "og:image").unwrap();
        let picture = reqwest::get(picture).await.unwrap();
        assert_eq!(picture.headers()[CONTENT_TYPE], "image/png");
        let picture = picture.bytes().await.unwrap();
        assert!(picture.len() <= 100 * 1024, "{} bytes", picture.len());
        assert_eq!(size_of_png(&picture), (1200, 630));
    }
    let descriptions = ["/", "/cards", "/cards/first/archery", "/how-to-play/first"];
    let mut all = Vec::new();
    for path in descriptions {
        all.push(meta(&page(&server, path, None).await, "description").unwrap().to_owned());
    }
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), descriptions.len(), "every page has its own: {all:?}");
    server.stop().await;
}

/// The width and height of a PNG picture.
fn size_of_png(bytes: &[u8]) -> (u32, u32) {
    let number = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap());
    (number(16), number(20))
}

#[tokio::test]
async fn a_forged_host_is_not_written_into_a_page_and_the_configured_address_counts() {
    let server = server().await;
    for forged in ["evil.example/path", "a@evil.example", "x\"><script>alert(1)</script>"] {
        let page = page(&server, "/", Some(forged)).await;
        assert!(!page.contains("evil.example") && !page.contains("alert(1)"), "{forged}: {page}");
        assert_eq!(meta(&page, "og:image"), None, "{forged}");
    }
    server.stop().await;
    let folder = tempfile::tempdir().unwrap();
    let config = Config {
        listen: ([127, 0, 0, 1], 0).into(),
        database: folder.path().join("eureka.db").to_str().unwrap().to_owned(),
        public_url: Some("https://eureka.example/".to_owned()),
        limits: wide_limits(),
        ..Config::default()
    };
    let server = TestServer::serve(config).await;
    let page = page(&server, "/cards", Some("evil.example")).await;
    assert_eq!(meta(&page, "og:url"), Some("https://eureka.example/cards"));
    assert!(!page.contains("evil.example"), "{page}");
    server.stop().await;
}

#[tokio::test]
async fn the_preview_of_a_table_shows_names_as_text() {
    let server = server().await;
    let name = "\"><b>Ann</b>";
    let anna = server.client(name).await;
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "random" }]);
    let table = anna.open(json!({ "options": {}, "seats": seats })).await;
    let page = page(&server, &format!("/table/{table}"), None).await;
    let title = meta(&page, "og:title").unwrap();
    assert!(title.contains("&gt;&lt;b&gt;Ann"), "{title}");
    assert!(!page.contains("<b>Ann"), "{page}");
    let description = meta(&page, "og:description").unwrap();
    assert!(description.contains("&gt;&lt;b&gt;Ann"), "{description}");
    server.stop().await;
}

#[tokio::test]
async fn the_manifest_is_in_the_language_of_its_address_and_its_icons_are_there() {
    let server = server().await;
    let mut names = Vec::new();
    for language in Language::ALL {
        let path = format!("{}/manifest.webmanifest?language={language}", server.base);
        let reply = reqwest::get(path).await.unwrap();
        assert_eq!(reply.headers()[CONTENT_TYPE], "application/manifest+json");
        let manifest: Value = reply.json().await.unwrap();
        assert_eq!(manifest["lang"], language.tag());
        assert_eq!(
            (&manifest["start_url"], &manifest["display"]),
            (&json!("/"), &json!("standalone"))
        );
        names.push(manifest["name"].as_str().unwrap().to_owned());
        let mut largest = 0;
        for icon in manifest["icons"].as_array().unwrap() {
            let path = format!("{}{}", server.base, icon["src"].as_str().unwrap());
            let file = reqwest::get(path).await.unwrap();
            assert_eq!(file.headers()[CONTENT_TYPE], icon["type"].as_str().unwrap());
            if icon["type"] == "image/png" {
                let (width, height) = size_of_png(&file.bytes().await.unwrap());
                assert_eq!(icon["sizes"], format!("{width}x{height}"));
                largest = largest.max(width);
            }
        }
        assert!(largest >= 512 && manifest["icons"].to_string().contains("maskable"));
        for shortcut in manifest["shortcuts"].as_array().unwrap() {
            let path = format!("{}{}", server.base, shortcut["url"].as_str().unwrap());
            assert!(reqwest::get(path).await.unwrap().status().is_success(), "{shortcut}");
        }
    }
    names.dedup();
    assert_eq!(names.len(), Language::ALL.len(), "{names:?}");
    server.stop().await;
}

#[tokio::test]
async fn icons_are_found_without_reading_a_page_and_robots_stay_out_of_what_is_private() {
    let server = server().await;
    let icon = reqwest::get(format!("{}/favicon.ico", server.base)).await.unwrap();
    assert_eq!(icon.headers()[CONTENT_TYPE], "image/png");
    assert_eq!(size_of_png(&icon.bytes().await.unwrap()), (48, 48));
    let robots = reqwest::get(format!("{}/robots.txt", server.base)).await.unwrap();
    assert!(robots.headers()[CONTENT_TYPE].to_str().unwrap().starts_with("text/plain"));
    let robots = robots.text().await.unwrap();
    assert!(robots.starts_with("User-agent: *\n"), "{robots}");
    for path in ["/account", "/games", "/table/*/", "/api/v1/"] {
        assert!(robots.contains(&format!("Disallow: {path}\n")), "{robots}");
    }
    server.stop().await;
}

#[tokio::test]
async fn the_page_without_a_connection_is_there_in_five_languages_and_holds_nothing_of_anybody() {
    let server = server().await;
    let anna = server.client("Anna-who-reads").await;
    for language in Language::ALL {
        let path = format!("/offline?language={language}&theme=dark");
        let offline = anna.get(&path).await;
        let say = |id: &str| Words::of(language).page(id, &[]);
        for id in ["offline-title", "offline-kept", "offline-not", "offline-again", "offline-retry"]
        {
            assert!(offline.text.contains(&say(id)), "{language}: {id} in {}", offline.text);
        }
        assert!(offline.text.contains(&format!("lang=\"{language}\" data-theme=\"dark\"")));
        assert!(!offline.text.contains("Anna-who-reads"));
        // The service worker of this reader keeps this page.
        let worker = anna.get(&format!("/service-worker.js?language={language}&theme=dark")).await;
        assert!(worker.text.contains(&format!("\"page\":\"{path}\"")), "{}", worker.text);
        assert_eq!(worker.headers[CACHE_CONTROL], "no-store");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_cookie_of_earlier_settings_is_read_and_sounds_are_off_until_they_are_switched_on() {
    let server = server().await;
    let html = async |cookie: &str| {
        let request = reqwest::Client::new().get(format!("{}/", server.base));
        let request = request.header("cookie", cookie).header(ACCEPT, "text/html");
        request.send().await.unwrap().text().await.unwrap()
    };
    let before = "reader=language=it&theme=dark&pace=slow&careful=yes&texts=no&edition=first&opponent=&dismissed=";
    let page = html(before).await;
    assert!(page.contains("<html lang=\"it\" data-theme=\"dark\""), "{page}");
    assert!(!page.contains("data-sounds"), "{page}");
    let page = html("reader=language=it&sounds=yes").await;
    assert!(page.contains("data-sounds=\"yes\""), "{page}");
    server.stop().await;
}
