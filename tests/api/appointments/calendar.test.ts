import ical, { type VEvent } from "node-ical";
import { describe, expect, it } from "vitest";
import { toCalendarFile } from "@/lib/appointments/presentation";
import { aPro } from "@/tests/support/factories";
import { answer, aProposedVisit, aVisit, fileOf, inHours, mailedTo, pick } from "./arranging";

/** The one entry of a file, as another program's calendar reads it. */
function entryOf(file: string): VEvent {
  const [entry, ...others] = Object.values(ical.sync.parseICS(file)).filter(
    (part): part is VEvent => part?.type === "VEVENT",
  );
  if (!entry || others.length > 0) throw new Error("the file has not one entry");
  return entry;
}

describe("the calendar file", () => {
  it("says when, where and with whom, in UTC", async () => {
    const { pro, visit } = await aVisit({ showsAddress: true });
    const { status, body, headers } = await fileOf(pro, visit);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(entryOf(body)).toMatchObject({
      method: "PUBLISH",
      uid: `${visit.id}@localhost`,
      sequence: 1,
      status: "CONFIRMED",
      start: new Date(visit.startsAt ?? 0),
      location: expect.stringMatching(/, \d{4} Wien$/) as string,
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
    expect([first, second, canceled].map((entry) => [entry?.uid, entry?.sequence, entry?.method])).toEqual([
      [`${visit.id}@localhost`, 1, "PUBLISH"],
      [`${visit.id}@localhost`, 2, "PUBLISH"],
      [`${visit.id}@localhost`, 3, "CANCEL"],
    ]);
    expect(second).toMatchObject({ start: new Date(times[0] ?? 0) });
    expect(canceled).toMatchObject({ status: "CANCELLED", start: new Date(times[0] ?? 0) });
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
        description: "a\u0007b",
        url: "https://example.org/a",
        host: "example.org",
      },
      new Date("2026-03-01T12:00:00Z"),
    );
    const lines = file.split("\r\n");
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(file).toContain("DTSTART:20260329T003000Z\r\n");
    expect(entryOf(file)).toMatchObject({
      start: new Date("2026-03-29T00:30:00Z"),
      end: new Date("2026-03-29T02:30:00Z"),
      location: "Ring 1; 2. Hof, Wien",
      summary: `Bad\\Dach, "ganz"\nBEGIN:VEVENT ${"ő".repeat(80)}`,
      description: "a b",
    });
  });
});
