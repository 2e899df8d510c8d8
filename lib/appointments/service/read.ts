import { db } from "@/lib/platform/server/database/db";
import type { Actor } from "@/lib/shared/actor";
import { listAppointments } from "../data/views";
import type { AppointmentView } from "../schema";

/** The caller's own appointments: of one tender, or all that are proposed or ahead. */
export async function readAppointments(call: {
  actor: Actor;
  tenderId: string | undefined;
}): Promise<{ items: AppointmentView[] }> {
  return { items: await listAppointments(db, call.actor, call.tenderId) };
}
