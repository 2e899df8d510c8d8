import { route } from "@/lib/platform/server/http/route";
import { verificationList, verificationQuery } from "@/lib/verification/schema";
import { listForAdmins } from "@/lib/verification/service/read";

// GET /api/verifications: all documents, for admins: what waits first, the longest first.
export const GET = route(
  { auth: "ADMIN", limit: "read", query: verificationQuery, output: verificationList },
  ({ actor, query }) => listForAdmins({ actor, page: query.page }),
);
