import { appointmentParams } from "@/lib/appointments/schema";
import { serveCalendarFile } from "@/lib/appointments/service/calendar";
import { route } from "@/lib/platform/server/http/route";

// GET /api/appointments/{appointmentId}/appointment.ics: the calendar file of what is agreed.
export const GET = route(
  { auth: "user", params: appointmentParams, output: "file" },
  ({ actor, lang, params }) => serveCalendarFile({ actor, lang, appointmentId: params.appointmentId }),
);
