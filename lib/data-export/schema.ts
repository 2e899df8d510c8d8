import { z } from "zod";

export const EXPORT_STATUSES = ["PENDING", "READY", "FAILED"] as const;

/** POST /users/{id}/export and …/link: the password, required of users who have one. */
export const exportBody = z.object({ password: z.string().min(1).max(200).optional() });
export type ExportBody = z.output<typeof exportBody>;

/** A GDPR data export; `url` is signed, valid for some minutes and given to reauthenticated callers only. */
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

/** The response of GET and POST /users/{id}/export and …/link; null: none was requested in the last days. */
export const exportAnswer = z.object({ export: dataExport.nullable() });
export type ExportAnswer = z.infer<typeof exportAnswer>;

/** The query of the archive's signed URL. */
export const downloadQuery = z.object({
  exportId: z.uuid(),
  expires: z.coerce.number().int(),
  signature: z.string().max(100),
});
export type DownloadQuery = z.output<typeof downloadQuery>;
