/** The cookie with the answer to the cookie question (specification 9): "true" or "false" for 365 days. */
export const CONSENT_COOKIE = "CookieConsent";
export const CONSENT_DAYS = 365;

const listeners = new Set<() => void>();
const ANSWER = new RegExp(`(?:^|; )${CONSENT_COOKIE}=(true|false)(?:;|$)`);

/** What was answered; null when it has to be asked, again or for the first time. */
export function cookieAnswer(): boolean | null {
  const answer = ANSWER.exec(document.cookie)?.[1];
  return answer === undefined ? null : answer === "true";
}

/** Tells the page that the answer has changed; the cookie itself says how. */
export function announceCookieAnswer(): void {
  listeners.forEach((listener) => listener());
}

/** Takes the answer back, which asks the question anew. */
export function askAboutCookiesAgain(): void {
  document.cookie = `${CONSENT_COOKIE}=; path=/; max-age=-1`;
  announceCookieAnswer();
}

/** Calls back when the question was answered or is asked anew. Returns the way to stop. */
export function onCookieAnswer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
