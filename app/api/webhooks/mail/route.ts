import { mailWebhook } from "@/lib/emails/schema";
import { receiveMailWebhook } from "@/lib/emails/service";
import { route } from "@/lib/platform/server/http/route";

// POST /api/webhooks/mail: the mail provider reports a bounce or a complaint, in the form of Postmark's webhooks.
export const POST = route({ auth: "public", limit: "webhook", body: mailWebhook }, ({ request, body }) =>
  receiveMailWebhook({ authorization: request.headers.get("authorization"), lost: body }),
);
