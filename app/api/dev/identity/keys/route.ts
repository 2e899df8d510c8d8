import { keySet } from "@/lib/auth/external/schema";
import { localKeys } from "@/lib/platform/server/security/local-identity";
import { route } from "@/lib/platform/server/http/route";

// GET /api/dev/identity/keys: the public key of the demo's own identity provider; outside of demo mode there is none.
export const GET = route({ auth: "public", output: keySet }, () => localKeys());
