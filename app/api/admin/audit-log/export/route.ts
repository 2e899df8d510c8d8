import { auditFilter } from "@/lib/audit/schema";
import { exportAuditLog } from "@/lib/audit/service/read-log";
import { route } from "@/lib/platform/server/http/route";

// GET /api/admin/audit-log/export: the same, all of it, as a CSV file.
export const GET = route(
  { auth: "ADMIN", adminRight: "MANAGE", limit: "write", query: auditFilter, output: "file" },
  ({ actor, query, ip }) => exportAuditLog({ actor, filter: query, ip }),
);
