import { listMailbox } from "@/lib/emails/data";
import { mailbox, mailboxQuery } from "@/lib/emails/schema";
import { env } from "@/lib/platform/server/config/env";
import { route } from "@/lib/platform/server/http/route";
import { AppError } from "@/lib/shared/errors";

// GET /api/dev/mailbox: the mail the demo has sent, newest first; outside of demo mode there is no such place.
export const GET = route({ auth: "public", query: mailboxQuery, output: mailbox }, ({ query }) => {
  if (!env.DEMO) throw new AppError("not_found");
  return listMailbox(query.to);
});
