import { keySet } from "@/lib/auth/external/schema";
import { localKeys } from "@/lib/platform/server/security/local-identity";
import { route } from "@/lib/platform/server/http/route";

// GET /api/dev/identity/keys: the JWKS of the demo's identity provider; demo mode only.
export const GET = route({ auth: "public", output: keySet }, () => localKeys());
