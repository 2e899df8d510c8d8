import { emailBody } from "@/lib/auth/schema";
import { requestLink } from "@/lib/auth/service/request-link";
import { route } from "@/lib/platform/server/route";

// POST /api/auth/resend-confirm-email: the confirming mail once more; the answer never tells who has an account.
export const POST = route({ auth: "public", limit: "mailRequest", body: emailBody }, ({ body }) =>
  requestLink({ ...body, purpose: "CONFIRM" }),
);
