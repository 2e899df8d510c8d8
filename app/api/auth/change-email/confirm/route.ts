import { confirmedUser, tokenBody } from "@/lib/auth/schema";
import { confirmEmailChange } from "@/lib/auth/service/change-email";
import { route } from "@/lib/platform/server/http/route";

// POST /api/auth/change-email/confirm: the mailed link proves the new address, which is the account's from now on.
export const POST = route(
  { auth: "public", limit: "write", body: tokenBody, output: confirmedUser },
  ({ actor, body }) => confirmEmailChange({ actor, token: body.token }),
);
