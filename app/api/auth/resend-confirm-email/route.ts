import { emailBody } from "@/lib/auth/schema";
import { requestTokenMail } from "@/lib/auth/service/request-token-mail";
import { route } from "@/lib/platform/server/http/route";

// POST /api/auth/resend-confirm-email: the confirming mail once more; the answer never tells who has an account.
export const POST = route({ auth: "public", limit: "mailRequest", body: emailBody }, ({ body }) =>
  requestTokenMail({ ...body, purpose: "CONFIRM" }),
);
