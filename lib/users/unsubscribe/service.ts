import { readUnsubscribeToken } from "@/lib/platform/server/security/tokens";
import { transact } from "@/lib/platform/server/work/transact";
import { AppError } from "@/lib/shared/errors";
import { maybeMailSwitches, saveSettings } from "../data";
import type { EmailKind } from "@/lib/emails/constants";
import type { EmailSettings } from "@/lib/shared/own-user";
import type { MailSwitchesView } from "./schema";

/** "k•••@example.org": enough to know one's own address by. */
function inPart(email: string): string {
  const [name = "", domain = ""] = email.split("@");
  return `${name.slice(0, 1)}•••@${domain}`;
}

/**
 * The mail switches of whoever got a mail, after changing those that are named. Nobody needs to be signed in.
 * Throws `link_expired` for a token that is not ours or whose owner has left.
 */
export function switchMails({
  token,
  emails,
}: {
  token: string;
  emails?: Partial<EmailSettings>;
}): Promise<MailSwitchesView> {
  const userId = readUnsubscribeToken(token);
  if (!userId) throw new AppError("link_expired");
  return transact(async (work) => {
    const known = await maybeMailSwitches(work.tx, userId);
    if (!known) throw new AppError("link_expired");
    if (emails) await saveSettings(work.tx, userId, { emails });
    return { address: inPart(known.email), emails: { ...known.emails, ...emails } };
  });
}

/** What a mail program's own button does (RFC 8058): this kind of mail stops, without any further question. */
export async function unsubscribeAtOnce({ token, kind }: { token: string; kind: EmailKind }): Promise<void> {
  await switchMails({ token, emails: { [kind]: false } });
}
