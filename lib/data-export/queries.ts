import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/platform/browser/api/api";
import type { ExportAnswer, ExportBody } from "./schema";

const POLL_MS = 2000;
/** The state of the own data export (GDPR), polled while it is pending. */
export const exportQuery = (userId: string) =>
  queryOptions({
    queryKey: ["users", userId, "export"],
    queryFn: async ({ signal }) => (await api.get<ExportAnswer>(`/users/${userId}/export`, { signal })).data,
    refetchInterval: ({ state }) => (state.data?.export?.status === "PENDING" ? POLL_MS : false),
  });

/** "request" starts a data export, "link" gets the URL of one that is ready; both reauthenticate the user. */
export type ExportStep = "request" | "link";

const PATHS: Record<ExportStep, string> = { request: "export", link: "export/link" };

/** Takes a step of the own data export (GDPR). The screen shows errors itself. */
export function useExportStep(userId: string) {
  const cache = useQueryClient();
  return useMutation({
    meta: { silent: true },
    mutationFn: async ({ step, body }: { step: ExportStep; body: ExportBody }) =>
      (await api.post<ExportAnswer>(`/users/${userId}/${PATHS[step]}`, body)).data,
    onSuccess: (answer) => cache.setQueryData(exportQuery(userId).queryKey, answer),
  });
}
