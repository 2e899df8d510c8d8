import { CONSENT_ANSWER, CONSENT_COOKIE, CONSENT_DAYS } from "@/lib/platform/browser/session/cookie-consent";

const SECONDS_A_DAY = 86_400;

/** Opens the question where it has no answer yet, and takes the answer: pressed as soon as it is seen, it counts. */
export const COOKIE_SCRIPT = `(function(d,l){var h=d.documentElement;if(!${CONSENT_ANSWER}.test(d.cookie))h.dataset.cookies="open";d.addEventListener("click",function(e){var b=e.target.closest&&e.target.closest("[data-cookie-answer]");if(!b)return;d.cookie="${CONSENT_COOKIE}="+b.dataset.cookieAnswer+"; path=/; max-age=${CONSENT_DAYS * SECONDS_A_DAY}; SameSite=Lax"+(l.protocol=="https:"?"; Secure":"");delete h.dataset.cookies})})(document,location)`;

/** Before the first paint: the cookie question is part of the page and waits for no other script. */
export function CookieScript() {
  return <script dangerouslySetInnerHTML={{ __html: COOKIE_SCRIPT }} />;
}
