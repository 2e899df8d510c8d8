import { contactMessageParams } from "@/lib/contact/inbox/schema";
import { closeMessage } from "@/lib/contact/inbox/service";
import { route } from "@/lib/platform/server/http/route";

// POST /api/admin/contact/{messageId}/close: nothing more is to be done about a message to support.
export const POST = route(
  { auth: "ADMIN", adminRight: "SUPPORT", limit: "write", params: contactMessageParams },
  ({ actor, params, ip }) => closeMessage({ actor, messageId: params.messageId, ip }),
);
