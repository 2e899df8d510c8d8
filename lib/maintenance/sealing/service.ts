import { z } from "zod";
import { lockCodesSealedOtherwise, sealHashKeys } from "@/lib/auth/recovery-codes/data";
import { lockSecretsSealedOtherwise, sealSecret } from "@/lib/auth/two-step/data";
import { listSealedOtherwise, markSealed } from "@/lib/files/data";
import { sealObject } from "@/lib/files/service/object-store";
import { storageKeyOf, thumbnailKeyOf } from "@/lib/files/service/storage-keys";
import { env } from "@/lib/platform/server/config/env";
import { log } from "@/lib/platform/server/config/log";
import type { Tx } from "@/lib/platform/server/database/db";
import { defineJob } from "@/lib/platform/server/queue/job";
import { DecryptError, fileKeyMark } from "@/lib/platform/server/security/encryption";
import { transact } from "@/lib/platform/server/work/transact";
import { countSealed, SEALED_KINDS, type SealedCount, type SealedKind } from "./data";

/** Seals anew what the key before has sealed. */
export const sealAnewJob = defineJob({
  name: "seal-anew",
  payload: z.object({}),
  retryLimit: 5,
  expireSeconds: 6 * 3600,
});

const BATCH = 50;
const BEFORE_ALL = "00000000-0000-0000-0000-000000000000";

type Row = { id: string };
/** One batch after an id: its rows, and how many of them are sealed with the present key now. */
type SealBatch = (after: string) => Promise<{ rows: Row[]; sealed: number }>;

/** Seals each; how many. What does not open or is not there stays as it is: it, or its key, may be found again. */
async function sealEach<R extends Row>(rows: R[], seal: (row: R) => Promise<boolean>): Promise<number> {
  let sealed = 0;
  for (const row of rows) {
    try {
      if (await seal(row)) sealed += 1;
    } catch (error) {
      if (!(error instanceof DecryptError)) throw error;
      log.error({ err: error, id: row.id }, "this is sealed with a key that is not named");
    }
  }
  return sealed;
}

// The bytes first: a row that says too early that they are sealed anew would let the key before be taken away.
async function sealFiles(after: string) {
  const mark = fileKeyMark();
  const rows = await listSealedOtherwise(mark, after, BATCH);
  const sealed = await sealEach(rows, async (file) => {
    const key = storageKeyOf(file);
    await sealObject(thumbnailKeyOf(key));
    const isThere = await sealObject(key);
    // Not marked: after a restore its bytes may come back later, as the key before has sealed them.
    if (isThere) await markSealed(key, mark);
    else log.warn({ id: file.id }, "this sealed file is not in the storage");
    return isThere;
  });
  return { rows, sealed };
}

/** The same for what stands in the rows themselves: a batch in one transaction. */
function sealRows<R extends Row>(
  lock: (tx: Tx, mark: string, after: string, take: number) => Promise<R[]>,
  seal: (tx: Tx, row: R, mark: string) => Promise<void>,
): SealBatch {
  return (after) =>
    transact(async ({ tx }) => {
      const mark = fileKeyMark();
      const rows = await lock(tx, mark, after, BATCH);
      const sealOne = async (row: R) => {
        await seal(tx, row, mark);
        return true;
      };
      return { rows, sealed: await sealEach(rows, sealOne) };
    });
}

const BATCHES: Record<SealedKind, SealBatch> = {
  files: sealFiles,
  "two-step secrets": sealRows(lockSecretsSealedOtherwise, sealSecret),
  "recovery codes": sealRows(lockCodesSealedOtherwise, sealHashKeys),
};

async function sealKind(kind: SealedKind): Promise<void> {
  let [after, done]: [string | undefined, number] = [BEFORE_ALL, 0];
  while (after) {
    const { rows, sealed } = await BATCHES[kind](after);
    done += sealed;
    if (sealed > 0) log.info({ kind, done }, "sealed anew");
    after = rows.at(-1)?.id;
  }
}

/**
 * Seals everything anew that is not sealed with the present key, batch by batch; a run that is killed is gone on with by the
 * next. Says in the log how far it is, and when FILE_ENCRYPTION_KEY_PREVIOUS can be taken away.
 */
export async function sealAnew(): Promise<SealedCount[]> {
  for (const kind of SEALED_KINDS) await sealKind(kind);
  const counts = await countSealed();
  const isDone = counts.every(({ waiting }) => waiting === 0);
  if (env.FILE_ENCRYPTION_KEY_PREVIOUS && isDone)
    log.info({ counts }, "nothing needs FILE_ENCRYPTION_KEY_PREVIOUS any more");
  return counts;
}

/** Before the server starts: whatever is sealed can be opened. Throws a sentence for the operator. */
export async function requireFileKeys(): Promise<void> {
  const foreign = (await countSealed()).filter((count) => count.foreign > 0);
  if (foreign.length > 0 && !env.FILE_ENCRYPTION_KEY_LOST)
    throw new Error(
      `FILE_ENCRYPTION_KEY: ${foreign.map((count) => `${count.foreign} ${count.kind}`).join(", ")} are sealed with a key that is not named. ` +
        "Name it in FILE_ENCRYPTION_KEY_PREVIOUS until nothing needs it any more (docs/operations/SECRETS.md), or set FILE_ENCRYPTION_KEY_LOST=1 if it is lost.",
    );
}

/** Once the queue is there: has sealed anew what the key before, or a release without marks, has sealed. */
export async function queueSealing(): Promise<void> {
  const isNeeded = (await countSealed()).some(({ waiting }) => waiting > 0);
  if (isNeeded) await transact((work) => work.enqueue(sealAnewJob, {}));
}
