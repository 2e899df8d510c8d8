import { generateSecret, generateURI, verifySync } from "otplib";

/** A code counts for so long before and after its own 30 seconds: clocks differ, and people type. */
const TOLERANCE_SECONDS = 30;

/** A new secret for an authenticator app, in base 32 (RFC 4648), 160 bits. */
export function newTotpSecret(): string {
  return generateSecret();
}

/** What an authenticator app reads from a QR code (otpauth URI). */
export function totpUri(secret: string, account: string): string {
  return generateURI({ issuer: "TenderBee", label: account, secret });
}

/** The time step whose code this is, at a moment: the own one or a neighbour; null for a wrong code (RFC 6238). */
export function maybeTimeStep(secret: string, code: string, now: Date): number | null {
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token: code, epoch, epochTolerance: TOLERANCE_SECONDS });
  return result.valid && "timeStep" in result ? result.timeStep : null;
}
