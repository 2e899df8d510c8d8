import { emailBody } from "@/lib/auth/schema";
import { requestTokenMail } from "@/lib/auth/service/request-token-mail";
import { route } from "@/lib/platform/server/http/route";

// POST /api/auth/forgot-password: mails a link that sets a new password; the answer never tells who has an account.
export const POST = route({ auth: "public", limit: "mailRequest", body: emailBody }, ({ body }) =>
  requestTokenMail({ ...body, purpose: "RESET" }),
);
