import { createRemoteJWKSet, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from "jose";
import { AppError } from "@/lib/shared/errors";
import type { IdentityProvider } from "@/lib/shared/identity";
import { env } from "../config/env";
import { log } from "../config/log";

/** Both providers sign with this one. A fixed one keeps `none` out, and a public key from being used as a secret. */
const ALGORITHM = "RS256";
/** Clocks differ a little. */
const CLOCK_TOLERANCE_SECONDS = 10;
const KEYS_MS = 5000;
/** OpenID Connect: at most 255 characters of ASCII. */
const SUBJECT = /^[\x21-\x7e]{1,255}$/;

/** Whose ID tokens count: their issuer, whom they are for, and where the keys are that they are signed with. */
export type ProviderSettings = { issuers: string[]; audience: string; jwksUrl: string; isLocal: boolean };

/** A verified identity, in the claims of a provider. Only `subject` stays the same for ever. */
export type ExternalIdentity = {
  provider: IdentityProvider;
  subject: string;
  email: string | null;
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
};

/** Whom the demo's own provider says it is (local-identity.ts). */
export function localIssuer(provider: IdentityProvider): string {
  return `${env.SITE_URL}/dev/identity/${provider.toLowerCase()}`;
}

/** Whom the tokens of the demo's own provider are for. */
export const LOCAL_AUDIENCE = "tenderbee-demo";

function localSettings(provider: IdentityProvider): ProviderSettings {
  return {
    issuers: [localIssuer(provider)],
    audience: LOCAL_AUDIENCE,
    // Its own address, not SITE_URL: a server behind a proxy may not reach itself by its public name.
    jwksUrl: `http://127.0.0.1:${env.PORT}/api/dev/identity/keys`,
    isLocal: true,
  };
}

function configured(provider: IdentityProvider): ProviderSettings | null {
  if (provider === "GOOGLE" && env.GOOGLE_CLIENT_ID) {
    const { GOOGLE_CLIENT_ID: audience, GOOGLE_ISSUER: issuer, GOOGLE_JWKS_URL: jwksUrl } = env;
    // Google writes itself with and without https://.
    return { issuers: [issuer, issuer.replace(/^https:\/\//, "")], audience, jwksUrl, isLocal: false };
  }
  if (provider === "APPLE" && env.APPLE_CLIENT_ID) {
    const { APPLE_CLIENT_ID: audience, APPLE_ISSUER: issuer, APPLE_JWKS_URL: jwksUrl } = env;
    return { issuers: [issuer], audience, jwksUrl, isLocal: false };
  }
  return null;
}

/** A provider as this server offers it: the real one, in a demo without it the local one, else null. */
export function maybeProvider(provider: IdentityProvider): ProviderSettings | null {
  return configured(provider) ?? (env.DEMO ? localSettings(provider) : null);
}

const keySets = new Map<string, JWTVerifyGetKey>();

// Kept: the keys change rarely, and asking for them at every sign-in would make each as slow as the provider.
function keysAt(url: string): JWTVerifyGetKey {
  const known = keySets.get(url) ?? createRemoteJWKSet(new URL(url), { timeoutDuration: KEYS_MS });
  keySets.set(url, known);
  return known;
}

const codeOf = (error: unknown) =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

/** The token is at fault, not the way to the provider's keys. */
function isRefusal(error: unknown): boolean {
  return /^ERR_(JWT|JWS|JOSE_ALG|JOSE_NOT|JWKS_NO_MATCHING|JWKS_MULTIPLE)/.test(codeOf(error));
}

async function verify(settings: ProviderSettings, idToken: string): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(idToken, keysAt(settings.jwksUrl), {
      algorithms: [ALGORITHM],
      issuer: settings.issuers,
      audience: settings.audience,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      requiredClaims: ["exp", "iat", "sub", "nonce"],
    });
    return payload;
  } catch (error) {
    if (isRefusal(error)) throw new AppError("identity_refused");
    log.warn({ err: error, jwksUrl: settings.jwksUrl }, "the keys of an identity provider cannot be read");
    throw new AppError("unavailable");
  }
}

const text = (claim: unknown) => (typeof claim === "string" && claim.trim() !== "" ? claim.trim() : null);

/**
 * Verifies an ID token and returns its identity. Throws `not_found` when this server does not offer the provider,
 * `identity_refused` for a token that is forged, for another audience, expired or without the requested nonce,
 * `unavailable` when the provider's keys cannot be read.
 */
export async function verifyIdentity(
  provider: IdentityProvider,
  { idToken, nonce }: { idToken: string; nonce: string },
): Promise<ExternalIdentity> {
  const settings = maybeProvider(provider);
  if (!settings) throw new AppError("not_found");
  const claims = await verify(settings, idToken);
  const { email_verified: verified } = claims;
  const subject = text(claims.sub) ?? "";
  // A token for several readers could be passed on by one of them.
  const isForUsAlone = typeof claims.aud === "string" || claims.aud?.length === 1;
  if (claims.nonce !== nonce || !isForUsAlone || !SUBJECT.test(subject))
    throw new AppError("identity_refused");
  return {
    provider,
    subject,
    email: text(claims.email),
    // Apple may send it as a string.
    emailVerified: verified === true || verified === "true",
    // Apple's tokens have no names: they come once, beside the token.
    firstName: provider === "GOOGLE" ? text(claims.given_name) : null,
    lastName: provider === "GOOGLE" ? text(claims.family_name) : null,
  };
}
