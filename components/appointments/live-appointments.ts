import type { AppointmentView } from "@/lib/appointments/schema";
import type { NewPair } from "./ProposeTimesDialog";

/** Of a tender's appointments those of one conversation that are proposed or agreed. */
export function liveAppointments(all: readonly AppointmentView[], { proId }: NewPair): AppointmentView[] {
  return all.filter(
    (one) => one.proId === proId && (one.status === "PROPOSED" || one.status === "CONFIRMED"),
  );
}
