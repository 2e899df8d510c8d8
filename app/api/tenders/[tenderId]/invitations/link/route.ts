import { invitationLink } from "@/lib/invitations/schema";
import { createInvitationLink } from "@/lib/invitations/service/links";
import { route } from "@/lib/platform/server/http/route";
import { tenderParams } from "@/lib/tenders/schema/content";

// POST /api/tenders/{tenderId}/invitations/link: a link that opens the tender for every BEE.
export const POST = route(
  {
    auth: "CLIENT",
    limit: "write",
    unlimitedOnly: true,
    params: tenderParams,
    output: invitationLink,
    status: 201,
  },
  ({ actor, params }) => createInvitationLink({ actor, tenderId: params.tenderId }),
);
