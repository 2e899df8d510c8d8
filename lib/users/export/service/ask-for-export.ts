import { z } from "zod";
import { db } from "@/lib/platform/server/database/db";
import { defineJob } from "@/lib/platform/server/queue/job";
import { isSignatureOf, signText } from "@/lib/platform/server/security/tokens";
import { transact } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow, AppError } from "@/lib/shared/errors";
import { newId } from "@/lib/shared/ids";
import { lockPerson } from "../../particulars/data";
import { whyNotOwn } from "../../policy";
import { listAskedSince, maybeExport, type ExportRow } from "../data";
import type { DataExport, DownloadQuery, ExportAnswer } from "../schema";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const KEPT_MS = 7 * DAY_MS;
const PER_DAY = 3;
/** A copy that has not come by then will not come any more. */
const STUCK_MS = 60 * MINUTE_MS;
/** A signed address works for ten to twenty minutes; the same one is given for ten. */
const ADDRESS_SECONDS = 600;
const PURPOSE = "export";

/** Makes the copy; large ones take their time. */
export const makeExportJob = defineJob({
  name: "make-export",
  payload: z.object({ exportId: z.uuid(), userId: z.uuid() }),
  retryLimit: 3,
  expireSeconds: 900,
});

/** Removes copies that are too old or whose owners have left. */
export const sweepExportsJob = defineJob({ name: "sweep-exports", payload: z.object({}), retryLimit: 3 });

function isStuck({ status, createdAt }: ExportRow, now: Date): boolean {
  return status === "PENDING" && now.getTime() - createdAt.getTime() > STUCK_MS;
}

function addressOf(userId: string, exportId: string, now: Date): string {
  const expires = (Math.floor(now.getTime() / 1000 / ADDRESS_SECONDS) + 2) * ADDRESS_SECONDS;
  const signature = signText(PURPOSE, `${exportId}.${expires}`);
  return `/api/users/${userId}/export/download?exportId=${exportId}&expires=${expires}&signature=${signature}`;
}

function toView(userId: string, row: ExportRow, now: Date): DataExport {
  return {
    id: row.id,
    status: isStuck(row, now) ? "FAILED" : row.status,
    progress: row.progress,
    size: row.size === null ? null : Number(row.size),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    url: row.status === "READY" ? addressOf(userId, row.id, now) : null,
  };
}

type Call = { actor: Actor; userId: string };

/** How far the newest copy of the caller's data is. Throws `user_not_found`, `forbidden` for everybody else. */
export async function readExport({ actor, userId }: Call): Promise<ExportAnswer> {
  allow(whyNotOwn(actor, userId));
  const row = await maybeExport(db, userId);
  return { export: row && toView(userId, row, new Date()) };
}

/**
 * Starts a copy of everything held about the caller. While one is being made, asking again answers that one; more
 * than three within 24 hours are `too_many_requests`.
 */
export function askForExport({ actor, userId }: Call): Promise<ExportAnswer> {
  allow(whyNotOwn(actor, userId));
  return transact(async (work) => {
    await lockPerson(work.tx, userId);
    const now = new Date();
    const before = await maybeExport(work.tx, userId);
    if (before?.status === "PENDING" && !isStuck(before, now)) return { export: toView(userId, before, now) };
    await work.tx.dataExport.updateMany({ where: { userId, status: "PENDING" }, data: { status: "FAILED" } });
    const asked = await listAskedSince(work.tx, userId, new Date(now.getTime() - DAY_MS));
    const oldest = asked.at(-PER_DAY);
    if (oldest) {
      const seconds = Math.ceil((oldest.getTime() + DAY_MS - now.getTime()) / 1000);
      throw new AppError("too_many_requests", { seconds });
    }
    const id = newId();
    const expiresAt = new Date(now.getTime() + KEPT_MS);
    await work.tx.dataExport.create({
      data: { id, userId, createdAt: now, expiresAt },
      select: { id: true },
    });
    await work.enqueue(makeExportJob, { exportId: id, userId });
    const row = await maybeExport(work.tx, userId);
    return { export: row && toView(userId, row, now) };
  });
}

/** Whether an address of an archive was made by us and still works. */
export function isSignedExport({ exportId, expires, signature }: DownloadQuery, now: Date): boolean {
  if (expires * 1000 <= now.getTime()) return false;
  return isSignatureOf(signature, PURPOSE, `${exportId}.${expires}`);
}
