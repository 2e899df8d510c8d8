import { tokenBody } from "@/lib/auth/schema";
import { signOut } from "@/lib/auth/service/sign-out";
import { route } from "@/lib/platform/server/http/route";

// POST /api/auth/sign-out: ends the session of a refresh token, at once and on sockets too.
export const POST = route({ auth: "public", limit: "write", body: tokenBody }, ({ body }) => signOut(body));
