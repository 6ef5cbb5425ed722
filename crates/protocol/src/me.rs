//! People and their accounts.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The name that somebody wants.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Named {
    /// The name; without one, a new person gets one by chance.
    #[serde(default)]
    pub name: String,
}

/// Login and password of an account.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Credentials {
    /// The login; case does not matter.
    pub login: String,
    /// The password, of 8 characters or more.
    pub password: String,
}

/// Without the password, which belongs in no log.
impl fmt::Debug for Credentials {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Credentials").field("login", &self.login).finish_non_exhaustive()
    }
}

/// Oneself, as the server knows one.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Me {
    /// The name for people; several may have the same.
    pub name: String,
    /// The login of the account, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub login: Option<String>,
    /// The token to be sent as `Authorization: Bearer …`. Whoever has it is this person.
    pub token: String,
}

/// Without the token, which belongs in no log.
impl fmt::Debug for Me {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut me = f.debug_struct("Me");
        me.field("name", &self.name).field("login", &self.login).finish_non_exhaustive()
    }
}
