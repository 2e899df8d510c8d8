import { z } from "zod";
import { EMAIL_KINDS } from "@/lib/emails/constants";
import { ROLES } from "@/lib/shared/actor";
import { emailSettings } from "@/lib/shared/own-user";

const token = z.string().min(1).max(200);

/** The token in the footer of an e-mail: its recipient and its kind. */
export const unsubscribeQuery = z.object({ token, kind: z.enum(EMAIL_KINDS) });

/**
 * PATCH /users/settings/unsubscribe: without `token` the caller's own switches; without `emails` they are only read.
 */
export const unsubscribeBody = z.object({
  token: token.optional(),
  emails: emailSettings.partial().optional(),
});

/** The recipient's switches and the role that says which of them matter; the address is masked: e-mails get forwarded. */
export const mailSwitches = z.object({ address: z.string(), role: z.enum(ROLES), emails: emailSettings });
export type MailSwitchesView = z.infer<typeof mailSwitches>;
