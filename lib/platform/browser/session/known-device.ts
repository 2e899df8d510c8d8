import { readStored, writeStored } from "../storage/local-storage";

/** More accounts than a household has are not kept. */
const MOST_CODES = 10;

/** "true", then the referral codes of the accounts that were opened here. */
function ownCodes(): string[] {
  return readStored("known")?.split(",").slice(1) ?? [];
}

/** Whether an account was opened on this device before; signing out does not change that. */
export function wasHereBefore(): boolean {
  return readStored("known") !== null;
}

/** Keeps that an account was opened on this device, and its referral code. */
export function rememberDevice(referralCode?: string): void {
  const others = ownCodes().filter((code) => code !== referralCode);
  const codes = referralCode ? [referralCode, ...others] : others;
  writeStored("known", ["true", ...codes.slice(0, MOST_CODES)].join(","));
}

/** Whether this is the referral code of an account that was opened on this device: recommending oneself earns nothing. */
export function isOwnCode(code: string): boolean {
  return ownCodes().includes(code);
}
