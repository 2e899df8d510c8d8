import { z } from "zod";
import { ownUser } from "@/lib/shared/own-user";
import { email, knownPassword } from "../schema";

/** POST /auth/change-email: the new address, and the password of users who have one. */
export const changeEmailBody = z.object({ email, currentPassword: knownPassword.optional() });
export type ChangeEmailBody = z.output<typeof changeEmailBody>;

/** A new e-mail address that is not confirmed yet; `effectiveAt`: support has begun the change, which waits until then. */
export const pendingEmailView = z.object({
  email: z.string(),
  sentAt: z.string(),
  expiresAt: z.string(),
  effectiveAt: z.string().nullable(),
});
export type PendingEmailView = z.infer<typeof pendingEmailView>;
export const emailChange = z.object({ pending: pendingEmailView.nullable() });
export type EmailChange = z.infer<typeof emailChange>;

/** The response of changing an e-mail address. A change that support has begun waits until `effectiveAt`: `user` is null. */
export const confirmedEmailChange = z.object({
  user: ownUser.nullable(),
  effectiveAt: z.string().nullable(),
});
export type ConfirmedEmailChange = z.infer<typeof confirmedEmailChange>;
