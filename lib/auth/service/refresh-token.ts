import { readRefreshToken } from "@/lib/platform/server/security/tokens";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import { AppError } from "@/lib/shared/errors";
import { maybeLockSession, type LockedSession } from "../data";
import { isJustRotated, judgeRefresh, sessionEnd } from "../policy";
import type { Tokens } from "../schema";
import { revokeSession, tokensOf } from "./sessions";

/**
 * Refresh token rotation (docs/api.md, "Sessions"): new tokens for a refresh token. Throws `unauthenticated` when it
 * is invalid, its session has ended, or it is too old (token theft), which ends the session.
 */
export async function refreshToken({ token }: { token: string }): Promise<Tokens> {
  const seen = readRefreshToken(token);
  if (!seen) throw new AppError("unauthenticated");
  // Thrown after the commit: thrown inside, it would roll the revocation back.
  const session = await transact((work) => refreshSession(work, seen));
  if (!session) throw new AppError("unauthenticated");
  // Within the grace period all callers get the same access token, too.
  return tokensOf(session, isJustRotated(session, new Date()) ? session.rotatedAt : undefined);
}

async function refreshSession(
  work: Work,
  { sessionId, generation }: { sessionId: string; generation: number },
): Promise<LockedSession | null> {
  const session = await maybeLockSession(work.tx, sessionId);
  if (!session) return null;
  const now = new Date();
  switch (judgeRefresh(session, generation, now)) {
    case "rotate":
      return rotate(work, session, now);
    case "repeat":
      return session;
    case "revoke":
      await revokeSession(work, session.id);
      return null;
  }
}

async function rotate(work: Work, session: LockedSession, now: Date): Promise<LockedSession> {
  const rotated = { generation: session.generation + 1, rotatedAt: now, confirmedAt: null };
  await work.tx.session.update({
    where: { id: session.id },
    data: { ...rotated, lastUsedAt: now, expiresAt: sessionEnd(session.createdAt, now) },
    select: { id: true },
  });
  return { ...session, ...rotated };
}
