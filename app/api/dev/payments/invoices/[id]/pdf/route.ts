import { route } from "@/lib/platform/server/http/route";
import { demoInvoiceParams, demoInvoicePdfQuery } from "@/lib/demo/payments/schema";
import { serveInvoicePdf } from "@/lib/demo/payments/service/invoice-pdf";

// GET /api/dev/payments/invoices/{id}/pdf: an invoice of the demo as a file, by its URL alone; demo mode only.
export const GET = route(
  { auth: "public", params: demoInvoiceParams, query: demoInvoicePdfQuery, output: "file" },
  ({ params, query, lang }) => serveInvoicePdf({ ...params, lang: query.lang ?? lang }),
);
