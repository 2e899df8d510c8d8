import { linkRequestBody } from "@/lib/auth/external/schema";
import { sendIdentityLink } from "@/lib/auth/external/service/link-identity";
import { route } from "@/lib/platform/server/http/route";

// POST /api/auth/link-identity/send: a mail to the account with the identity's address; the answer is always the same.
export const POST = route({ auth: "public", limit: "mailRequest", body: linkRequestBody }, ({ body }) =>
  sendIdentityLink(body),
);
