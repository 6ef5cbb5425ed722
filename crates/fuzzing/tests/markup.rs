//! The grammar of pages reads what templates make, and notices what a name could make of them.

use eureka_fuzzing::markup::skeleton;

#[test]
fn what_templates_make_is_read() {
    let page = "<!DOCTYPE html><html lang=\"en\"><head><script src=\"/static/live.js\" defer></script>\
        <meta charset=\"utf-8\"></head><body><p class=\"a\">A &amp; B<br>&lt;b&gt;</p>\
        <svg viewBox=\"0 0 1 1\"><path d=\"M0 0\"/></svg><a href=\"/table/1?seat=A\">x</a></body></html>";
    let bones = skeleton(page).unwrap();
    assert!(bones.starts_with("<html lang>\n<head>\n<script src defer>\n"), "{bones}");
    assert_eq!(skeleton("").unwrap(), "");
}

#[test]
fn what_a_name_could_make_is_noticed() {
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
