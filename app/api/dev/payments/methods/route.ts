import { route } from "@/lib/platform/server/http/route";
import { demoCardBody, demoMethodAnswer } from "@/lib/demo/payments/schema";
import { addDemoCard } from "@/lib/demo/payments/service/simulate";

// POST /api/dev/payments/methods: makes a test card something to pay with; in demo mode only.
export const POST = route(
  { auth: "PRO", limit: "payment", body: demoCardBody, output: demoMethodAnswer, status: 201 },
  ({ body }) => addDemoCard({ card: body }),
);
