import { declineInvitationBody, invitationParams, invitationView } from "@/lib/invitations/schema";
import { declineInvitation } from "@/lib/invitations/service/decline";
import { route } from "@/lib/platform/server/http/route";

// PATCH /api/invitations/{invitationId}: the invited BEE says "not now".
export const PATCH = route(
  {
    auth: "PRO",
    limit: "write",
    params: invitationParams,
    body: declineInvitationBody,
    output: invitationView,
  },
  ({ actor, params, body }) => declineInvitation({ actor, ...params, reason: body.reason }),
);
