import { z } from "zod";
import { personCard } from "../../shared/people";
import { listAnswer, listQuery } from "../../shared/list-query";

export const failedJobQuery = listQuery.pick({ page: true });
export const failedJobParams = z.object({ jobId: z.uuid() });

/** A job that was given up (docs/api.md, FailedJob): of what it is about only ids, which mail it is, and whose job. */
export const failedJobView = z.object({
  id: z.string(),
  name: z.string(),
  error: z.string(),
  /** Of a mail its template; null: another job. */
  template: z.string().nullable(),
  /** Whose job it is, of a mail its recipient; null: it names no account. */
  person: personCard.nullable(),
  ids: z.record(z.string(), z.string()),
  tries: z.number().int(),
  createdAt: z.string(),
  failedAt: z.string(),
});
export type FailedJobView = z.infer<typeof failedJobView>;
export const failedJobList = listAnswer(failedJobView);
export type FailedJobList = z.infer<typeof failedJobList>;
