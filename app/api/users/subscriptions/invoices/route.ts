import { route } from "@/lib/platform/server/http/route";
import { invoiceList } from "@/lib/subscriptions/schema";
import { readInvoices } from "@/lib/subscriptions/service/read-own";

// GET /api/users/subscriptions/invoices: one's own bills, the newest first.
export const GET = route({ auth: "PRO", output: invoiceList }, ({ actor, lang }) =>
  readInvoices({ actor, lang }),
);
