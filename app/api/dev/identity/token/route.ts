import { localSignInAnswer, localSignInBody } from "@/lib/auth/external/schema";
import { issueLocalToken } from "@/lib/platform/server/security/local-identity";
import { route } from "@/lib/platform/server/http/route";

// POST /api/dev/identity/token: an ID token for an invented user, as Google or Apple would sign it; demo mode only.
export const POST = route(
  { auth: "public", limit: "write", body: localSignInBody, output: localSignInAnswer },
  async ({ body }) => ({ idToken: await issueLocalToken(body) }),
);
