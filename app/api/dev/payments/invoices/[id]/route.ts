import { route } from "@/lib/platform/server/route";
import { demoInvoiceParams, demoInvoiceView } from "@/lib/subscriptions/demo/schema";
import { readDemoInvoice } from "@/lib/subscriptions/demo/service/invoice";

// GET /api/dev/payments/invoices/{id}: a bill of the demo, for whoever has its address; in demo mode only.
export const GET = route(
  { auth: "public", params: demoInvoiceParams, output: demoInvoiceView },
  ({ params }) => readDemoInvoice(params),
);
