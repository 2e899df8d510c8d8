import { isBreached } from "@/lib/platform/server/checks/breached-passwords";
import { hashPassword } from "@/lib/platform/server/security/passwords";
import { fieldError } from "@/lib/shared/errors";

/** The hash of a password that an account is to get. Throws 422 at `password` where it is known from a breach. */
export async function hashNewPassword(password: string): Promise<string> {
  if (await isBreached(password)) throw fieldError("password", "passwordBreached");
  return hashPassword(password);
}
