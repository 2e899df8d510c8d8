/** The cookie with the answer to the cookie question (specification 9): "true" or "false" for 365 days. */
export const CONSENT_COOKIE = "CookieConsent";
export const CONSENT_DAYS = 365;

/** Takes the answer back, which asks the question anew (CookieScript takes the next one). */
export function askAboutCookiesAgain(): void {
  document.cookie = `${CONSENT_COOKIE}=; path=/; max-age=-1`;
  document.documentElement.dataset.cookies = "open";
}
