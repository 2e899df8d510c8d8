import { appointmentList, appointmentQuery } from "@/lib/appointments/schema";
import { readAppointments } from "@/lib/appointments/service/read";
import { route } from "@/lib/platform/server/http/route";

// GET /api/appointments: the caller's own, of one tender or all that are proposed or ahead.
export const GET = route(
  { auth: "user", query: appointmentQuery, output: appointmentList },
  ({ actor, query }) => readAppointments({ actor, tenderId: query.tenderId }),
);
