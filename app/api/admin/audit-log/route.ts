import { auditList, auditQuery } from "@/lib/audit/schema";
import { readAuditLog } from "@/lib/audit/service/read-log";
import { route } from "@/lib/platform/server/http/route";

// GET /api/admin/audit-log: what admins have looked at and changed, the newest first.
export const GET = route(
  { auth: "ADMIN", adminRight: "MANAGE", limit: "read", query: auditQuery, output: auditList },
  ({ query, lang }) => readAuditLog({ query, lang }),
);
