//! Writes sample pages of Innovation tables to a folder, to be viewed in a browser:
//!
//!     cargo run -p eureka-web --example look -- FOLDER
//!     python3 -m http.server --directory FOLDER
//!
//! Bots play the games, so that the positions look realistic.

mod sample;

use eureka_innovation::{Edition, Rules, Seat};
use eureka_web::assets;
use eureka_web::innovation::draw::card;
use eureka_words::{Language, Words};
use maud::{Markup, html};
use sample::{SAMPLES, page, shell};
use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let folder = env::args().nth(1).unwrap_or_else(|| "look".to_owned());
    let folder = Path::new(&folder);
    for (address, bytes) in assets() {
        let file = folder.join(address.trim_start_matches('/'));
        fs::create_dir_all(file.parent().expect("every address has a folder"))?;
        fs::write(file, bytes)?;
    }
    for sample in &SAMPLES {
        let (name, played) = (sample.name, sample.find());
        let reader = if name == "waiting" { Seat::A } else { played.reader() };
        for language in Language::ALL {
            let page = page(&played, language, Some(reader));
            fs::write(folder.join(format!("{name}-{language}.html")), page.into_string())?;
        }
        let page = page(&played, Language::English, None);
        fs::write(folder.join(format!("{name}-onlooker.html")), page.into_string())?;
    }
    for language in Language::ALL {
        let page = cards(Words::of(language), Rules::printed(Edition::Fourth)).into_string();
        fs::write(folder.join(format!("cards-{language}.html")), page)?;
    }
    Ok(())
}

fn cards(words: &Words, rules: &Rules) -> Markup {
    let some = || rules.all().iter().step_by(5);
    let body = html! {
        div {
            div class="fulls" { @for card in some() { (card::full(words, rules, card)) } }
        }
    };
    shell(words, &body, "page")
}
