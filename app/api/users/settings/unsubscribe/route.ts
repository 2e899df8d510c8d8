import { route } from "@/lib/platform/server/http/route";
import { mailSwitches, unsubscribeBody, unsubscribeQuery } from "@/lib/users/unsubscribe/schema";
import { switchMails, unsubscribeAtOnce } from "@/lib/users/unsubscribe/service";

// PATCH /api/users/settings/unsubscribe: the mail switches, opened by a mail's link, nobody signed in.
export const PATCH = route(
  { auth: "public", limit: "write", body: unsubscribeBody, output: mailSwitches },
  ({ body }) => switchMails(body),
);

// POST /api/users/settings/unsubscribe: the button that mail programs show beside the sender (RFC 8058).
export const POST = route({ auth: "public", limit: "write", query: unsubscribeQuery }, ({ query }) =>
  unsubscribeAtOnce(query),
);
