import { z } from "zod";
import { IDENTITY_PROVIDERS } from "@/lib/shared/identity";
import { firstName, lastName } from "@/lib/users/schema";
import { language } from "@/lib/shared/own-user";
import { email } from "../schema";

const identityProvider = z.enum(IDENTITY_PROVIDERS);

/** Google's and Apple's ID tokens are about 1 kB. */
const MAX_ID_TOKEN = 8192;
const MAX_NONCE = 200;

/** An ID token and the nonce it was requested with, so that a stolen token alone cannot be replayed. */
const proof = z.object({
  idToken: z.string().min(1).max(MAX_ID_TOKEN),
  nonce: z.string().min(1).max(MAX_NONCE),
});
export type IdentityProof = z.infer<typeof proof>;

/** The password of the account with the same address, which links the identity to it. */
const linkPassword = z.string().min(1).max(200);

/** POST /auth/sign-in/google and /auth/sign-in/apple. */
export const externalSignInBody = proof.extend({ password: linkPassword.optional() });
export type ExternalSignInBody = z.output<typeof externalSignInBody>;

/**
 * POST /auth/sign-up/google and /auth/sign-up/apple. Names are required where the token has none (Apple's never
 * does).
 */
export const externalSignUpBody = proof.extend({
  role: z.enum(["CLIENT", "PRO"]),
  firstName: firstName.optional(),
  lastName: lastName.optional(),
  referralCode: z.string().optional().catch(undefined),
  lang: language.optional(),
  password: linkPassword.optional(),
});
export type ExternalSignUpBody = z.output<typeof externalSignUpBody>;

/** The form for the names that the provider did not supply. */
export const externalNames = z.object({ firstName, lastName });

/** What Apple's button returns; the names come with the very first sign-in only. */
export const appleAnswer = z.object({
  authorization: z.object({ id_token: z.string() }),
  user: z.object({ name: z.object({ firstName: z.string(), lastName: z.string() }).partial() }).optional(),
});

/** The form that links an identity by password. */
export const linkPasswordForm = z.object({ password: linkPassword });

/** POST /auth/link-identity/send: e-mails the account with the identity's address. */
export const linkRequestBody = proof.extend({ provider: identityProvider });
export type LinkRequestBody = z.output<typeof linkRequestBody>;

/** The response of POST /auth/link-identity. */
export const linkedIdentity = z.object({
  provider: identityProvider,
  /** The account's e-mail was never confirmed, so its password may not be its owner's and was removed. */
  passwordRemoved: z.boolean(),
});
export type LinkedIdentity = z.infer<typeof linkedIdentity>;

/** POST /dev/identity/token: a made-up user signs in at the demo's identity provider. */
export const localSignInBody = z.object({
  provider: identityProvider,
  nonce: z.string().min(1).max(MAX_NONCE),
  email,
  emailVerified: z.boolean(),
  firstName,
  lastName,
});
export const localSignInAnswer = z.object({ idToken: z.string() });
export type LocalSignInAnswer = z.infer<typeof localSignInAnswer>;

/** A JSON Web Key Set (RFC 7517). */
export const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string(), kid: z.string() })) });
