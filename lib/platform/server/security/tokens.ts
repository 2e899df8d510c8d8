import { createHash, createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import { env } from "../config/env";

/** An access token lives 15 minutes (docs/api.md, Auth). */
export const ACCESS_TOKEN_SECONDS = 15 * 60;

const ISSUER = "tenderbee";
const AUDIENCE = "tenderbee-api";
const ALGORITHM = "HS256";
const TYPE = "at+jwt";
/** Longer ones are not ours; refusing them early keeps a 100 kB header from being parsed. */
const MAX_TOKEN_LENGTH = 2048;

/** What an access token says: the user, the session and the generation of its refresh token. */
export type AccessClaims = { userId: string; sessionId: string; generation: number };

/** Why an access token is refused: expired ones are renewed, all others sign in again. */
export type AccessRefusal = "expired" | "invalid";

type Keys = [present: Buffer, ...before: Buffer[]];
const keys = new Map<string, Keys>();

/**
 * The keys of one purpose, so that a token of one kind never passes as another: the one that signs, out of TOKEN_SECRET,
 * then that of the secret before, whose signatures still count.
 */
function keysFor(purpose: string): Keys {
  const known = keys.get(purpose);
  if (known) return known;
  const derive = (secret: string) => Buffer.from(hkdfSync("sha256", secret, "tenderbee", purpose, 32));
  const { TOKEN_SECRET: present, TOKEN_SECRET_PREVIOUS: before } = env;
  const derived: Keys = [derive(present), ...(before ? [derive(before)] : [])];
  keys.set(purpose, derived);
  return derived;
}

/**
 * Signs an access token for a session's current generation. Equal claims and an equal `issuedAt` give equal
 * tokens: twenty refreshes at once get one answer.
 */
export function signAccessToken(
  { userId, sessionId, generation }: AccessClaims,
  issuedAt: Date = new Date(),
): Promise<string> {
  const issuedSeconds = Math.floor(issuedAt.getTime() / 1000);
  return new SignJWT({ sid: sessionId, gen: generation })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setSubject(userId)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(issuedSeconds)
    .setExpirationTime(issuedSeconds + ACCESS_TOKEN_SECONDS)
    .sign(keysFor("access")[0]);
}

/** Tokens found right before: checking a signature again takes longer than most of a call. */
const verified = new Map<string, { claims: AccessClaims; expiresAt: number }>();
const MOST_VERIFIED = 10_000;

function remember(token: string, claims: AccessClaims, expiresAt: number): AccessClaims {
  // An active user is soon cached again.
  if (verified.size >= MOST_VERIFIED) verified.clear();
  verified.set(token, { claims, expiresAt });
  return claims;
}

/** Reads an access token: algorithm, type, issuer, audience and expiry are fixed; anything else is invalid. */
export async function readAccessToken(token: string): Promise<AccessClaims | AccessRefusal> {
  const known = verified.get(token);
  if (known) return known.expiresAt > Date.now() ? known.claims : "expired";
  return token.length > MAX_TOKEN_LENGTH ? "invalid" : verifyAccessToken(token);
}

async function verifyAccessToken(token: string): Promise<AccessClaims | AccessRefusal> {
  for (const key of keysFor("access")) {
    // A signature is judged before a time: what has expired was signed with this key.
    const answer = await verifyWith(key, token);
    if (answer !== "invalid") return answer;
  }
  return "invalid";
}

async function verifyWith(key: Buffer, token: string): Promise<AccessClaims | AccessRefusal> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      typ: TYPE,
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ["exp"],
    });
    const { sub, sid, gen, exp = 0 } = payload;
    if (typeof sub !== "string" || typeof sid !== "string" || typeof gen !== "number") return "invalid";
    return remember(token, { userId: sub, sessionId: sid, generation: gen }, exp * 1000);
  } catch (error) {
    const isExpired = error instanceof Error && "code" in error && error.code === "ERR_JWT_EXPIRED";
    return isExpired ? "expired" : "invalid";
  }
}

const signWith = (key: Buffer, text: string) => createHmac("sha256", key).update(text).digest("base64url");

function hmac(purpose: string, text: string): string {
  return signWith(keysFor(purpose)[0], text);
}

function isSame(left: string, right: string): boolean {
  const a = Buffer.from(left);
  const b = Buffer.from(right);
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The refresh token of a session's generation: computed, never stored (docs/api.md, "Sessions"). */
export function refreshTokenOf(sessionId: string, generation: number): string {
  const body = `${sessionId}.${generation}`;
  return `${body}.${hmac("refresh", body)}`;
}

/** What a refresh token says, or null when we never made it. */
export function readRefreshToken(token: string): { sessionId: string; generation: number } | null {
  if (token.length > MAX_TOKEN_LENGTH) return null;
  const [sessionId, generation, signature, ...rest] = token.split(".");
  if (!sessionId || !generation || !signature || rest.length > 0) return null;
  if (!isSignatureOf(signature, "refresh", `${sessionId}.${generation}`)) return null;
  return { sessionId, generation: Number(generation) };
}

/**
 * The token of a link in a mail, computed from the id of its row: the queued mail carries the id only, so that
 * neither database nor queue ever holds what opens an account.
 */
export function emailTokenOf(emailTokenId: string): string {
  return hmac("link", emailTokenId);
}

/** The same for a mail that is sent later: of the secret that has made what is kept of the token. */
export function mailedTokenOf(emailTokenId: string, tokenHash: string): string {
  const tokens = keysFor("link").map((key) => signWith(key, emailTokenId));
  return tokens.find((token) => hashEmailToken(token) === tokenHash) ?? emailTokenOf(emailTokenId);
}

/** What is kept of a link's token. */
export function hashEmailToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/**
 * What a mail's footer carries instead of a sign-in: it opens the mail switches of one person and nothing else,
 * and never ends, because old mail must be able to switch itself off, too.
 */
export function unsubscribeTokenOf(userId: string): string {
  return `${userId}.${hmac("unsubscribe", userId)}`;
}

/** Whose mail switches a token opens, or null when we never made it. */
export function readUnsubscribeToken(token: string): string | null {
  const [userId = "", signature = "", ...rest] = token.split(".");
  return rest.length === 0 && isSignatureOf(signature, "unsubscribe", userId) ? userId : null;
}

/** How long the mailed link of a withdrawal can be used. */
const WITHDRAWAL_LINK_MS = 24 * 60 * 60_000;

/** What the link in a mail carries by which a contract is withdrawn from: which one, and when the link was asked for. */
export function withdrawalTokenOf(subscriptionId: string, askedAt: Date): string {
  const body = `${subscriptionId}.${askedAt.getTime()}`;
  return `${body}.${hmac("withdrawal", body)}`;
}

/** What such a token says, or null when we never made it or it is older than a day. */
export function readWithdrawalToken(
  token: string,
  now: Date,
): { subscriptionId: string; askedAt: Date } | null {
  const [subscriptionId = "", asked = "", signature = "", ...rest] = token.split(".");
  if (rest.length > 0 || !isSignatureOf(signature, "withdrawal", `${subscriptionId}.${asked}`)) return null;
  const askedAt = new Date(Number(asked));
  return now.getTime() - askedAt.getTime() < WITHDRAWAL_LINK_MS ? { subscriptionId, askedAt } : null;
}

/** What the link carries by which a user keeps the address that support was asked to change at a moment. */
export function keepEmailTokenOf(userId: string, effectiveAt: Date): string {
  const body = `${userId}.${effectiveAt.getTime()}`;
  return `${body}.${hmac("keep-email", body)}`;
}

/** Which change such a token stops, or null when we never made it. */
export function readKeepEmailToken(token: string): { userId: string; effectiveAt: Date } | null {
  const [userId = "", moment = "", signature = "", ...rest] = token.split(".");
  if (rest.length > 0 || !isSignatureOf(signature, "keep-email", `${userId}.${moment}`)) return null;
  return { userId, effectiveAt: new Date(Number(moment)) };
}

/** Where the archive of a user's data is downloaded without signing in, until a moment in seconds. */
export function exportPathOf(userId: string, exportId: string, expires: number): string {
  const signature = hmac("export", `${exportId}.${expires}`);
  return `/api/users/${userId}/export/download?exportId=${exportId}&expires=${expires}&signature=${signature}`;
}

function digitsOf(key: Buffer, codeId: string): string {
  const digest = createHmac("sha256", key).update(codeId).digest();
  return String(digest.readUInt32BE() % 1_000_000).padStart(6, "0");
}

/** The six digits that a text message brings, computed from the id of their row: kept neither in database nor queue. */
export function phoneCodeOf(codeId: string): string {
  return digitsOf(keysFor("phone")[0], codeId);
}

/** Whether a code is the one of a row, compared in constant time. */
export function isPhoneCodeOf(code: string, codeId: string): boolean {
  return keysFor("phone").some((key) => isSame(code, digitsOf(key, codeId)));
}

/** A signature over a text for one purpose, for example a file's address and when it ends. */
export function signText(purpose: string, text: string): string {
  return hmac(purpose, text);
}

/** Whether a signature is ours, compared in constant time. */
export function isSignatureOf(signature: string, purpose: string, text: string): boolean {
  return keysFor(purpose).some((key) => isSame(signature, signWith(key, text)));
}
