import { appointmentAnswerBody, appointmentParams, appointmentView } from "@/lib/appointments/schema";
import { answerAppointment } from "@/lib/appointments/service/answer";
import { route } from "@/lib/platform/server/http/route";

// PATCH /api/appointments/{appointmentId}: a time is agreed, others are proposed, or it is declined or canceled.
export const PATCH = route(
  {
    auth: "user",
    limit: "write",
    params: appointmentParams,
    body: appointmentAnswerBody,
    output: appointmentView,
  },
  ({ actor, params, body, idempotencyKey }) =>
    answerAppointment({ actor, appointmentId: params.appointmentId, given: body, idempotencyKey }),
);
