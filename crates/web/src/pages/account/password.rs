//! Password hashing: deliberately slow, on separate threads, and a few at a time.

use crate::http::blocking::BlockingPool;
use crate::http::problem::Problem;
use argon2::{Argon2, PasswordHash, PasswordHasher, PasswordVerifier};
use std::sync::LazyLock;

/// The minimum length of a password.
pub(super) const MIN_PASSWORD_CHARACTERS: usize = 8;

/// The maximum length of a password; hashing longer texts would only keep the server busy.
pub(super) const MAX_PASSWORD_CHARACTERS: usize = 200;

/// The pool that hashes at most two passwords at once. Each takes 19 MB and some tens of milliseconds of CPU time.
static HASHING: LazyLock<BlockingPool> = LazyLock::new(|| BlockingPool::new(2));

/// The hash to compare with if the login does not exist.
static NOBODYS: LazyLock<String> = LazyLock::new(|| hashed("nobody's").unwrap_or_default());

/// The hash of a password, with a random salt.
pub(super) async fn hash(password: &str) -> Result<String, Problem> {
    let password = password.to_owned();
    let hash = HASHING.work(move || hashed(&password)).await?;
    hash.ok_or(Problem::Unavailable)
}

/// Whether a password matches a hash. Without a hash, the password is compared with a dummy hash, so that the
/// response time does not reveal which logins exist.
pub(super) async fn fits(password: &str, hash: Option<String>) -> Result<bool, Problem> {
    let password = password.to_owned();
    HASHING
        .work(move || {
            let kept = hash.as_ref().unwrap_or(&NOBODYS);
            let fits = PasswordHash::new(kept).is_ok_and(|kept| {
                Argon2::default().verify_password(password.as_bytes(), &kept).is_ok()
            });
            fits && hash.is_some()
        })
        .await
}

fn hashed(password: &str) -> Option<String> {
    let hash: PasswordHash = Argon2::default().hash_password(password.as_bytes()).ok()?;
    Some(hash.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_right_password_fits() {
        let kept = hash("correct horse").await.unwrap();
        assert!(kept.starts_with("$argon2id$"), "{kept}");
        assert_ne!(kept, hash("correct horse").await.unwrap());
        assert_eq!(fits("correct horse", Some(kept.clone())).await, Ok(true));
        assert_eq!(fits("correct horsf", Some(kept)).await, Ok(false));
        assert_eq!(fits("correct horse", None).await, Ok(false));
        assert_eq!(fits("correct horse", Some("damaged".to_owned())).await, Ok(false));
    }

    /// The cost parameters of a hash are part of its text, before the salt.
    #[tokio::test]
    async fn a_login_that_nobody_has_costs_as_much_as_one_that_somebody_has() {
        let costs = |hash: &str| hash.split('$').take(4).map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(costs(&NOBODYS), costs(&hash("correct horse").await.unwrap()));
        assert_eq!(costs(&NOBODYS).len(), 4);
        // The dummy's own password matches the dummy hash, but does not log anybody in.
        assert_eq!(fits("nobody's", Some(NOBODYS.clone())).await, Ok(true));
        assert_eq!(fits("nobody's", None).await, Ok(false));
    }
}
