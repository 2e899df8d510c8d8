import { readLanguage } from "@/lib/i18n/languages";
import { env } from "@/lib/platform/server/config/env";
import { db, PREPARED, type DbClient, type Tx } from "@/lib/platform/server/database/db";
import { readAccessToken, type AccessClaims } from "@/lib/platform/server/security/tokens";
import type { Actor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import type { KnownOfAccount } from "./policy";

type SessionRow = Omit<Actor, "sessionId" | "lang"> & {
  lang: string;
  generation: number;
  isConfirmed: boolean;
};

/**
 * Session and user in one query, so that a sign-out, a new password or a changed role takes effect with the next
 * request.
 */
async function maybeSession(sessionId: string, userId: string): Promise<SessionRow | undefined> {
  const [row] = await db.$queryRaw<SessionRow[]>`
    ${PREPARED}
    SELECT u.id, u.role::text AS role, u.lang, u.email_confirmed_at IS NOT NULL AS "emailConfirmed",
           u.role = 'ADMIN' AND NOT ${env.DEMO} AND NOT EXISTS (
             SELECT 1 FROM two_steps t WHERE t.user_id = u.id AND t.enabled_at IS NOT NULL) AS "needsTwoStep",
           CASE WHEN u.limited_until > now() THEN u.limited_until END AS "limitedUntil",
           u.admin_rights::text[] AS "adminRights",
           s.generation, s.confirmed_at IS NOT NULL AS "isConfirmed"
    FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE s.id = ${sessionId}::uuid AND u.id = ${userId}::uuid
      AND s.revoked_at IS NULL AND s.expires_at > now() AND u.deleted_at IS NULL AND u.suspended_at IS NULL`;
  return row;
}

/**
 * The first use of an access token of the current generation proves that the client received the refresh token issued
 * with it; from then on the previous generation is refused (docs/api.md, "Sessions").
 */
async function confirmGeneration(sessionId: string, generation: number): Promise<void> {
  await db.$executeRaw`
    UPDATE sessions SET confirmed_at = now(), last_used_at = now()
    WHERE id = ${sessionId}::uuid AND generation = ${generation} AND confirmed_at IS NULL`;
}

function toActor(row: SessionRow, sessionId: string): Actor {
  const { generation: _generation, isConfirmed: _isConfirmed, lang, ...actor } = row;
  return { ...actor, sessionId, lang: readLanguage(lang) };
}

async function maybeActorOfClaims({ userId, sessionId, generation }: AccessClaims): Promise<Actor | null> {
  const row = await maybeSession(sessionId, userId);
  if (!row) return null;
  if (row.generation === generation && !row.isConfirmed) await confirmGeneration(sessionId, generation);
  return toActor(row, sessionId);
}

/** The actor of an access token, or null when it is expired, forged or its session has ended. */
export async function maybeActorOfToken(token: string): Promise<Actor | null> {
  const claims = await readAccessToken(token);
  return typeof claims === "string" ? null : maybeActorOfClaims(claims);
}

/** Reloads an actor from the database, or null when the session has ended since. */
export async function maybeLiveActor({ sessionId, id }: Actor): Promise<Actor | null> {
  const row = await maybeSession(sessionId, id);
  return row ? toActor(row, sessionId) : null;
}

/**
 * Authenticates a request by its bearer token. An invalid token is refused (401 `token_expired` or `unauthenticated`)
 * where authentication is required; a public route treats the caller as a visitor.
 */
export async function actorOfRequest(request: Request, isRequired: boolean): Promise<Actor | null> {
  const header = request.headers.get("authorization");
  if (!header?.startsWith("Bearer ")) return null;
  const claims = await readAccessToken(header.slice("Bearer ".length));
  const actor = typeof claims === "string" ? null : await maybeActorOfClaims(claims);
  if (!actor && isRequired) throw new AppError(claims === "expired" ? "token_expired" : "unauthenticated");
  return actor;
}

export type Credentials = { id: string; passwordHash: string | null };

/** The account with this e-mail address and its password hash, also a deleted one that can be taken back, or null. */
export function maybeCredentials(client: DbClient, email: string): Promise<Credentials | null> {
  return client.user.findUnique({
    where: { email, erasedAt: null },
    select: { id: true, passwordHash: true },
  });
}

/** The user's password hash; null when the user signs in through Google or Apple only. */
export async function maybePasswordHash(client: DbClient, userId: string): Promise<string | null> {
  const row = await client.user.findUnique({ where: { id: userId }, select: { passwordHash: true } });
  return row?.passwordHash ?? null;
}

export type LockedUser = {
  id: string;
  email: string;
  passwordHash: string | null;
  emailConfirmedAt: Date | null;
};

/**
 * Takes the row lock of a user, so that sign-in, password change and e-mail confirmation are serialised. Null when
 * there is none.
 */
export async function maybeLockUser(tx: Tx, userId: string): Promise<LockedUser | null> {
  const [row] = await tx.$queryRaw<LockedUser[]>`
    SELECT id, email::text AS email, password_hash AS "passwordHash", email_confirmed_at AS "emailConfirmedAt"
    FROM users WHERE id = ${userId}::uuid AND deleted_at IS NULL FOR UPDATE`;
  return row ?? null;
}

/** The same for a user who signs in, which takes a deletion back. */
export async function maybeLockReturning(tx: Tx, userId: string): Promise<LockedUser | null> {
  const [row] = await tx.$queryRaw<LockedUser[]>`
    SELECT id, email::text AS email, password_hash AS "passwordHash", email_confirmed_at AS "emailConfirmedAt"
    FROM users WHERE id = ${userId}::uuid AND erased_at IS NULL FOR UPDATE`;
  return row ?? null;
}

export type LockedSession = {
  id: string;
  userId: string;
  generation: number;
  rotatedAt: Date;
  confirmedAt: Date | null;
  createdAt: Date;
};

/**
 * Takes the row lock of a live session: of concurrent refreshes one rotates the refresh token and the others see the
 * result.
 */
export async function maybeLockSession(tx: Tx, sessionId: string): Promise<LockedSession | null> {
  const [row] = await tx.$queryRaw<LockedSession[]>`
    SELECT s.id, s.user_id AS "userId", s.generation, s.rotated_at AS "rotatedAt",
           s.confirmed_at AS "confirmedAt", s.created_at AS "createdAt"
    FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE s.id = ${sessionId}::uuid AND s.revoked_at IS NULL AND s.expires_at > now() AND u.deleted_at IS NULL
      AND u.suspended_at IS NULL
    FOR UPDATE OF s`;
  return row ?? null;
}

export type TokenPurpose = "CONFIRM" | "RESET" | "EMAIL_CHANGE" | "SIGN_IN";
export type EmailToken = {
  id: string;
  userId: string;
  email: string;
  next: string | null;
  effectiveAt: Date | null;
};

const unusedToken = (tokenHash: string, purpose: TokenPurpose) => ({
  tokenHash,
  purpose,
  usedAt: null,
  expiresAt: { gt: new Date() },
});

/** An e-mail token that is unused and not expired, or null. */
export function maybeOpenToken(
  client: DbClient,
  tokenHash: string,
  purpose: TokenPurpose,
): Promise<EmailToken | null> {
  return client.emailToken.findFirst({
    where: unusedToken(tokenHash, purpose),
    select: { id: true, userId: true, email: true, next: true, effectiveAt: true },
  });
}

/** What a stranger knows of an account, which its password must not be made of. */
export function findKnownOfAccount(client: DbClient, userId: string): Promise<KnownOfAccount> {
  return client.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, firstName: true, lastName: true, businessName: true },
  });
}

/** Marks an e-mail token as used. False: another request was faster. */
export async function consumeToken(tx: Tx, tokenHash: string, purpose: TokenPurpose): Promise<boolean> {
  const used = await tx.emailToken.updateMany({
    where: unusedToken(tokenHash, purpose),
    data: { usedAt: new Date() },
  });
  return used.count === 1;
}

type LastToken = { createdAt: Date; next: string | null };

/**
 * The newest e-mail token of this purpose: when it was created, and where the newcomer was going. Of the links to sign
 * in only one that is not used: a stranger may begin the next challenge at any time, and its owner needs a link then.
 */
export function maybeLastToken(tx: Tx, userId: string, purpose: TokenPurpose): Promise<LastToken | null> {
  return tx.emailToken.findFirst({
    where: { userId, purpose, ...(purpose === "SIGN_IN" && { usedAt: null }) },
    orderBy: { createdAt: "desc" },
    select: { createdAt: true, next: true },
  });
}

/** The user whose present address a used token has confirmed, or null; `isFresh`: it would still be valid by its age. */
export async function maybeConfirmedBy(
  tx: Tx,
  tokenHash: string,
): Promise<{ userId: string; isFresh: boolean } | null> {
  const used = await tx.emailToken.findFirst({
    where: { tokenHash, purpose: "CONFIRM", usedAt: { not: null } },
    select: {
      email: true,
      userId: true,
      expiresAt: true,
      user: { select: { email: true, emailConfirmedAt: true, deletedAt: true } },
    },
  });
  if (!used || used.user.deletedAt) return null;
  if (used.user.emailConfirmedAt === null || used.user.email !== used.email) return null;
  return { userId: used.userId, isFresh: used.expiresAt > new Date() };
}

export type SessionOfUser = { id: string; userAgent: string | null; lastUsedAt: Date; createdAt: Date };

const MOST_SESSIONS = 100;

/** The live sessions of a user, the last used first. */
export function listLiveSessions(userId: string): Promise<SessionOfUser[]> {
  return db.session.findMany({
    where: { userId, revokedAt: null, expiresAt: { gt: new Date() } },
    orderBy: [{ lastUsedAt: "desc" }, { id: "desc" }],
    take: MOST_SESSIONS,
    select: { id: true, userAgent: true, lastUsedAt: true, createdAt: true },
  });
}

/** Whether a session belongs to the user and is not revoked. */
export async function isLiveSessionOf(tx: Tx, sessionId: string, userId: string): Promise<boolean> {
  const where = { id: sessionId, userId, revokedAt: null };
  return (await tx.session.count({ where })) === 1;
}

/** When the caller's session was opened: how fresh the sign-in is. */
export async function maybeSignedInAt(client: DbClient, sessionId: string): Promise<Date | null> {
  const row = await client.session.findUnique({ where: { id: sessionId }, select: { createdAt: true } });
  return row?.createdAt ?? null;
}
