/**
 * The version of the terms that applies, which is the day of their last change. A newer one asks every user once, with
 * what has changed: change it together with the terms and with messages/<lang>/consents.json.
 */
export const TERMS_VERSION = "2026-11-27";
