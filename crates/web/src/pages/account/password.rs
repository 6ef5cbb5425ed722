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
static HASHING_POOL: LazyLock<BlockingPool> = LazyLock::new(|| BlockingPool::new(2));

/// The hash to compare with if the login does not exist.
static DUMMY_HASH: LazyLock<String> =
    LazyLock::new(|| hash_blocking("nobody's").unwrap_or_default());

/// The hash of a password, with a random salt.
pub(super) async fn hash(password: &str) -> Result<String, Problem> {
    let password = password.to_owned();
    let hash = HASHING_POOL.work(move || hash_blocking(&password)).await?;
    hash.ok_or(Problem::Unavailable)
}

/// Whether a password matches a hash. Without a hash, the password is compared with a dummy hash, so that the
/// response time does not reveal which logins exist.
pub(super) async fn verify(password: &str, hash: Option<String>) -> Result<bool, Problem> {
    let password = password.to_owned();
    HASHING_POOL
        .work(move || {
            let stored = hash.as_ref().unwrap_or(&DUMMY_HASH);
            let matches = PasswordHash::new(stored).is_ok_and(|stored| {
                Argon2::default().verify_password(password.as_bytes(), &stored).is_ok()
            });
            matches && hash.is_some()
        })
        .await
}

fn hash_blocking(password: &str) -> Option<String> {
    let hash: PasswordHash = Argon2::default().hash_password(password.as_bytes()).ok()?;
    Some(hash.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_right_password_fits() {
        let stored = hash("correct horse").await.unwrap();
        assert!(stored.starts_with("$argon2id$"), "{stored}");
        assert_ne!(stored, hash("correct horse").await.unwrap());
        assert_eq!(verify("correct horse", Some(stored.clone())).await, Ok(true));
        assert_eq!(verify("correct horsf", Some(stored)).await, Ok(false));
        assert_eq!(verify("correct horse", None).await, Ok(false));
        assert_eq!(verify("correct horse", Some("damaged".to_owned())).await, Ok(false));
    }

    /// The cost parameters of a hash are part of its text, before the salt.
    #[tokio::test]
    async fn a_login_that_nobody_has_costs_as_much_as_one_that_somebody_has() {
        let costs = |hash: &str| hash.split('$').take(4).map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(costs(&DUMMY_HASH), costs(&hash("correct horse").await.unwrap()));
        assert_eq!(costs(&DUMMY_HASH).len(), 4);
        // The dummy's own password matches the dummy hash, but does not log anybody in.
        assert_eq!(verify("nobody's", Some(DUMMY_HASH.clone())).await, Ok(true));
        assert_eq!(verify("nobody's", None).await, Ok(false));
    }
}
