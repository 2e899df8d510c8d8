import { tokenBody } from "@/lib/auth/schema";
import { confirmedEmailChange } from "@/lib/auth/email-change/schema";
import { confirmEmailChange } from "@/lib/auth/service/change-email";
import { route } from "@/lib/platform/server/http/route";

// POST /api/auth/change-email/confirm: confirms the new e-mail address by the token of the e-mailed link.
export const POST = route(
  { auth: "public", limit: "write", body: tokenBody, output: confirmedEmailChange },
  ({ actor, body }) => confirmEmailChange({ actor, token: body.token }),
);
