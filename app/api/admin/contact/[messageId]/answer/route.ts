import { contactAnswerBody, contactMessageParams } from "@/lib/contact/inbox/schema";
import { answerMessage } from "@/lib/contact/inbox/service";
import { route } from "@/lib/platform/server/http/route";

// POST /api/admin/contact/{messageId}/answer: answers a message to support by mail, once.
export const POST = route(
  {
    auth: "ADMIN",
    adminRight: "SUPPORT",
    limit: "write",
    params: contactMessageParams,
    body: contactAnswerBody,
  },
  ({ actor, params, body, ip }) => answerMessage({ actor, messageId: params.messageId, text: body.text, ip }),
);
