import { confirmedEmail, tokenBody } from "@/lib/auth/schema";
import { confirmEmail } from "@/lib/auth/service/confirm-email";
import { route } from "@/lib/platform/server/http/route";

// POST /api/auth/confirm-email: confirms the e-mail address by the token of the e-mailed link.
export const POST = route(
  { auth: "public", limit: "write", body: tokenBody, output: confirmedEmail },
  ({ body }) => confirmEmail(body),
);
