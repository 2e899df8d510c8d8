import { route } from "@/lib/platform/server/http/route";
import { demoConfirmBody, demoPaymentParams, demoPaymentView } from "@/lib/demo/payments/schema";
import { answerDemoBank, readDemoPayment } from "@/lib/demo/payments/service/simulate";

// GET /api/dev/payments/{clientSecret}: the payment to authenticate at the demo's bank (3-D Secure); demo mode only.
export const GET = route(
  { auth: "PRO", params: demoPaymentParams, output: demoPaymentView },
  ({ actor, params }) => readDemoPayment({ actor, clientSecret: params.clientSecret }),
);

// POST /api/dev/payments/{clientSecret}: approves or refuses the payment at the demo's bank; demo mode only.
export const POST = route(
  { auth: "PRO", limit: "payment", params: demoPaymentParams, body: demoConfirmBody },
  ({ actor, params, body }) =>
    answerDemoBank({ actor, clientSecret: params.clientSecret, approve: body.approve }),
);
