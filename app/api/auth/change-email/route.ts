import { changeEmailBody, emailChange } from "@/lib/auth/schema";
import { askForEmail, cancelEmailChange, readEmailChange } from "@/lib/auth/service/change-email";
import { route } from "@/lib/platform/server/http/route";

// GET /api/auth/change-email: the new address that waits to be confirmed, if there is one.
export const GET = route({ auth: "user", output: emailChange }, ({ actor }) => readEmailChange({ actor }));

// POST /api/auth/change-email: mails a link to a new address; the account keeps its own until that is pressed.
export const POST = route(
  { auth: "user", limit: "mailRequest", body: changeEmailBody, output: emailChange },
  ({ actor, body }) => askForEmail({ actor, body }),
);

// DELETE /api/auth/change-email: the account keeps its address, and the mailed link no longer works.
export const DELETE = route({ auth: "user", limit: "write" }, ({ actor }) => cancelEmailChange({ actor }));
