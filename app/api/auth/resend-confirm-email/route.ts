import { emailBody } from "@/lib/auth/schema";
import { requestTokenMail } from "@/lib/auth/service/request-token-mail";
import { route } from "@/lib/platform/server/http/route";

// POST /api/auth/resend-confirm-email: resends the confirmation; the same answer for every address (enumeration).
export const POST = route({ auth: "public", limit: "mailRequest", body: emailBody }, ({ body }) =>
  requestTokenMail({ ...body, purpose: "CONFIRM" }),
);
