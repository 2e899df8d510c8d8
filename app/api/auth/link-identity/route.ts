import { linkedIdentity } from "@/lib/auth/external/schema";
import { linkIdentity } from "@/lib/auth/external/service/link-identity";
import { tokenBody } from "@/lib/auth/schema";
import { route } from "@/lib/platform/server/http/route";

// POST /api/auth/link-identity: links the Google or Apple identity to the account, by the token of the e-mailed link.
export const POST = route(
  { auth: "public", limit: "write", body: tokenBody, output: linkedIdentity },
  ({ body }) => linkIdentity(body),
);
