import { toLanguage, type Language, type Locale } from "./languages";
import type { Messages } from "./messages";

type Import = Promise<{ default: unknown }>;

/** Namespaces that the browser fetches itself: one chunk per language. */
const FILES = {
  "admin-acts": (lang: Language) => import(`../../messages/${lang}/admin-acts.json`) as Import,
  appointments: (lang: Language) => import(`../../messages/${lang}/appointments.json`) as Import,
  auth: (lang: Language) => import(`../../messages/${lang}/auth.json`) as Import,
  reports: (lang: Language) => import(`../../messages/${lang}/reports.json`) as Import,
  "decision-texts": (lang: Language) => import(`../../messages/${lang}/decision-texts.json`) as Import,
  disputes: (lang: Language) => import(`../../messages/${lang}/disputes.json`) as Import,
  away: (lang: Language) => import(`../../messages/${lang}/away.json`) as Import,
  "catalogue-questions": (lang: Language) =>
    import(`../../messages/${lang}/catalogue-questions.json`) as Import,
  chat: (lang: Language) => import(`../../messages/${lang}/chat.json`) as Import,
  common: (lang: Language) => import(`../../messages/${lang}/common.json`) as Import,
  "message-changes": (lang: Language) => import(`../../messages/${lang}/message-changes.json`) as Import,
  consents: (lang: Language) => import(`../../messages/${lang}/consents.json`) as Import,
  blocks: (lang: Language) => import(`../../messages/${lang}/blocks.json`) as Import,
  "bounced-mail": (lang: Language) => import(`../../messages/${lang}/bounced-mail.json`) as Import,
  favourites: (lang: Language) => import(`../../messages/${lang}/favourites.json`) as Import,
  describe: (lang: Language) => import(`../../messages/${lang}/describe.json`) as Import,
  feedback: (lang: Language) => import(`../../messages/${lang}/feedback.json`) as Import,
  files: (lang: Language) => import(`../../messages/${lang}/files.json`) as Import,
  invitations: (lang: Language) => import(`../../messages/${lang}/invitations.json`) as Import,
  masking: (lang: Language) => import(`../../messages/${lang}/masking.json`) as Import,
  moves: (lang: Language) => import(`../../messages/${lang}/moves.json`) as Import,
  notifications: (lang: Language) => import(`../../messages/${lang}/notifications.json`) as Import,
  answers: (lang: Language) => import(`../../messages/${lang}/answers.json`) as Import,
  "tender-questions": (lang: Language) => import(`../../messages/${lang}/tender-questions.json`) as Import,
  "two-step": (lang: Language) => import(`../../messages/${lang}/two-step.json`) as Import,
  "work-done": (lang: Language) => import(`../../messages/${lang}/work-done.json`) as Import,
  "nothing-fits": (lang: Language) => import(`../../messages/${lang}/nothing-fits.json`) as Import,
  "offer-form": (lang: Language) => import(`../../messages/${lang}/offer-form.json`) as Import,
  "other-terms": (lang: Language) => import(`../../messages/${lang}/other-terms.json`) as Import,
  phone: (lang: Language) => import(`../../messages/${lang}/phone.json`) as Import,
  push: (lang: Language) => import(`../../messages/${lang}/push.json`) as Import,
  "saved-texts": (lang: Language) => import(`../../messages/${lang}/saved-texts.json`) as Import,
  "saved-searches": (lang: Language) => import(`../../messages/${lang}/saved-searches.json`) as Import,
  settings: (lang: Language) => import(`../../messages/${lang}/settings.json`) as Import,
  sortable: (lang: Language) => import(`../../messages/${lang}/sortable.json`) as Import,
  translations: (lang: Language) => import(`../../messages/${lang}/translations.json`) as Import,
  withdrawal: (lang: Language) => import(`../../messages/${lang}/withdrawal.json`) as Import,
  waiting: (lang: Language) => import(`../../messages/${lang}/waiting.json`) as Import,
  validation: (lang: Language) => import(`../../messages/${lang}/validation.json`) as Import,
  verification: (lang: Language) => import(`../../messages/${lang}/verification.json`) as Import,
};
export type LoadedNamespace = keyof typeof FILES;

/** Namespaces of the app shell. */
export const SHELL_NAMESPACES = ["common"] as const satisfies readonly LoadedNamespace[];

const requests = new Map<string, Promise<unknown>>();
const loaded = new Map<string, Partial<Messages>>();

const keyOf = (locale: Locale, namespaces: readonly LoadedNamespace[]) => [locale, ...namespaces].join(" ");

async function fetchMessages(
  locale: Locale,
  namespaces: readonly LoadedNamespace[],
): Promise<Partial<Messages>> {
  const files = await Promise.all(
    namespaces.map(async (namespace) => [namespace, (await FILES[namespace](toLanguage(locale))).default]),
  );
  return Object.fromEntries(files) as Partial<Messages>;
}

/**
 * Fetches messages that no page sends, beside the component that shows them. Requests are deduplicated: the same arguments
 * give the same promise, and after a failure the next call retries.
 */
export function loadMessages(
  locale: Locale,
  namespaces: readonly LoadedNamespace[],
): Promise<Partial<Messages>> {
  const key = keyOf(locale, namespaces);
  const known = requests.get(key) as Promise<Partial<Messages>> | undefined;
  if (known) return known;
  const request = fetchMessages(locale, namespaces);
  requests.set(key, request);
  request.then(
    (messages) => loaded.set(key, messages),
    () => requests.delete(key),
  );
  return request;
}

/** The same messages, if they are in the cache: synchronous, so that a component need not suspend for them again. */
export function cachedMessages(
  locale: Locale,
  namespaces: readonly LoadedNamespace[],
): Partial<Messages> | undefined {
  return loaded.get(keyOf(locale, namespaces));
}

/** The messages of the app shell, for a signed-in user on a public page, whose own messages are rendered on the server. */
export function loadShellMessages(locale: Locale): Promise<Partial<Messages>> {
  return loadMessages(locale, SHELL_NAMESPACES);
}
