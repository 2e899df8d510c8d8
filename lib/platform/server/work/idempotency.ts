import { createHash } from "node:crypto";
import { AppError } from "@/lib/shared/errors";
import { db } from "../database/db";
import { deleteInBatches } from "../database/delete-in-batches";
import { transact, type Work } from "./transact";

const KEPT_MS = 24 * 3_600_000;

export type IdempotentCall = {
  userId: string;
  /** The caller's `Idempotency-Key`; null means that every call counts. */
  key: string | null;
  /** What was asked: the same key with other content is a mistake of the caller's. */
  fingerprint: unknown;
};

type StoredAnswer = { fingerprint: string; answer: unknown };

/**
 * Does something once per key: the second of two equal calls, even at the same moment, gets the first one's
 * answer. The row is written before the work, so that a rival waits for it, and lives or dies with the
 * transaction. Throws `idempotency_key_reused` when the key came with other content within 24 hours.
 */
export async function idempotent<T>(
  work: Work,
  { userId, key, fingerprint }: IdempotentCall,
  run: () => Promise<T>,
): Promise<T> {
  if (key === null) return run();
  const print = createHash("sha256").update(JSON.stringify(fingerprint)).digest("hex");
  const expiresAt = new Date(Date.now() + KEPT_MS);
  await work.tx
    .$executeRaw`DELETE FROM idempotency_keys WHERE user_id = ${userId}::uuid AND key = ${key} AND expires_at < now()`;
  const taken = await work.tx.$executeRaw`
    INSERT INTO idempotency_keys (user_id, key, fingerprint, expires_at)
    VALUES (${userId}::uuid, ${key}, ${print}, ${expiresAt}) ON CONFLICT DO NOTHING`;
  if (taken === 1) {
    const answer = await run();
    await work.tx.$executeRaw`
      UPDATE idempotency_keys SET answer = ${JSON.stringify(answer)}::jsonb WHERE user_id = ${userId}::uuid AND key = ${key}`;
    return answer;
  }
  const [stored] = await work.tx.$queryRaw<StoredAnswer[]>`
    SELECT fingerprint, answer FROM idempotency_keys WHERE user_id = ${userId}::uuid AND key = ${key}`;
  if (!stored) throw new AppError("conflict");
  if (stored.fingerprint !== print) throw new AppError("idempotency_key_reused");
  return stored.answer as T;
}

/** A change that is made once per key: a transaction of its own whose answer is kept with it (`idempotent`). */
export function transactOnce<T>(call: IdempotentCall, run: (work: Work) => Promise<T>): Promise<T> {
  return transact((work) => idempotent(work, call, () => run(work)));
}

/** Deletes the keys whose day is over, of people too who never send the same one again. Answers how many. */
export function forgetExpiredKeys(now: Date): Promise<number> {
  const where = { expiresAt: { lt: now } };
  return deleteInBatches((limit) => db.idempotencyKey.deleteMany({ where, limit }));
}
