import { listMailbox } from "@/lib/emails/data";
import { mailbox, mailboxQuery } from "@/lib/emails/schema";
import { env } from "@/lib/platform/server/config/env";
import { route } from "@/lib/platform/server/http/route";
import { AppError } from "@/lib/shared/errors";

// GET /api/dev/mailbox: the e-mails the demo has sent, newest first; demo mode only.
export const GET = route({ auth: "public", query: mailboxQuery, output: mailbox }, ({ query }) => {
  if (!env.DEMO) throw new AppError("not_found");
  return listMailbox(query.to);
});
