import { z } from "zod";

/** The form of a set: another number is another form, which this release does not read. */
export const SET_FORM = 1;

const table = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) });

/** A table as the set holds it: the columns in the order of its rows. */
export type SetTable = z.infer<typeof table>;

/** The first entry of a set: what it is and what can read it. */
export const setHead = z.object({
  form: z.number(),
  /** The release of the product that made the set. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  postgres: z.string(),
  /** The migrations that its database had, by name. */
  migrations: z.array(z.string()),
  /** The version of the queue's own tables; null when the queue was never started. */
  queueVersion: z.number().nullable(),
  /** The queues there were: each needs its partition before jobs go into it. */
  queues: z.array(z.string()),
  tables: z.array(table),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), last: z.string() })),
  /** Whether the set holds the bytes of files, or only says which the bucket held. */
  files: z.enum(["bytes", "names"]),
  /** Recognises FILE_ENCRYPTION_KEY without telling it. */
  fileKeyMark: z.string(),
});

/** What a set says at its beginning. */
export type SetHead = z.infer<typeof setHead>;

/** The last entry of a set: a set without it was cut. */
export const setEnd = z.object({
  /** Rows and SHA-256 of each table, by `schema.name`. */
  tables: z.record(z.string(), z.object({ rows: z.number(), sha256: z.string() })),
  files: z.object({ count: z.number(), bytes: z.number() }),
  /** Files that a row names and that were not there. */
  missingFiles: z.array(z.string()),
  /** SHA-256 of every entry before this one, names and bytes. */
  sha256: z.string(),
});

/** What a set says at its end. */
export type SetEnd = z.infer<typeof setEnd>;

/** A reason for the operator, in one sentence; its stack tells nothing more. */
export class BackupError extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = "BackupError";
  }
}
