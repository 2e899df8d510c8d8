import { z } from "zod";
import { flag } from "./flag";

/** Where files lie, and from where public ones are fetched. */
export const storageSettings = {
  S3_BUCKET: z
    .string()
    .optional()
    .describe("Keeps files in this bucket of an S3 storage. Left out, they lie in DATA_DIR."),
  S3_REGION: z.string().default("us-east-1").describe("The bucket's region."),
  S3_ENDPOINT: z
    .url()
    .optional()
    .describe("The address of an S3 storage that is not Amazon's, such as http://localhost:9000."),
  S3_FORCE_PATH_STYLE: flag
    .prefault("0")
    .describe("1 puts the bucket into the path instead of the host's name: MinIO and others want it."),
  S3_ACCESS_KEY_ID: z
    .string()
    .optional()
    .describe("The key for the bucket. Left out, the machine's own role or profile counts."),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe("The secret that belongs to the key."),
  CDN_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .optional()
    .describe(
      "The address of a content delivery network that passes /api/files/ on to this server, such as https://cdn.tenderbee.example: avatars and photos of work are fetched there. Everything else stays here.",
    ),
};
