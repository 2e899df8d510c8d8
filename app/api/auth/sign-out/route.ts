import { tokenBody } from "@/lib/auth/schema";
import { signOut } from "@/lib/auth/service/sign-out";
import { route } from "@/lib/platform/server/http/route";

// POST /api/auth/sign-out: ends the session of a refresh token and disconnects its sockets.
export const POST = route({ auth: "public", limit: "write", body: tokenBody }, ({ body }) => signOut(body));
