import { z } from "zod";
import { db } from "@/lib/platform/server/database/db";
import { defineJob } from "@/lib/platform/server/queue/job";
import { reauthenticate } from "@/lib/auth/service/reauthenticate";
import { exportPathOf, isSignatureOf } from "@/lib/platform/server/security/tokens";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow, AppError } from "@/lib/shared/errors";
import { newId } from "@/lib/shared/ids";
import { lockUser } from "@/lib/users/particulars/data";
import { whyNotOwn } from "@/lib/users/policy";
import { exportSelect, listRequestedSince, maybeExport, type ExportRow } from "../data";
import type { DataExport, DownloadQuery, ExportAnswer } from "../schema";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** How long a copy can be downloaded. */
export const EXPORT_KEPT_MS = 7 * DAY_MS;
const PER_DAY = 3;
/** An export still pending by then has failed. */
const STUCK_MS = 60 * MINUTE_MS;
/** A signed URL is valid for ten to twenty minutes. */
const URL_SECONDS = 600;

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
  return exportPathOf(userId, exportId, expires);
}

function toView(row: ExportRow, now: Date, url: string | null = null): DataExport {
  return {
    id: row.id,
    status: isStuck(row, now) ? "FAILED" : row.status,
    progress: row.progress,
    size: row.size === null ? null : Number(row.size),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    url,
  };
}

type OwnExport = { actor: Actor; userId: string };
type ProvenExport = OwnExport & { password: string | undefined };

/** The caller's newest data export, without its URL. Throws `user_not_found`, and `forbidden` for an admin. */
export async function readExport({ actor, userId }: OwnExport): Promise<ExportAnswer> {
  allow(whyNotOwn(actor, userId));
  const row = await maybeExport(db, userId);
  return { export: row && toView(row, new Date()) };
}

/**
 * Reauthenticates the caller and answers with the URL of the newest data export, so that an unlocked device or a
 * stolen session is not enough to take all data away. Throws 422 at `password`, or `sign_in_again`.
 */
export async function linkExport({ actor, userId, password }: ProvenExport): Promise<ExportAnswer> {
  allow(whyNotOwn(actor, userId));
  await reauthenticate({ actor, password, field: "password" });
  const row = await maybeExport(db, userId);
  const now = new Date();
  return { export: row && toView(row, now, signedUrl(userId, row.id, now)) };
}

/**
 * Reauthenticates the caller and starts an export of all data held about them (GDPR, right of access). The answer
 * has the URL that works once the archive is ready; while one is pending, that one is returned. Throws
 * `too_many_requests` for more than three within 24 hours, 422 at `password`, or `sign_in_again`.
 */
export async function requestExport({ actor, userId, password }: ProvenExport): Promise<ExportAnswer> {
  allow(whyNotOwn(actor, userId));
  await reauthenticate({ actor, password, field: "password" });
  const now = new Date();
  const row = await transact((work) => startExport(work, userId, now));
  return { export: toView(row, now, signedUrl(userId, row.id, now)) };
}

/**
 * Starts an export, which its owner is mailed about; the pending one if there is one. Throws `user_not_found`,
 * `too_many_requests` for more than three within 24 hours.
 */
export async function startExport(work: Work, userId: string, now: Date): Promise<ExportRow> {
  await lockUser(work.tx, userId);
  const before = await maybeExport(work.tx, userId);
  if (before?.status === "PENDING" && !isStuck(before, now)) return before;
  await work.tx.dataExport.updateMany({ where: { userId, status: "PENDING" }, data: { status: "FAILED" } });
  const requestedAt = await listRequestedSince(work.tx, userId, new Date(now.getTime() - DAY_MS));
  const oldest = requestedAt.at(-PER_DAY);
  if (oldest) {
    const seconds = Math.ceil((oldest.getTime() + DAY_MS - now.getTime()) / 1000);
    throw new AppError("too_many_requests", { seconds });
  }
  const id = newId();
  const expiresAt = new Date(now.getTime() + EXPORT_KEPT_MS);
  const row = await work.tx.dataExport.create({
    data: { id, userId, createdAt: now, expiresAt },
    select: exportSelect,
  });
  await work.enqueue(makeExportJob, { exportId: id, userId });
  return row;
}

/** Whether the URL of an archive carries our signature and is not expired. */
export function isSignedExport({ exportId, expires, signature }: DownloadQuery, now: Date): boolean {
  if (expires * 1000 <= now.getTime()) return false;
  return isSignatureOf(signature, "export", `${exportId}.${expires}`);
}
