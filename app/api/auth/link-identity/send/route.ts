import { linkRequestBody } from "@/lib/auth/external/schema";
import { sendIdentityLink } from "@/lib/auth/external/service/link-identity";
import { route } from "@/lib/platform/server/http/route";

// POST /api/auth/link-identity/send: e-mails the linking token; the same answer for every address (enumeration).
export const POST = route({ auth: "public", limit: "mailRequest", body: linkRequestBody }, ({ body }) =>
  sendIdentityLink(body),
);
