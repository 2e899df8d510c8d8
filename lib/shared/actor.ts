import type { Language } from "../i18n/languages";

/** The three kinds of people; a PRO is shown as "BEE". */
export const ROLES = ["CLIENT", "PRO", "ADMIN"] as const;
export type Role = (typeof ROLES)[number];

/** Who is calling, as `route()` and `listen()` read it from session and user in one query. */
export type Actor = {
  id: string;
  role: Role;
  sessionId: string;
  emailConfirmed: boolean;
  lang: Language;
};
