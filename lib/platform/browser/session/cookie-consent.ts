/** The cookie with the answer to the cookie question (specification 9): "true" or "false" for 365 days. */
export const CONSENT_COOKIE = "CookieConsent";
export const CONSENT_DAYS = 365;
/** Finds an answer among the cookies of the page. */
export const CONSENT_ANSWER = new RegExp(`(^|; )${CONSENT_COOKIE}=(true|false)(;|$)`);

/** Opens the cookie question where it has no answer yet. */
export function askAboutCookies(): void {
  if (!CONSENT_ANSWER.test(document.cookie)) document.documentElement.dataset.cookies = "open";
}

/** Takes the answer back, which asks the question anew (CookieScript takes the next one). */
export function askAboutCookiesAgain(): void {
  document.cookie = `${CONSENT_COOKIE}=; path=/; max-age=-1`;
  document.documentElement.dataset.cookies = "open";
}
