//! The built-in lessons of an edition, in their order.

use eureka_innovation::Edition;
use eureka_scenario::lesson::Lesson;
use std::sync::LazyLock;

/// Pairs the name of each lesson with its text, in the order in which they are learned.
macro_rules! files {
    ($($name:literal),+ $(,)?) => {
        [$(($name, include_str!(concat!("../../../../../lessons/", $name, ".toml")))),+]
    };
}

const FILES: [(&str, &str); 8] =
    files!["goal", "icons", "draw-and-meld", "dogma", "sharing", "demand", "splay", "achieving",];

/// The lessons of one edition.
pub(crate) struct Course {
    /// The edition.
    pub(crate) edition: Edition,
    /// The lessons, each with its name.
    pub(crate) lessons: Vec<(&'static str, Lesson)>,
}

/// A course for each edition that has one.
static COURSES: LazyLock<[Course; 2]> = LazyLock::new(|| {
    let mut courses =
        [Edition::First, Edition::Fourth].map(|edition| Course { edition, lessons: Vec::new() });
    for (name, text) in FILES {
        let lessons = Lesson::read(text);
        let lessons = lessons.unwrap_or_else(|error| panic!("lessons/{name}.toml: {error}"));
        for lesson in lessons {
            let edition = lesson.rules.edition();
            if let Some(course) = courses.iter_mut().find(|course| course.edition == edition) {
                course.lessons.push((name, lesson));
            }
        }
    }
    courses
});

impl Course {
    /// The lessons of an edition. The third is played like the first.
    pub(crate) fn of(edition: Edition) -> &'static Course {
        match edition {
            Edition::First | Edition::Third => &COURSES[0],
            Edition::Fourth => &COURSES[1],
        }
    }

    /// The course of the other edition.
    pub(crate) fn other(&self) -> &'static Course {
        Course::of(match self.edition {
            Edition::Fourth => Edition::First,
            Edition::First | Edition::Third => Edition::Fourth,
        })
    }

    /// The index of the lesson with this name.
    pub(crate) fn find(&self, name: &str) -> Option<usize> {
        self.lessons.iter().position(|(other, _)| *other == name)
    }

    /// The URL of the lesson with this index.
    pub(crate) fn lesson_address(&self, index: usize) -> String {
        format!("{}/{}", address(self.edition), self.lessons[index].0)
    }
}

/// The names of all lessons.
pub(super) fn names() -> impl Iterator<Item = &'static str> {
    FILES.into_iter().map(|(name, _)| name)
}

/// The URL of the list of an edition's lessons.
pub(crate) fn address(edition: Edition) -> String {
    format!("/lessons/{}", Course::of(edition).edition)
}
