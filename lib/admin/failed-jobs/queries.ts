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

/** Has a job tried once more; the list follows, also after a refusal, because another admin was faster. */
export function useRetryJob(onDone: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (jobId: string) => api.post(`/admin/jobs/${jobId}/retry`),
    // Here and not at the call: the list that is fetched again takes the button away before the answer comes.
    onSuccess: onDone,
    onSettled: () => cache.invalidateQueries({ queryKey: failedJobsKey }),
  });
}
