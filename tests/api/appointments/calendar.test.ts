import { describe, expect, it } from "vitest";
import { toCalendarFile } from "@/lib/appointments/presentation";
import { db } from "@/lib/platform/server/database/db";
import { aPro } from "@/tests/support/factories";
import { answer, aProposedVisit, aVisit, fileOf, inHours, pick } from "./arranging";

/** The properties of a file, unfolded, as a calendar reads them. */
function entryOf(file: string): Record<string, string> {
  const lines = file.replaceAll("\r\n ", "").split("\r\n").filter(Boolean);
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1)]),
  );
}

const compact = (moment: string | null) => new Date(moment ?? 0).toISOString().replaceAll(/[-:]|\.000/g, "");

/** The calendar files that mails to a user bring along, the oldest first. */
async function mailedTo({ id }: { id: string }): Promise<string[]> {
  const rows = await db.$queryRaw<{ calendar: string }[]>`
    SELECT data ->> 'calendar' AS calendar FROM pgboss.job
    WHERE name = 'send-mail' AND data ->> 'userId' = ${id} AND data ? 'calendar' ORDER BY created_on, id`;
  return rows.map(({ calendar }) => calendar);
}

describe("the calendar file", () => {
  it("says when, where and with whom, in UTC", async () => {
    const { pro, visit } = await aVisit({ showsAddress: true });
    const { status, body, headers } = await fileOf(pro, visit);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(entryOf(body)).toMatchObject({
      METHOD: "PUBLISH",
      UID: `${visit.id}@localhost`,
      SEQUENCE: "1",
      STATUS: "CONFIRMED",
      DTSTART: compact(visit.startsAt),
      LOCATION: expect.stringMatching(/\\, \d{4} Wien$/) as string,
    });
  });

  it("is there once a time is agreed, for the two sides alone", async () => {
    const open = await aProposedVisit();
    expect((await fileOf(open.pro, open.visit)).status).toBe(404);
    const { visit } = await aVisit();
    expect((await fileOf(await aPro(), visit)).status).toBe(404);
  });

  it("comes by mail; a moved and a canceled appointment take the place of the first entry", async () => {
    const { client, pro, visit } = await aVisit();
    const times = [inHours(120)];
    const { body: asked } = await answer(pro, visit, { answer: "PROPOSE", times, durationMinutes: 90 });
    const { body: moved } = await pick(client, asked);
    await answer(pro, moved, { answer: "CANCEL" });

    const [first, canceled] = (await mailedTo(client)).map(entryOf);
    const [second] = (await mailedTo(pro)).map(entryOf);
    expect([first, second, canceled].map((entry) => [entry?.UID, entry?.SEQUENCE, entry?.METHOD])).toEqual([
      [`${visit.id}@localhost`, "1", "PUBLISH"],
      [`${visit.id}@localhost`, "2", "PUBLISH"],
      [`${visit.id}@localhost`, "3", "CANCEL"],
    ]);
    expect(second).toMatchObject({ DTSTART: compact(times[0] ?? null) });
    expect(canceled).toMatchObject({ STATUS: "CANCELLED", DTSTART: compact(times[0] ?? null) });
  });

  it("keeps to RFC 5545, whatever people write", () => {
    const file = toCalendarFile(
      {
        id: "1",
        startsAt: "2026-03-29T00:30:00.000Z",
        durationMinutes: 120,
        place: "Ring 1; 2. Hof, Wien",
        status: "CONFIRMED",
        sequence: 4,
        summary: `Bad\\Dach, "ganz"\r\nBEGIN:VEVENT ${"ő".repeat(80)}`,
        description: "x",
        url: "https://example.org/a",
        host: "example.org",
      },
      new Date("2026-03-01T12:00:00Z"),
    );
    const lines = file.split("\r\n");
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(file.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
    expect(entryOf(file)).toMatchObject({
      DTSTART: "20260329T003000Z",
      DTEND: "20260329T023000Z",
      LOCATION: "Ring 1\\; 2. Hof\\, Wien",
      SUMMARY: `Bad\\\\Dach\\, "ganz"\\nBEGIN:VEVENT ${"ő".repeat(80)}`,
    });
  });
});
