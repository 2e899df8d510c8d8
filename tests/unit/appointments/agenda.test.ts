import { expect, it } from "vitest";
import { agendaOf, timeOf } from "@/components/appointments/agenda";
import type { AppointmentView } from "@/lib/appointments/schema";

const NOW = new Date("2026-11-20T10:00:00.000Z");
const at = (day: number) => `2026-11-${day}T09:00:00.000Z`;
const anAppointment = (id: string, startsAt: string | null, ...options: string[]) =>
  ({ id, kind: "VISIT", tenderId: id, startsAt, options }) as AppointmentView;

it.each([
  ["of a proposal its first time that is ahead", anAppointment("a", null, at(19), at(20), at(23)), at(23)],
  ["of one that is wholly ahead its first", anAppointment("a", null, at(21), at(23)), at(21)],
  ["of one that is wholly over its last", anAppointment("a", null, at(18), at(19)), at(19)],
  ["what is agreed, whatever is proposed beside it", anAppointment("a", at(25), at(21)), at(25)],
])("says %s", (_which, appointment, expected) => {
  expect(timeOf(appointment, NOW)).toBe(expected);
});

it("puts a proposal where its next time is, not where the one stood that is over", () => {
  const appointments = [anAppointment("partly over", null, at(19), at(24)), anAppointment("agreed", at(22))];

  const agenda = agendaOf(appointments, [], NOW);

  expect(agenda.map(({ appointment }) => appointment?.id)).toEqual(["agreed", "partly over"]);
});
