import { externalSignUpBody } from "@/lib/auth/external/schema";
import { signUpWith } from "@/lib/auth/external/service/external-sign-in";
import { signedIn } from "@/lib/auth/schema";
import { route } from "@/lib/platform/server/http/route";

// POST /api/auth/sign-up/google: creates an account from a Google ID token; a linked identity signs in.
export const POST = route(
  { auth: "public", limit: "write", body: externalSignUpBody, output: signedIn, status: 201 },
  ({ body, lang, ip, request }) =>
    signUpWith({ provider: "GOOGLE", body, lang, ip, userAgent: request.headers.get("user-agent") }),
);
