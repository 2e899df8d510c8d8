import { confirmedUser, tokenBody } from "@/lib/auth/schema";
import { confirmEmail } from "@/lib/auth/service/confirm-email";
import { route } from "@/lib/platform/server/http/route";

// POST /api/auth/confirm-email: the mailed link proves that the address is its owner's.
export const POST = route(
  { auth: "public", limit: "write", body: tokenBody, output: confirmedUser },
  ({ body }) => confirmEmail(body),
);
