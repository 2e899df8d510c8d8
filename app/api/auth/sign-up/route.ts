import { signedIn, signUpBody } from "@/lib/auth/schema";
import { signUp } from "@/lib/auth/service/sign-up";
import { route } from "@/lib/platform/server/http/route";

// POST /api/auth/sign-up: creates a client or PRO, signs them in and sends the confirmation e-mail.
export const POST = route(
  { auth: "public", limit: "write", body: signUpBody, output: signedIn, status: 201 },
  ({ body, lang, ip, request }) => signUp({ body, lang, ip, userAgent: request.headers.get("user-agent") }),
);
