import { z } from "zod";
import { EMAIL_KINDS } from "@/lib/emails/constants";
import { emailSettings } from "@/lib/shared/own-user";

const token = z.string().min(1).max(200);

/** What the footer of a mail carries: whose mail it was, and of which kind. */
export const unsubscribeQuery = z.object({ token, kind: z.enum(EMAIL_KINDS) });

/** PATCH /users/settings/unsubscribe: without `emails` nothing changes and the switches are only told. */
export const unsubscribeBody = z.object({ token, emails: emailSettings.partial().optional() });

/** The switches of whoever got the mail; the address is shown in part, because mail gets forwarded. */
export const mailSwitches = z.object({ address: z.string(), emails: emailSettings });
export type MailSwitchesView = z.infer<typeof mailSwitches>;
