import type { Language } from "../i18n/languages";

/** The roles of users; the user interface calls a PRO "BEE". */
export const ROLES = ["CLIENT", "PRO", "ADMIN"] as const;
export type Role = (typeof ROLES)[number];

/** What an admin may do beyond looking around: judge content, help people, run the place. */
export const ADMIN_RIGHTS = ["MODERATE", "SUPPORT", "MANAGE"] as const;
export type AdminRight = (typeof ADMIN_RIGHTS)[number];

/** The authenticated caller, as `route()` and `listen()` read it from session and user in one query. */
export type Actor = {
  id: string;
  role: Role;
  sessionId: string;
  emailConfirmed: boolean;
  /** An admin without two-step sign-in, who may do nothing else before it is set up. */
  needsTwoStep: boolean;
  /** Until when moderation has limited the account; null: it has not, or that is over. */
  limitedUntil: Date | null;
  /** Empty for everyone but admins. */
  adminRights: readonly AdminRight[];
  lang: Language;
};
