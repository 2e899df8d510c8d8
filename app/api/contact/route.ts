import { contactBody } from "@/lib/contact/schema";
import { writeToSupport } from "@/lib/contact/service";
import { route } from "@/lib/platform/server/http/route";

// POST /api/contact: sends a message to support, from visitors too; idempotent by Idempotency-Key.
export const POST = route(
  { auth: "public", limit: "contact", body: contactBody },
  ({ actor, lang, body, idempotencyKey }) => writeToSupport({ actor, lang, message: body, idempotencyKey }),
);
