//! Tests of the strict grammar of pages: it reads our templates' output and refuses injected markup.

use eureka_fuzzing::markup::skeleton;

#[test]
fn the_output_of_templates_is_read() {
    let page = "<!DOCTYPE html><html lang=\"en\"><head><script src=\"/static/live.js\" defer></script>\
        <meta charset=\"utf-8\"></head><body><p class=\"a\">A &amp; B<br>&lt;b&gt;</p>\
        <svg viewBox=\"0 0 1 1\"><path d=\"M0 0\"/></svg><a href=\"/table/1?seat=A\">x</a></body></html>";
    let skeleton_of_page = skeleton(page).unwrap();
    let head = "<html lang>\n<head>\n<script src defer>\n";
    assert!(skeleton_of_page.starts_with(head), "{skeleton_of_page}");
    assert_eq!(skeleton("").unwrap(), "");
}

#[test]
fn injected_markup_is_refused() {
    for text in [
        "<p>1 < 2</p>",
        "<p>a & b</p>",
        "<p>a &nosuch; b</p>",
        "<p><b></p></b>",
        "<p>",
        "</p>",
        "<script>alert(1)</script>",
        "<script src=\"https://evil.example\"></script>",
        "<img src=\"x\">",
        "<img src=\"/x\" onerror=\"alert(1)\">",
        "<p title=\"a\"b\">x</p>",
        "<p title=a>x</p>",
        "<p title=\"<b>\">x</p>",
        "<p style=\"color: red\">x</p>",
        "<a href=\"javascript:alert(1)\">x</a>",
        "<a href=\"//evil.example\">x</a>",
        "<!-- x -->",
        "<p>\u{1b}[2J</p>",
        "<p>a > b</p>",
    ] {
        assert!(skeleton(text).is_err(), "{text}");
    }
}
