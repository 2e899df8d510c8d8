import { invitationView, linkBody } from "@/lib/invitations/schema";
import { openInvitationLink } from "@/lib/invitations/service/links";
import { route } from "@/lib/platform/server/http/route";

// POST /api/invitations/link: a BEE opens a link that a client has shared.
export const POST = route(
  { auth: "PRO", limit: "write", unlimitedOnly: true, body: linkBody, output: invitationView },
  ({ actor, body }) => openInvitationLink({ actor, token: body.token }),
);
