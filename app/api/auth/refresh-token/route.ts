import { tokenBody, tokens } from "@/lib/auth/schema";
import { refreshToken } from "@/lib/auth/service/refresh-token";
import { route } from "@/lib/platform/server/http/route";

// POST /api/auth/refresh-token: exchanges a refresh token for new tokens.
export const POST = route({ auth: "public", limit: "refresh", body: tokenBody, output: tokens }, ({ body }) =>
  refreshToken(body),
);
