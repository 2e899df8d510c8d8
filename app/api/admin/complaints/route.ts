import { route } from "@/lib/platform/server/http/route";
import { complaintList } from "@/lib/reports/complaints/schema";
import { readComplaints } from "@/lib/reports/complaints/service";
import { reportListQuery } from "@/lib/reports/schema";

// GET /api/admin/complaints: complaints about decisions that wait, the oldest first.
export const GET = route(
  { auth: "ADMIN", adminRight: "MODERATE", limit: "read", query: reportListQuery, output: complaintList },
  ({ actor, query }) => readComplaints({ actor, page: query.page }),
);
