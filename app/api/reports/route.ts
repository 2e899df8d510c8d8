import { route } from "@/lib/platform/server/http/route";
import { reportBody, reportView } from "@/lib/reports/schema";
import { reportTarget } from "@/lib/reports/service/report";

// POST /api/reports: reports what the caller may see, from visitors what is public; idempotent by Idempotency-Key.
export const POST = route(
  { auth: "public", limit: "report", body: reportBody, output: reportView, status: 201 },
  ({ actor, body, lang, idempotencyKey }) => reportTarget({ actor, report: body, lang, idempotencyKey }),
);
