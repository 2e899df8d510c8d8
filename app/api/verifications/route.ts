import { route } from "@/lib/platform/server/http/route";
import { verificationList, verificationListParams } from "@/lib/verification/schema";
import { listForAdmins } from "@/lib/verification/service/read";

// GET /api/verifications: all identity documents, for admins: pending ones first, oldest first.
export const GET = route(
  {
    auth: "ADMIN",
    adminRight: "MODERATE",
    limit: "read",
    query: verificationListParams,
    output: verificationList,
  },
  ({ actor, query, ip }) => listForAdmins({ actor, page: query.page, ip }),
);
