import { linkedIdentity } from "@/lib/auth/external/schema";
import { linkIdentity } from "@/lib/auth/external/service/link-identity";
import { tokenBody } from "@/lib/auth/schema";
import { route } from "@/lib/platform/server/http/route";

// POST /api/auth/link-identity: the mailed link ties the Google or Apple identity it was asked for with to the account.
export const POST = route(
  { auth: "public", limit: "write", body: tokenBody, output: linkedIdentity },
  ({ body }) => linkIdentity(body),
);
