import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/platform/browser/api/api";
import type { FailedJobList } from "./schema";

const failedJobsKey = ["failed-jobs"] as const;

/** A page of the jobs that were given up, for admins who support. */
export const failedJobsQuery = (page: number) =>
  queryOptions({
    queryKey: [...failedJobsKey, page] as const,
    queryFn: async ({ signal }) =>
      (await api.get<FailedJobList>("/admin/jobs", { params: { page }, signal })).data,
    placeholderData: keepPreviousData,
  });

/** What an admin does to a job that was given up. */
type JobVerb = "retry" | "discard";

/** Has a job tried once more, or given up for good; the list follows, also after a refusal, because another admin was faster. */
export function useChangeJob(jobId: string, onDone: (verb: JobVerb) => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (verb: JobVerb) =>
      verb === "retry" ? api.post(`/admin/jobs/${jobId}/retry`) : api.delete(`/admin/jobs/${jobId}`),
    // Here and not at the call: the list that is fetched again takes the button away before the answer comes.
    onSuccess: (_, verb) => onDone(verb),
    onSettled: () => cache.invalidateQueries({ queryKey: failedJobsKey }),
  });
}
