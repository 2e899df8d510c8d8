import { beforeEach, expect, it } from "vitest";
import { jobHandlers } from "@/lib/registry";
import { deleteExpiredMessages } from "@/lib/contact/service";
import { db } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";

const DAY_MS = 24 * 3_600_000;
const NOW = new Date("2026-11-22T03:47:00Z");

async function aLetter(daysAgo: number): Promise<string> {
  const createdAt = new Date(NOW.getTime() - daysAgo * DAY_MS);
  const data = { id: newId(), name: "Jana", email: "jana@example.cz", subject: "Offers", text: "How many?" };
  return (await db.contactMessage.create({ data: { ...data, createdAt }, select: { id: true } })).id;
}

beforeEach(async () => {
  await db.contactMessage.deleteMany();
});

it("keeps messages to support for a year, as the privacy policy says", async () => {
  await Promise.all([aLetter(366), aLetter(800)]);
  const young = await aLetter(364);

  expect(await deleteExpiredMessages(NOW)).toBe(2);
  expect(await db.contactMessage.findMany({ select: { id: true } })).toEqual([{ id: young }]);
});

it("is done every night", () => {
  const handler = jobHandlers.find(({ job }) => job.name === "forget-contact-messages");

  expect(handler?.cron).toMatch(/^\d+ \d+ \* \* \*$/u);
});
