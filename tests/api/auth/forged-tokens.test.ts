import { createHmac, generateKeyPairSync } from "node:crypto";
import { SignJWT, type JWTPayload } from "jose";
import { expect, it } from "vitest";
import { POST as signIn } from "@/app/api/auth/sign-in/route";
import { signedIn, type Tokens } from "@/lib/auth/schema";
import { env } from "@/lib/platform/server/config/env";
import type { RouteHandler } from "@/lib/platform/server/http/route-spec";
import { unsubscribeTokenOf } from "@/lib/platform/server/security/tokens";
import { newId } from "@/lib/shared/ids";
import { call, read } from "@/tests/support/call";
import { aNewAdmin, PASSWORD, withTwoStep } from "@/tests/support/factories";

const routes = import.meta.glob<Record<string, RouteHandler>>("/app/api/**/route.ts", { eager: true });

/** Every handler that needs authentication, by its path. */
const closed = Object.entries(routes).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, { spec }]) => spec.auth !== "public")
    .map(([method, handler]) => ({ name: `${method} ${path}`, handler })),
);

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
const decode = (part = "") => JSON.parse(Buffer.from(part, "base64url").toString()) as JWTPayload;
const HEADER = { alg: "HS256", typ: "at+jwt" };
const OTHER_KEY = Buffer.from("a key that is not ours, but long enough for HS256");

const signed = (payload: JWTPayload, header: object = HEADER, key: Uint8Array = OTHER_KEY) =>
  new SignJWT(payload).setProtectedHeader({ ...HEADER, ...header }).sign(key);

/** Signs any header and payload, including those jose itself refuses to sign. */
function withHmac(header: object, payload: object, key: string): string {
  const body = `${encode(header)}.${encode(payload)}`;
  return `${body}.${createHmac("sha256", key).update(body).digest("base64url")}`;
}

type Real = Tokens & { claims: JWTPayload };

/** A real token with a part missing, doubled or changed. */
function tampered({ accessToken, claims }: Real): string[] {
  const [header, payload, signature] = accessToken.split(".") as [string, string, string];
  const changed = (change: object) => `${header}.${encode({ ...claims, ...change })}.${signature}`;
  return [
    `${encode({ alg: "none", typ: "at+jwt" })}.${payload}.`,
    `${encode({ alg: "None" })}.${payload}.`,
    `${encode({ alg: "none", typ: "at+jwt" })}.${payload}.${signature}`,
    `${header}.${payload}.`,
    `${header}.${payload}`,
    `.${payload}.${signature}`,
    `${header}..${signature}`,
    `${header}.${payload}.${signature.slice(0, -4)}`,
    `${header}.${payload}.${signature}.${signature}`,
    `${header}.${payload}.${signature.split("").reverse().join("")}`,
    `${header}.${"A".repeat(100_000)}.${signature}`,
    changed({ sub: newId() }),
    changed({ sid: newId() }),
    changed({ exp: 99_999_999_999 }),
    changed({ gen: 99 }),
  ];
}

/** Tokens with a valid signature, but of another issuer, audience or algorithm. */
async function wronglySigned({ claims }: Real): Promise<string[]> {
  const secret = env.TOKEN_SECRET;
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const pem = publicKey.export({ type: "spki", format: "pem" }).toString();
  return [
    await signed(claims),
    await signed(claims, { kid: "../../../../dev/null" }),
    await signed({ ...claims, aud: "another" }),
    await signed({ ...claims, iss: "another" }),
    await signed({ ...claims, role: "ADMIN" }),
    await signed(claims, {}, Buffer.from(secret)),
    await signed(claims, { typ: "JWT" }, Buffer.from(secret)),
    await new SignJWT(claims).setProtectedHeader({ alg: "RS256", typ: "at+jwt" }).sign(privateKey),
    withHmac({ alg: "HS512", typ: "at+jwt" }, claims, secret),
    withHmac(HEADER, claims, pem),
    withHmac(HEADER, { ...claims, exp: undefined }, secret),
    withHmac({ ...HEADER, jwk: { kty: "oct", k: "c2VjcmV0" } }, claims, "secret"),
    withHmac({ ...HEADER, crit: ["exp"] }, claims, secret),
  ];
}

/** Strings that are no token, or a token for another purpose. */
function otherTokens({ refreshToken, claims }: Real): string[] {
  return [
    refreshToken,
    unsubscribeTokenOf(String(claims.sub)),
    "x".repeat(100_000),
    "null",
    "..",
    "😀.😀.😀",
  ];
}

it("lets no forged token through any closed door, and falls over none of them", async () => {
  const admin = await aNewAdmin();
  const real = read(signedIn, await call(signIn, { body: { email: admin.email, password: PASSWORD } }));
  // Every door is open to the real token of an admin with two-step sign-in.
  await withTwoStep(admin);
  const known = { ...real, claims: decode(real.accessToken.split(".")[1]) };
  const all = [...tampered(known), ...(await wronglySigned(known)), ...otherTokens(known)];
  const forgeries = all.map((token) => encodeURI(token));
  const wrong: string[] = [];

  for (const { name, handler } of closed) {
    for (const [index, token] of forgeries.entries()) {
      const params = { id: newId() };
      const { status } = await call(handler, { headers: { authorization: `Bearer ${token}` }, params });
      if (status !== 401) wrong.push(`${name} answers ${status} to forgery ${index}`);
    }
  }

  expect(forgeries.length).toBeGreaterThanOrEqual(25);
  expect(closed.length).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});
