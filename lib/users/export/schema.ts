import { z } from "zod";

export const EXPORT_STATUSES = ["PENDING", "READY", "FAILED"] as const;

/** A GDPR data export; `url` is signed, valid for some minutes and new in each response. */
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

/** The response of GET and POST /users/{id}/export; null: none was requested in the last days. */
export const exportAnswer = z.object({ export: dataExport.nullable() });
export type ExportAnswer = z.infer<typeof exportAnswer>;

/** The query of the archive's signed URL. */
export const downloadQuery = z.object({
  exportId: z.uuid(),
  expires: z.coerce.number().int(),
  signature: z.string().max(100),
});
export type DownloadQuery = z.output<typeof downloadQuery>;
