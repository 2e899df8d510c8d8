import { route } from "@/lib/platform/server/http/route";
import { invoiceList } from "@/lib/subscriptions/schema";
import { readInvoices } from "@/lib/subscriptions/service/read-own";

// GET /api/users/subscriptions/invoices: the caller's invoices, newest first.
export const GET = route({ auth: "PRO", output: invoiceList }, ({ actor, lang }) =>
  readInvoices({ actor, lang }),
);
