import { route } from "@/lib/platform/server/http/route";
import { consentBody } from "@/lib/users/consents/schema";
import { acceptTerms } from "@/lib/users/consents/service";

// POST /api/users/consents: accepts the version of the terms that applies.
export const POST = route({ auth: "user", limit: "write", body: consentBody }, ({ actor, body }) =>
  acceptTerms({ actor, version: body.version }),
);
