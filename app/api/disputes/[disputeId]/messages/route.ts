import { disputeMessages, disputeMessagesQuery, disputeParams } from "@/lib/disputes/schema";
import { readDisputeMessages } from "@/lib/disputes/service/read";
import { route } from "@/lib/platform/server/http/route";

// GET /api/disputes/{disputeId}/messages: the conversation of the two for an admin; each reading is in the audit log.
export const GET = route(
  {
    auth: "ADMIN",
    adminRight: "MODERATE",
    limit: "read",
    params: disputeParams,
    query: disputeMessagesQuery,
    output: disputeMessages,
  },
  ({ actor, params, query, ip }) => readDisputeMessages({ actor, disputeId: params.disputeId, query, ip }),
);
