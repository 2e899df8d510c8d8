import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";

/** OWASP's parameters for argon2id (the library's default algorithm): 19 MiB, two passes, one lane. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A burst of sign-ins waits in line, so that it cannot take every thread and stall everybody else. */
const inLine = pLimit(Math.max(1, availableParallelism() - 1));

let dummyHash: Promise<string> | undefined;

/** The hash of a password, with its own salt. */
export function hashPassword(password: string): Promise<string> {
  return inLine(() => hash(password, ARGON2));
}

/**
 * Whether a password fits. Without a hash (no such user, or one who only signs in elsewhere) the same work
 * is done on a dummy, so that the time says nothing about who exists.
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  dummyHash ??= hashPassword("nobody has this password");
  const against = passwordHash ?? (await dummyHash);
  const isMatch = await inLine(() => verify(against, password));
  return isMatch && passwordHash !== null;
}
