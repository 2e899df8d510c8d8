import type { z } from "zod";
import { db, sqlTransaction, type Tx } from "../database/db";
import { isWorthRetry } from "../database/outage";
import { rememberWrite } from "../database/replicas";
import type { SqlClient } from "../database/typed-sql";
import type { Job } from "../queue/job";
import { enqueue, enqueueAll, type EnqueueOptions } from "../queue/queue";
import { send, type OutboundEvent } from "../realtime/realtime";
import { inSpan } from "../tracing/tracing";

/**
 * One change of the product. What it writes goes through `tx`; what the world learns of it goes through
 * `emit` (sent after the commit, at most once) and `enqueue` (written with it, done at least once).
 */
export type Work<Client extends SqlClient = Tx> = {
  tx: Client;
  emit: (emission: OutboundEvent) => void;
  enqueue: <P extends z.ZodType>(job: Job<P>, payload: z.input<P>, options?: EnqueueOptions) => Promise<void>;
  enqueueAll: <P extends z.ZodType>(job: Job<P>, payloads: readonly z.input<P>[]) => Promise<void>;
  afterCommit: (effect: () => void) => void;
};

const TRANSACTION_MS = 15_000;
/** Until a transaction has begun: longer than a pool waits, and still an answer within ten seconds. */
const WAIT_FOR_CONNECTION_MS = 9_000;

/** The transaction may say nothing for as long as it may take: it waits for others. */
async function allowSilence(tx: Tx, ms: number): Promise<void> {
  await tx.$queryRaw`SELECT set_config('idle_in_transaction_session_timeout', ${String(ms)}, true)`;
}

/** Runs a change in what `begin` begins, and once more where that found a broken connection before anything was written. */
async function change<Client extends SqlClient, T>(
  begin: (body: (tx: Client) => Promise<T>) => Promise<T>,
  run: (work: Work<Client>) => Promise<T>,
): Promise<T> {
  const effects: (() => void)[] = [];
  const recipients = new Set<string>();
  let hasBegun = false;
  const attempt = () =>
    begin((tx) => {
      hasBegun = true;
      return run({
        tx,
        emit: (emission) => {
          for (const id of emission.userIds) recipients.add(id);
          effects.push(() => send(emission));
        },
        enqueue: (job, payload, options) => enqueue(tx, job, payload, options),
        enqueueAll: (job, payloads) => enqueueAll(tx, job, payloads),
        afterCommit: (effect) => effects.push(effect),
      });
    });
  const answer = await inSpan("transact", {}, attempt).catch((error: unknown) => {
    if (hasBegun || !isWorthRetry(error)) throw error;
    return inSpan("transact", {}, attempt);
  });
  // Recipients of an event find at once what it says.
  if (recipients.size > 0) await rememberWrite([...recipients]);
  for (const effect of effects) effect();
  return answer;
}

/**
 * Runs a change in one transaction (READ COMMITTED: row locks, taken before judging, are what keeps rivals apart).
 * When it throws, everything is rolled back and no notification is sent. `timeoutMs`: for a change that has to call a
 * third party's server while it holds its locks.
 */
export function transact<T>(
  run: (work: Work) => Promise<T>,
  { timeoutMs = TRANSACTION_MS }: { timeoutMs?: number } = {},
): Promise<T> {
  const limits = { timeout: timeoutMs, maxWait: WAIT_FOR_CONNECTION_MS };
  return change<Tx, T>(
    (body) =>
      db.$transaction(async (tx) => {
        if (timeoutMs > TRANSACTION_MS) await allowSilence(tx, timeoutMs);
        return body(tx);
      }, limits),
    run,
  );
}

/** As `transact`, for a change that is made thousands of times a minute and writes all of its SQL by hand: half as long. */
export function transactInSql<T>(run: (work: Work<SqlClient>) => Promise<T>): Promise<T> {
  return change(sqlTransaction, run);
}
