import { z } from "zod";
import { db } from "@/lib/platform/server/database/db";
import { defineJob } from "@/lib/platform/server/queue/job";
import { isSignatureOf, signText } from "@/lib/platform/server/security/tokens";
import { transact } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow, AppError } from "@/lib/shared/errors";
import { newId } from "@/lib/shared/ids";
import { lockUser } from "../../particulars/data";
import { whyNotOwn } from "../../policy";
import { listRequestedSince, maybeExport, type ExportRow } from "../data";
import type { DataExport, DownloadQuery, ExportAnswer } from "../schema";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const KEPT_MS = 7 * DAY_MS;
const PER_DAY = 3;
/** An export still pending by then has failed. */
const STUCK_MS = 60 * MINUTE_MS;
/** A signed URL is valid for ten to twenty minutes, and stays the same for ten so that browsers can cache it. */
const URL_SECONDS = 600;
const PURPOSE = "export";

/** Builds the archive in the background. */
export const makeExportJob = defineJob({
  name: "make-export",
  payload: z.object({ exportId: z.uuid(), userId: z.uuid() }),
  retryLimit: 3,
  expireSeconds: 900,
});

/** Deletes archives that are expired or whose owner is deleted (GDPR, storage limitation). */
export const sweepExportsJob = defineJob({ name: "sweep-exports", payload: z.object({}), retryLimit: 3 });

function isStuck({ status, createdAt }: ExportRow, now: Date): boolean {
  return status === "PENDING" && now.getTime() - createdAt.getTime() > STUCK_MS;
}

function signedUrl(userId: string, exportId: string, now: Date): string {
  const expires = (Math.floor(now.getTime() / 1000 / URL_SECONDS) + 2) * URL_SECONDS;
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
    url: row.status === "READY" ? signedUrl(userId, row.id, now) : null,
  };
}

type OwnExport = { actor: Actor; userId: string };

/** The caller's newest data export. Throws `user_not_found`, and `forbidden` for an admin. */
export async function readExport({ actor, userId }: OwnExport): Promise<ExportAnswer> {
  allow(whyNotOwn(actor, userId));
  const row = await maybeExport(db, userId);
  return { export: row && toView(userId, row, new Date()) };
}

/**
 * Starts an export of all data held about the caller (GDPR, right of access). While one is pending, it is returned
 * instead; more than three within 24 hours are `too_many_requests`.
 */
export function requestExport({ actor, userId }: OwnExport): Promise<ExportAnswer> {
  allow(whyNotOwn(actor, userId));
  return transact(async (work) => {
    await lockUser(work.tx, userId);
    const now = new Date();
    const before = await maybeExport(work.tx, userId);
    if (before?.status === "PENDING" && !isStuck(before, now)) return { export: toView(userId, before, now) };
    await work.tx.dataExport.updateMany({ where: { userId, status: "PENDING" }, data: { status: "FAILED" } });
    const requestedAt = await listRequestedSince(work.tx, userId, new Date(now.getTime() - DAY_MS));
    const oldest = requestedAt.at(-PER_DAY);
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

/** Whether the URL of an archive carries our signature and is not expired. */
export function isSignedExport({ exportId, expires, signature }: DownloadQuery, now: Date): boolean {
  if (expires * 1000 <= now.getTime()) return false;
  return isSignatureOf(signature, PURPOSE, `${exportId}.${expires}`);
}
