import { createHash, randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  SignJWT,
  type CryptoKey,
  type JWK,
} from "jose";
import { AppError } from "@/lib/shared/errors";
import type { IdentityProvider } from "@/lib/shared/identity";
import { env } from "../config/env";
import { LOCAL_AUDIENCE, localIssuer } from "./identity";

/** Google's tokens live an hour. */
const TOKEN_SECONDS = 3600;
const ALGORITHM = "RS256";

type SigningKey = { privateKey: CryptoKey; kid: string; publicJwk: JWK };

/** Only a demo plays Google and Apple; everywhere else there is no such place. */
function demandDemo(): void {
  if (!env.DEMO) throw new AppError("not_found");
}

/** Creates the file unless another process is faster; half a key is never read. */
async function makeKeyFile(folder: string, file: string): Promise<void> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const draft = join(folder, `.identity-key-${randomBytes(6).toString("hex")}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(draft, JSON.stringify(await exportJWK(privateKey)), { mode: 0o600, flag: "wx" });
  try {
    await link(draft, file);
  } catch (error) {
    const isThere = error instanceof Error && "code" in error && error.code === "EEXIST";
    if (!isThere) throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function readKey(): Promise<SigningKey> {
  const folder = join(env.DATA_DIR, "secrets");
  const file = join(folder, "identity-key");
  const read = () => readFile(file, "utf8").catch(() => null);
  let kept = await read();
  if (kept === null) {
    await makeKeyFile(folder, file);
    kept = await readFile(file, "utf8");
  }
  const { kty, n, e, ...secret } = JSON.parse(kept) as JWK;
  const kid = await calculateJwkThumbprint({ kty, n, e });
  const privateKey = (await importJWK({ kty, n, e, ...secret }, ALGORITHM)) as CryptoKey;
  return { privateKey, kid, publicJwk: { kty, n, e, kid, alg: ALGORITHM, use: "sig" } };
}

let key: Promise<SigningKey> | undefined;

function signingKey(): Promise<SigningKey> {
  key ??= readKey().catch((error: unknown) => {
    // A full disk may be empty again at the next try.
    key = undefined;
    throw error;
  });
  return key;
}

/** The public half of the demo provider's key, as a provider publishes it. Throws `not_found` outside of a demo. */
export async function localKeys(): Promise<{ keys: JWK[] }> {
  demandDemo();
  return { keys: [(await signingKey()).publicJwk] };
}

/** Whom the visitor wants to be, and for which request. */
export type LocalSignIn = {
  provider: IdentityProvider;
  nonce: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
};

/**
 * An ID token as Google or Apple would issue it, for a made-up user; the same address is the same subject every time.
 * Throws `not_found` outside of a demo.
 */
export async function issueLocalToken(person: LocalSignIn): Promise<string> {
  demandDemo();
  const { provider, nonce, email, emailVerified, firstName, lastName } = person;
  const { privateKey, kid } = await signingKey();
  const isGoogle = provider === "GOOGLE";
  const names = isGoogle && { given_name: firstName, family_name: lastName };
  // The two differ here as the real ones do: Apple writes a word and keeps the names for itself.
  const verified = isGoogle ? emailVerified : String(emailVerified);
  const subject = createHash("sha256").update(`${provider} ${email}`).digest("hex").slice(0, 24);
  return new SignJWT({ nonce, email, email_verified: verified, ...names })
    .setProtectedHeader({ alg: ALGORITHM, kid, typ: "JWT" })
    .setIssuer(localIssuer(provider))
    .setAudience(LOCAL_AUDIENCE)
    .setSubject(`demo-${subject}`)
    .setIssuedAt()
    .setExpirationTime(`${TOKEN_SECONDS}s`)
    .sign(privateKey);
}
