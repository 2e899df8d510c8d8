import { appointmentBody, appointmentView } from "@/lib/appointments/schema";
import { proposeAppointment } from "@/lib/appointments/service/propose";
import { route } from "@/lib/platform/server/http/route";
import { tenderParams } from "@/lib/tenders/schema/content";

// POST /api/tenders/{tenderId}/appointments: one of two sides proposes times; idempotent by Idempotency-Key.
export const POST = route(
  {
    auth: "user",
    limit: "write",
    params: tenderParams,
    body: appointmentBody,
    output: appointmentView,
    status: 201,
  },
  ({ actor, params, body, idempotencyKey }) =>
    proposeAppointment({ actor, tenderId: params.tenderId, proposal: body, idempotencyKey }),
);
