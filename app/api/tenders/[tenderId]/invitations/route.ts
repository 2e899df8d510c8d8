import { invitationBody, invitationList, invitationView } from "@/lib/invitations/schema";
import { inviteToTender, readInvitations } from "@/lib/invitations/service/invite";
import { route } from "@/lib/platform/server/http/route";
import { tenderParams } from "@/lib/tenders/schema/content";

// GET /api/tenders/{tenderId}/invitations: the invitations of an own tender that are not closed.
export const GET = route(
  { auth: "user", limit: "read", params: tenderParams, output: invitationList },
  ({ actor, params }) => readInvitations({ actor, tenderId: params.tenderId }),
);

// POST /api/tenders/{tenderId}/invitations: the client invites a BEE; again, it answers the same invitation.
export const POST = route(
  {
    auth: "CLIENT",
    limit: "write",
    unlimitedOnly: true,
    params: tenderParams,
    body: invitationBody,
    output: invitationView,
    status: 201,
  },
  ({ actor, params, body }) => inviteToTender({ actor, tenderId: params.tenderId, proId: body.proId }),
);
