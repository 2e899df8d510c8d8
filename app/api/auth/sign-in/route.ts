import { signedIn, signInBody } from "@/lib/auth/schema";
import { signIn } from "@/lib/auth/service/sign-in";
import { route } from "@/lib/platform/server/http/route";

// POST /api/auth/sign-in: tokens and user for an e-mail address and its password.
export const POST = route(
  { auth: "public", limit: "write", body: signInBody, output: signedIn },
  ({ body, ip, request }) => signIn({ body, ip, userAgent: request.headers.get("user-agent") }),
);
