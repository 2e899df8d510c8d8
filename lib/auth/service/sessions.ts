import { log } from "@/lib/platform/server/config/log";
import { disconnectSessions } from "@/lib/platform/server/realtime/realtime";
import { refreshTokenOf, signAccessToken } from "@/lib/platform/server/security/tokens";
import type { Work } from "@/lib/platform/server/work/transact";
import { newId } from "@/lib/shared/ids";
import { restoreAccount } from "../deletion/data";
import { sessionEnd } from "../policy";
import type { Tokens } from "../schema";

const MAX_USER_AGENT = 300;

type Generation = { id: string; userId: string; generation: number };

/** Access and refresh token of a session's current generation. */
export async function tokensOf({ id, userId, generation }: Generation, issuedAt?: Date): Promise<Tokens> {
  const accessToken = await signAccessToken({ userId, sessionId: id, generation }, issuedAt);
  return { accessToken, refreshToken: refreshTokenOf(id, generation) };
}

/** What a sign-in brings: tokens, and whether it took the deletion of the account back. */
type Opened = Tokens & { isRestored: boolean };

/** From where a sign-in comes, and what has proven whose it is. */
export type SignInOrigin = {
  ip: string;
  userAgent: string | null;
  by: "password" | "google" | "apple" | "new account" | "second step";
};

/** Opens a session for an authenticated user. A deleted account that is not erased yet is theirs again. */
export async function openSession(work: Work, userId: string, origin: SignInOrigin): Promise<Opened> {
  const { ip, userAgent, by } = origin;
  const isRestored = await restoreAccount(work.tx, userId);
  const now = new Date();
  const session = { id: newId(), userId, generation: 1 };
  await work.tx.session.create({
    data: {
      ...session,
      userAgent: userAgent?.slice(0, MAX_USER_AGENT) ?? null,
      rotatedAt: now,
      lastUsedAt: now,
      createdAt: now,
      expiresAt: sessionEnd(now, now),
    },
    select: { id: true },
  });
  work.afterCommit(() => log.info({ userId, sessionId: session.id, by, ip }, "signed in"));
  return { ...(await tokensOf(session)), isRestored };
}

/** Revokes a session and disconnects its sockets. */
export async function revokeSession(work: Work, sessionId: string): Promise<void> {
  const where = { id: sessionId, revokedAt: null };
  await work.tx.session.updateMany({ where, data: { revokedAt: new Date() } });
  work.afterCommit(() => disconnectSessions([sessionId]));
}

/** Revokes all sessions of a user but the given one, and sign-ins that wait for their second step; disconnects sockets. */
export async function revokeOtherSessions(work: Work, userId: string, keptId: string | null): Promise<void> {
  const ended = await work.tx.session.updateManyAndReturn({
    where: { userId, revokedAt: null, id: keptId ? { not: keptId } : undefined },
    data: { revokedAt: new Date() },
    select: { id: true },
  });
  await work.tx.signInTicket.deleteMany({ where: { userId } });
  work.afterCommit(() => disconnectSessions(ended.map(({ id }) => id)));
}
