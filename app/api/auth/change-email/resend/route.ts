import { emailChange } from "@/lib/auth/email-change/schema";
import { resendEmailChange } from "@/lib/auth/service/change-email";
import { route } from "@/lib/platform/server/http/route";

// POST /api/auth/change-email/resend: resends the confirmation e-mail to the new address.
export const POST = route({ auth: "user", limit: "mailRequest", output: emailChange }, ({ actor }) =>
  resendEmailChange({ actor }),
);
