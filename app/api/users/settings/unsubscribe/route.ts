import { route } from "@/lib/platform/server/http/route";
import { mailSwitches, unsubscribeBody, unsubscribeQuery } from "@/lib/users/unsubscribe/schema";
import { leadToSwitches, switchMails, unsubscribeAtOnce } from "@/lib/users/unsubscribe/service";

// GET /api/users/settings/unsubscribe: leads to the page with the switches where a mail program opens the link itself.
export const GET = route({ auth: "public", query: unsubscribeQuery, status: 303 }, ({ query }) =>
  leadToSwitches(query),
);

// PATCH /api/users/settings/unsubscribe: changes the e-mail settings, by an e-mail's token or by the session.
export const PATCH = route(
  { auth: "public", limit: "write", body: unsubscribeBody, output: mailSwitches },
  ({ actor, body }) => switchMails({ actor, ...body }),
);

// POST /api/users/settings/unsubscribe: one-click unsubscribe by mail clients (RFC 8058).
export const POST = route({ auth: "public", limit: "write", query: unsubscribeQuery }, ({ query }) =>
  unsubscribeAtOnce(query),
);
