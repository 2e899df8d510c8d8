import { z } from "zod";

/** A file as people get it (api.md, FileView). `url` of a private file is signed and ends. */
export const fileView = z.object({
  publicId: z.string(),
  url: z.string(),
  thumbnailURL: z.string(),
  name: z.string(),
  size: z.number().int(),
  mimeType: z.string(),
  width: z.number().int().nullish(),
  height: z.number().int().nullish(),
});
export type FileView = z.infer<typeof fileView>;
