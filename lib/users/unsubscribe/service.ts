import { isSignatureOf, signText } from "@/lib/platform/server/tokens";
import { transact } from "@/lib/platform/server/transact";
import { AppError } from "@/lib/shared/errors";
import { isUuid } from "@/lib/shared/ids";
import { findMailSwitches, saveSettings } from "../data";
import type { EmailKind, EmailSettings } from "../schema";
import type { MailSwitchesView } from "./schema";

const PURPOSE = "unsubscribe";

/**
 * What the footer of a mail carries instead of a sign-in. It opens the mail switches of one person and nothing
 * else, and never ends, because old mail must be able to switch itself off, too.
 */
export function unsubscribeTokenOf(userId: string): string {
  return `${userId}.${signText(PURPOSE, userId)}`;
}

function readToken(token: string): string {
  const [userId = "", signature = "", ...rest] = token.split(".");
  const isOurs = rest.length === 0 && isUuid(userId) && isSignatureOf(signature, PURPOSE, userId);
  if (!isOurs) throw new AppError("link_expired");
  return userId;
}

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
  const userId = readToken(token);
  return transact(async (work) => {
    const known = await findMailSwitches(work.tx, userId);
    if (!known) throw new AppError("link_expired");
    if (emails) await saveSettings(work.tx, userId, { emails });
    return { address: inPart(known.email), emails: { ...known.emails, ...emails } };
  });
}

/** What a mail program's own button does (RFC 8058): this kind of mail stops, without any further question. */
export async function unsubscribeAtOnce({ token, kind }: { token: string; kind: EmailKind }): Promise<void> {
  await switchMails({ token, emails: { [kind]: false } });
}
