import { emailChange } from "@/lib/auth/schema";
import { resendEmailChange } from "@/lib/auth/service/change-email";
import { route } from "@/lib/platform/server/http/route";

// POST /api/auth/change-email/resend: mails the link to the new address once more.
export const POST = route({ auth: "user", limit: "mailRequest", output: emailChange }, ({ actor }) =>
  resendEmailChange({ actor }),
);
