//! The current user and their account.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A request for a display name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Named))]
pub struct NameRequest {
    /// The name; if it is empty, a new user gets a random one.
    #[serde(default)]
    pub name: String,
}

/// The login and password of an account.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Credentials {
    /// The login; case does not matter.
    pub login: String,
    /// The password, at least 8 characters long.
    pub password: String,
}

/// Leaves the password out, because debug output ends up in logs.
impl fmt::Debug for Credentials {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Credentials").field("login", &self.login).finish_non_exhaustive()
    }
}

/// The current user.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Me {
    /// The display name; it need not be unique.
    pub name: String,
    /// The login of the account; absent for a user without one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub login: Option<String>,
    /// The token to send as `Authorization: Bearer …`. Anyone who has it can act as this user, so keep it secret.
    pub token: String,
}

/// Leaves the token out, because debug output ends up in logs.
impl fmt::Debug for Me {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut me = f.debug_struct("Me");
        me.field("name", &self.name).field("login", &self.login).finish_non_exhaustive()
    }
}
