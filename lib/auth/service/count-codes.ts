import { consumeRateLimit, resetRateLimit } from "@/lib/platform/server/http/rate-limit";

/** Counts a code for its account before it is judged. Throws `too_many_requests` with the seconds to wait. */
export async function countCode(userId: string): Promise<void> {
  await consumeRateLimit("secondStep", userId);
  await consumeRateLimit("secondStepDay", userId);
}

/** Forgets the wrong codes of an account: its owner has proven to be there. */
export async function forgetWrongCodes(userId: string): Promise<void> {
  await resetRateLimit("secondStep", userId);
  await resetRateLimit("secondStepDay", userId);
}
