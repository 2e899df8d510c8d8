import type { AuditAction } from "@/lib/audit/constants";
import { addAuditEntry, type NewAuditEntry } from "@/lib/audit/data";
import { mailConfirmationAgain } from "@/lib/auth/service/request-token-mail";
import { revokeOtherSessions } from "@/lib/auth/service/sessions";
import { transactOnce } from "@/lib/platform/server/work/idempotency";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow } from "@/lib/shared/errors";
import { lockUser } from "@/lib/users/particulars/data";
import { addUserNoteRow } from "../data/notes";
import { whyNotHelp } from "../policy";
import type { UserNoteBody, UserNoteView } from "../schema";

export type Help = { actor: Actor; userId: string; ip: string };

type Change = Pick<NewAuditEntry, "before" | "after">;

/** Keeps what an admin does for a person, in the transaction that does it. */
export function auditHelp(
  { tx }: Work,
  { actor, userId, ip }: Help,
  action: AuditAction,
  change: Change = {},
): Promise<void> {
  const subject = { subjectType: "users", subjectId: userId } as const;
  return addAuditEntry(tx, { actorId: actor.id, action, ...subject, ip, at: new Date(), ...change });
}

/**
 * Ends all sessions of another person and closes their sockets. Throws `forbidden` for one's own account,
 * `user_not_found`.
 */
export function signOutUser(help: Help): Promise<void> {
  allow(whyNotHelp(help.actor, help.userId));
  return transact(async (work) => {
    await lockUser(work.tx, help.userId);
    await revokeOtherSessions(work, help.userId, null);
    await auditHelp(work, help, "user.signed_out");
  });
}

/**
 * Mails another person the link that confirms their address once more. Throws `forbidden` for one's own account,
 * `user_not_found`, `already_confirmed`, and `too_many_requests` within a minute.
 */
export function mailConfirmationTo(help: Help): Promise<void> {
  allow(whyNotHelp(help.actor, help.userId));
  return transact(async (work) => {
    await mailConfirmationAgain(work, help.userId);
    await auditHelp(work, help, "user.confirmation_mailed");
  });
}

type AddNote = Help & { note: UserNoteBody; idempotencyKey: string | null };

/**
 * Notes something about another person for the other admins, once per idempotency key. Throws `forbidden` for one's own
 * account, `user_not_found`.
 */
export function addUserNote({ note, idempotencyKey, ...help }: AddNote): Promise<UserNoteView> {
  const { actor, userId } = help;
  allow(whyNotHelp(actor, userId));
  const fingerprint = ["POST /admin/users/notes", userId, note];
  return transactOnce({ userId: actor.id, key: idempotencyKey, fingerprint }, async (work) => {
    await lockUser(work.tx, userId);
    await auditHelp(work, help, "user.note_added");
    return addUserNoteRow(work.tx, { ...note, userId, authorId: actor.id, createdAt: new Date() });
  });
}
