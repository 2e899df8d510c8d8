/** For how long after a rotation the refresh token before it still gets the current one (two tabs, a lost answer). */
export const ROTATION_GRACE_MS = 10_000;

const DAY_MS = 86_400_000;
const IDLE_MS = 30 * DAY_MS;
const LIFETIME_MS = 180 * DAY_MS;

/** What decides about a refresh. */
export type SessionFacts = { generation: number; rotatedAt: Date; confirmedAt: Date | null };

/**
 * What a refresh token of some generation gets (api.md, "Sessions"). `rotate`: it is the current one. `repeat`: it
 * is the one before, and either the rotation was moments ago or nobody has used what came of it, so the same
 * current token is given again. `revoke`: it is older, so somebody else has a copy, and nobody can tell who.
 */
export function judgeRefresh(session: SessionFacts, seen: number, now: Date): "rotate" | "repeat" | "revoke" {
  if (seen === session.generation) return "rotate";
  if (seen !== session.generation - 1) return "revoke";
  return session.confirmedAt === null || isJustRotated(session, now) ? "repeat" : "revoke";
}

/** Whether the last rotation was within the grace period. */
export function isJustRotated({ rotatedAt }: Pick<SessionFacts, "rotatedAt">, now: Date): boolean {
  return now.getTime() - rotatedAt.getTime() <= ROTATION_GRACE_MS;
}

/** When a session used now ends: after 30 days without use, at the latest 180 days after the sign-in. */
export function sessionEnd(createdAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + IDLE_MS, createdAt.getTime() + LIFETIME_MS));
}

/** Whether a second mail of the same kind to the same person would come too soon: one a minute. */
export function isMailedTooOften(lastMailedAt: Date | null, now: Date): boolean {
  return lastMailedAt !== null && now.getTime() - lastMailedAt.getTime() < 60_000;
}

/** How long a sign-in proves who somebody is who has no password to type (api.md, Users). */
const FRESH_SIGN_IN_MS = 10 * 60_000;

/** Whether a sign-in was moments ago, at most ten minutes. */
export function isFreshSignIn(signedInAt: Date, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() <= FRESH_SIGN_IN_MS;
}
