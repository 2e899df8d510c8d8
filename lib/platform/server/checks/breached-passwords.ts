import { createHash } from "node:crypto";
import { env } from "../config/env";
import { log } from "../config/log";
import { fetchText } from "../http/fetch-json";

/** A newcomer waits for it; after it the password counts as not stolen. */
const TIMEOUT_MS = 1500;
/** A range has some 800 to 1,000 hashes of 40 bytes. */
const MAX_BYTES = 500_000;
/** Circuit breaker: after a failure the service is not asked for a while. */
const REST_MS = 30_000;
const PREFIX_LENGTH = 5;

let restsUntil = 0;

async function isInRange(base: string, hash: string): Promise<boolean> {
  const url = new URL(`range/${hash.slice(0, PREFIX_LENGTH)}`, base.replace(/\/*$/, "/"));
  // Padding hides from who sees the traffic how long the range is; what pads it has a count of 0.
  const headers = { "Add-Padding": "true" };
  const range = await fetchText(url, {
    headers,
    maxBytes: MAX_BYTES,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const suffix = hash.slice(PREFIX_LENGTH);
  return range.split(/\r?\n/).some((line) => {
    const [found, count] = line.split(":");
    return found?.toUpperCase() === suffix && Number(count) > 0;
  });
}

/**
 * Whether a password is known from a breach, by the range API of Have I Been Pwned
 * (https://haveibeenpwned.com/API/v3#PwnedPasswords): only the first five characters of its SHA-1 leave. False where no
 * service is set, and where it fails or is too slow, which is logged: a newcomer must not be kept out for that.
 */
export async function isBreached(password: string): Promise<boolean> {
  if (!env.PWNED_PASSWORDS_URL || Date.now() < restsUntil) return false;
  const hash = createHash("sha1").update(password).digest("hex").toUpperCase();
  try {
    return await isInRange(env.PWNED_PASSWORDS_URL, hash);
  } catch (error) {
    restsUntil = Date.now() + REST_MS;
    log.warn({ err: error, restMs: REST_MS }, "breached passwords cannot be asked for, none is refused");
    return false;
  }
}
