import { readLanguage } from "@/lib/i18n/languages";
import { db } from "@/lib/platform/server/db";
import { readAccessToken, type AccessClaims } from "@/lib/platform/server/tokens";
import type { Actor, Role } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";

type SessionRow = {
  user_id: string;
  role: Role;
  lang: string;
  email_confirmed: boolean;
  generation: number;
  is_confirmed: boolean;
};

/** Session and user in one query: a sign-out, a new password or a changed role counts at once. */
async function maybeSession(sessionId: string, userId: string): Promise<SessionRow | undefined> {
  const [row] = await db.$queryRaw<SessionRow[]>`
    SELECT u.id AS user_id, u.role::text AS role, u.lang, u.email_confirmed_at IS NOT NULL AS email_confirmed,
           s.generation, s.confirmed_at IS NOT NULL AS is_confirmed
    FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE s.id = ${sessionId}::uuid AND u.id = ${userId}::uuid
      AND s.revoked_at IS NULL AND s.expires_at > now() AND u.deleted_at IS NULL`;
  return row;
}

/**
 * The first use of an access token of the current generation proves that its owner got the refresh token
 * that came with it; from then on the generation before is no longer taken (api.md, "Sessions").
 */
async function confirmGeneration(sessionId: string, generation: number): Promise<void> {
  await db.$executeRaw`
    UPDATE sessions SET confirmed_at = now(), last_used_at = now()
    WHERE id = ${sessionId}::uuid AND generation = ${generation} AND confirmed_at IS NULL`;
}

async function maybeActorOfClaims({ userId, sessionId, generation }: AccessClaims): Promise<Actor | null> {
  const row = await maybeSession(sessionId, userId);
  if (!row) return null;
  if (row.generation === generation && !row.is_confirmed) await confirmGeneration(sessionId, generation);
  const lang = readLanguage(row.lang);
  return { id: row.user_id, role: row.role, sessionId, emailConfirmed: row.email_confirmed, lang };
}

/** The owner of an access token, or null when it is expired, forged or its session has ended. */
export async function maybeActorOfToken(token: string): Promise<Actor | null> {
  const claims = await readAccessToken(token);
  return typeof claims === "string" ? null : maybeActorOfClaims(claims);
}

/** The same person as they are now, or null when the session has ended since. */
export async function maybeLiveActor({ sessionId, id }: Actor): Promise<Actor | null> {
  const row = await maybeSession(sessionId, id);
  if (!row) return null;
  return { id, role: row.role, sessionId, emailConfirmed: row.email_confirmed, lang: readLanguage(row.lang) };
}

/**
 * Who sends a request. A token that does not count is refused (401 `token_expired` or `unauthenticated`)
 * where signing in is needed; a public route then sees a visitor.
 */
export async function actorOfRequest(request: Request, isNeeded: boolean): Promise<Actor | null> {
  const header = request.headers.get("authorization");
  if (!header?.startsWith("Bearer ")) return null;
  const claims = await readAccessToken(header.slice("Bearer ".length));
  const actor = typeof claims === "string" ? null : await maybeActorOfClaims(claims);
  if (!actor && isNeeded) throw new AppError(claims === "expired" ? "token_expired" : "unauthenticated");
  return actor;
}
