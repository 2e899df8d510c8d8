import { isOwnCode } from "./known-device";
import { readStored, removeStored, writeStored } from "../storage/local-storage";

const CODE = /^[A-Z0-9]{8}$/;

/** Keeps the code of a link such as "/?ref=ABCD1234"; the newest one counts. */
export function keepReferral(search: string): void {
  const code = new URLSearchParams(search).get("ref")?.trim().toUpperCase();
  if (code && CODE.test(code)) writeStored("referral_code", code);
}

/** The stored referral code, sent along at sign-up; not that of an account of this very device. */
export function storedReferral(): string | undefined {
  const code = readStored("referral_code");
  return code && !isOwnCode(code) ? code : undefined;
}

/** Forgets the code: it counts for one account. */
export function dropReferral(): void {
  removeStored("referral_code");
}
