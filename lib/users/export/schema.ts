import { z } from "zod";

export const EXPORT_STATUSES = ["PENDING", "READY", "FAILED"] as const;

/** How far the copy of somebody's data is; `url` works for some minutes and comes anew with each answer. */
export const dataExport = z.object({
  id: z.string(),
  status: z.enum(EXPORT_STATUSES),
  /** Percent. */
  progress: z.number().int(),
  /** Bytes; null until it is ready. */
  size: z.number().int().nullable(),
  createdAt: z.string(),
  expiresAt: z.string(),
  url: z.string().nullable(),
});
export type DataExport = z.infer<typeof dataExport>;

/** What GET and POST /users/{id}/export answer; null: none was asked for in the last days. */
export const exportAnswer = z.object({ export: dataExport.nullable() });
export type ExportAnswer = z.infer<typeof exportAnswer>;

/** The signed address of the archive. */
export const downloadQuery = z.object({
  exportId: z.uuid(),
  expires: z.coerce.number().int(),
  signature: z.string().max(100),
});
export type DownloadQuery = z.output<typeof downloadQuery>;
