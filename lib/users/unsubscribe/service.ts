import { readUnsubscribeToken } from "@/lib/platform/server/security/tokens";
import { transact } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { maybeMailSwitches, saveSettings } from "../data";
import type { EmailKind } from "@/lib/emails/constants";
import type { EmailSettings } from "@/lib/shared/own-user";
import type { MailSwitchesView } from "./schema";

/** "k•••@example.org": masked, but enough to recognise the own address. */
function maskEmail(email: string): string {
  const [name = "", domain = ""] = email.split("@");
  return `${name.slice(0, 1)}•••@${domain}`;
}

type SwitchMails = {
  actor: Actor | null;
  token?: string | undefined;
  emails?: Partial<EmailSettings> | undefined;
};

/**
 * The e-mail switches of the recipient, after changing the given ones; authorised by the token of a mail, or by the
 * session. Throws `link_expired` for an invalid token or a deleted user, `unauthenticated` without token and session.
 */
export function switchMails({ actor, token, emails }: SwitchMails): Promise<MailSwitchesView> {
  if (token === undefined && !actor) throw new AppError("unauthenticated");
  const userId = token === undefined ? actor?.id : readUnsubscribeToken(token);
  if (!userId) throw new AppError("link_expired");
  return transact(async (work) => {
    const known = await maybeMailSwitches(work.tx, userId);
    if (!known) throw new AppError("link_expired");
    if (emails) await saveSettings(work.tx, userId, { emails });
    return { address: maskEmail(known.email), role: known.role, emails: { ...known.emails, ...emails } };
  });
}

/** One-click unsubscribe of mail programs (RFC 8058): switches this kind of e-mail off. */
export async function unsubscribeAtOnce({ token, kind }: { token: string; kind: EmailKind }): Promise<void> {
  await switchMails({ actor: null, token, emails: { [kind]: false } });
}

/**
 * Leads who presses "unsubscribe" in a mail program that knows no one-click to the page with their switches. Nothing is
 * changed by it: scanners of mails follow links as well.
 */
export function leadToSwitches({ token }: { token: string }): Response {
  // The page chooses the language, as for every address without one.
  const location = `/unsubscribe-from-emails?token=${encodeURIComponent(token)}`;
  return new Response(null, { status: 303, headers: { Location: location } });
}
