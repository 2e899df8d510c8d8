import { z } from "zod";
import { listAnswer, listQuery } from "../../shared/list-query";

export const failedJobQuery = listQuery.pick({ page: true });
export const failedJobParams = z.object({ jobId: z.uuid() });

/** A job that was given up (docs/api.md, FailedJob): never what it is about, apart from ids. */
export const failedJobView = z.object({
  id: z.string(),
  name: z.string(),
  error: z.string(),
  ids: z.record(z.string(), z.string()),
  tries: z.number().int(),
  createdAt: z.string(),
  failedAt: z.string(),
});
export type FailedJobView = z.infer<typeof failedJobView>;
export const failedJobList = listAnswer(failedJobView);
export type FailedJobList = z.infer<typeof failedJobList>;
