import { route } from "@/lib/platform/server/http/route";
import { demoCardBody, demoMethodAnswer } from "@/lib/demo/payments/schema";
import { addDemoCard } from "@/lib/demo/payments/service/simulate";

// POST /api/dev/payments/methods: creates a payment method from a test card; demo mode only.
export const POST = route(
  { auth: "PRO", limit: "payment", body: demoCardBody, output: demoMethodAnswer, status: 201 },
  ({ body }) => addDemoCard({ card: body }),
);
