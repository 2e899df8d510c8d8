import { externalSignInBody } from "@/lib/auth/external/schema";
import { signInWith } from "@/lib/auth/external/service/external-sign-in";
import { signedIn } from "@/lib/auth/schema";
import { route } from "@/lib/platform/server/http/route";

// POST /api/auth/sign-in/google: tokens and user for a Google ID token; with the account's password it links the two.
export const POST = route(
  { auth: "public", limit: "write", body: externalSignInBody, output: signedIn },
  ({ body, ip, request }) =>
    signInWith({ provider: "GOOGLE", body, ip, userAgent: request.headers.get("user-agent") }),
);
