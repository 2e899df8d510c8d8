import { route } from "@/lib/platform/server/http/route";
import { demoInvoiceParams, demoInvoiceView } from "@/lib/demo/payments/schema";
import { readDemoInvoice } from "@/lib/demo/payments/service/invoice";

// GET /api/dev/payments/invoices/{id}: an invoice of the demo, by its URL alone; demo mode only.
export const GET = route(
  { auth: "public", params: demoInvoiceParams, output: demoInvoiceView },
  ({ params, lang }) => readDemoInvoice({ ...params, lang }),
);
