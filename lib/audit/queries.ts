import { keepPreviousData, queryOptions, useMutation } from "@tanstack/react-query";
import { api } from "@/lib/platform/browser/api/api";
import type { AuditFilter, AuditList } from "./schema";

/** A page of the audit log, for admins who manage. */
export const auditLogQuery = (query: AuditFilter & { page: number }) =>
  queryOptions({
    queryKey: ["audit-log", query] as const,
    queryFn: async ({ signal }) =>
      (await api.get<AuditList>("/admin/audit-log", { params: query, signal })).data,
    placeholderData: keepPreviousData,
  });

/** What the filter leaves of the log, as a CSV file. */
export function useAuditExport(filter: AuditFilter) {
  return useMutation({
    mutationFn: async () => {
      const options = { params: filter, responseType: "blob", timeout: 0 } as const;
      return (await api.get<Blob>("/admin/audit-log/export", options)).data;
    },
  });
}
