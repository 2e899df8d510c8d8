import { db } from "@/lib/platform/server/database/db";
import { exportStorage } from "@/lib/platform/server/storage/storage";
import { AppError } from "@/lib/shared/errors";
import type { DownloadQuery } from "../schema";
import { isSignedExport } from "./request-export";

/**
 * Streams the archive by its signed URL. Throws `file_not_found` for an invalid or expired URL and a deleted archive.
 */
export async function serveExport(call: { userId: string; query: DownloadQuery }): Promise<Response> {
  const { userId, query } = call;
  const now = new Date();
  const found =
    isSignedExport(query, now) &&
    (await db.dataExport.findFirst({
      where: { id: query.exportId, userId, status: "READY", expiresAt: { gt: now } },
      select: { id: true, readyAt: true },
    }));
  const size = found && (await exportStorage().maybeSize(found.id));
  if (!found || size === null || size === false) throw new AppError("file_not_found");
  const day = (found.readyAt ?? now).toISOString().slice(0, 10);
  return new Response(exportStorage().read(found.id), {
    headers: {
      "Content-Type": "application/zip",
      "Content-Length": String(size),
      "Content-Disposition": `attachment; filename="tenderbee-${day}.zip"`,
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
