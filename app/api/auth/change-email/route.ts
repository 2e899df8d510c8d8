import { changeEmailBody, emailChange } from "@/lib/auth/email-change/schema";
import { requestEmailChange, cancelEmailChange, readEmailChange } from "@/lib/auth/service/change-email";
import { route } from "@/lib/platform/server/http/route";

// GET /api/auth/change-email: the pending, unconfirmed new address, if any.
export const GET = route({ auth: "user", output: emailChange }, ({ actor }) => readEmailChange({ actor }));

// POST /api/auth/change-email: e-mails a confirmation link to a new address; the old one stays until then.
export const POST = route(
  { auth: "user", limit: "mailRequest", body: changeEmailBody, output: emailChange },
  ({ actor, body }) => requestEmailChange({ actor, body }),
);

// DELETE /api/auth/change-email: cancels the pending change and invalidates the e-mailed link.
export const DELETE = route({ auth: "user", limit: "write" }, ({ actor }) => cancelEmailChange({ actor }));
