import { beforeEach, describe, expect, it } from "vitest";
import { GET } from "@/app/api/price-guides/[subcategoryId]/route";
import { subcategoryIdOf } from "@/lib/categories/service";
import { db } from "@/lib/platform/server/database/db";
import { priceGuide } from "@/lib/price-guides/schema";
import { priceGuideOf, refreshPriceGuides } from "@/lib/price-guides/service";
import { jobs } from "@/lib/price-guides/jobs";
import { newId } from "@/lib/shared/ids";
import { call, read } from "@/tests/support/call";
import { aClient, aPro, aTender, type TestUser } from "@/tests/support/factories";

const PAINTING = subcategoryIdOf("painting");
const ask = (country = "AT", subcategoryId = PAINTING) =>
  call<{ code?: string }>(GET, { params: { subcategoryId }, query: { country } });

type Finished = { client: TestUser; pro: TestUser; priceMinor: number; completedAt?: Date; columns?: object };

/** A completed tender, as the product leaves it. */
async function aFinishedTender({
  client,
  pro,
  priceMinor,
  completedAt = new Date(),
  columns = {},
}: Finished) {
  const { priceType = "FIXED", ...place } = columns as { priceType?: "FIXED" | "HOURLY" };
  const tender = await aTender({ client, ...place });
  const price = {
    priceType,
    priceMinor: priceType === "FIXED" ? priceMinor : priceMinor / 10,
    estimatedHours: priceType === "FIXED" ? null : 10,
    totalMinor: priceMinor,
  };
  const offer = await db.offer.create({
    data: {
      id: newId(),
      tenderId: tender.id,
      proId: pro.id,
      ...price,
      materials: "INCLUDED",
      message: "I can start on Monday.",
      status: "ACCEPTED",
      acceptedAt: completedAt,
    },
    select: { id: true },
  });
  const agreement = { recipientId: pro.id, acceptedOfferId: offer.id, agreedPriceMinor: priceMinor };
  await db.tender.update({
    where: { id: tender.id },
    data: { status: "COMPLETED", ...agreement, acceptedAt: completedAt, completedAt },
    select: { id: true },
  });
}

let clients: TestUser[];
let pros: TestUser[];

beforeEach(async () => {
  await db.tender.deleteMany({});
  clients = await Promise.all([1, 2, 3, 4, 5].map(() => aClient()));
  pros = await Promise.all([1, 2, 3, 4, 5].map(() => aPro()));
});

const at = (people: TestUser[], index: number) => people[index % people.length] as TestUser;

/** Finished tenders of that many clients and PROs at 100, 200, 300 … euros. */
async function finish(count: number, { among = 5, ...rest }: { among?: number } & Partial<Finished> = {}) {
  for (let index = 0; index < count; index++)
    await aFinishedTender({
      client: at(clients, index % among),
      pro: at(pros, index % among),
      priceMinor: 10_000 * (index + 1),
      ...rest,
    });
}

describe("price guides", () => {
  it("say the middle half of what was agreed, to everybody", async () => {
    await finish(8);
    expect(await refreshPriceGuides()).toBe(1);

    const answer = await ask();

    expect(answer.status).toBe(200);
    expect(read(priceGuide, answer)).toEqual({
      lowMinor: 20_000,
      medianMinor: 40_000,
      highMinor: 60_000,
      tenders: 8,
    });
    expect(answer.headers.get("cache-control")).toContain("public");
    expect(await priceGuideOf(PAINTING, "AT")).toEqual(answer.body);
    expect(await priceGuideOf(PAINTING, "DE")).toBeNull();
  });

  it("are written by the job of the night, and a second run changes nothing", async () => {
    await finish(8);
    for (const { run } of [...jobs, ...jobs]) await run({}, { jobId: newId() });
    expect(await db.priceGuide.count()).toBe(1);
    await Promise.all([refreshPriceGuides(), refreshPriceGuides()]);
    expect((await ask()).status).toBe(200);
  });

  it.each<[string, () => Promise<void>]>([
    ["seven tenders", () => finish(7)],
    ["tenders of four people", () => finish(12, { among: 4 })],
    ["tenders of one client", () => finish(10, { client: clients[0]! })],
    ["jobs of one BEE", () => finish(10, { pro: pros[0]! })],
    ["jobs of two years ago", () => finish(8, { completedAt: new Date(Date.now() - 750 * 86_400_000) })],
    ["jobs that repeat, priced by the visit", () => finish(8, { columns: { repeats: "WEEKLY" } })],
    ["jobs paid by the hour", () => finish(8, { columns: { priceType: "HOURLY" } })],
    [
      "remote jobs",
      () =>
        finish(8, {
          columns: {
            isRemote: true,
            country: null,
            city: null,
            street: null,
            postcode: null,
            latitude: null,
            longitude: null,
          },
        }),
    ],
  ])("say nothing from %s", async (_, happened) => {
    await happened();
    await refreshPriceGuides();
    const answer = await ask();
    expect([answer.status, answer.body.code]).toEqual([404, "too_few_prices"]);
  });

  it("are of one country and one service, and end when they no longer hold", async () => {
    await finish(8, { columns: { country: "DE", city: "Berlin" } });
    await refreshPriceGuides();
    expect((await ask("de")).status).toBe(200);
    expect((await ask("AT")).status).toBe(404);
    expect((await ask("DE", subcategoryIdOf("tiling"))).status).toBe(404);

    await refreshPriceGuides(new Date(Date.now() + 800 * 86_400_000));
    expect((await ask("DE")).status).toBe(404);
  });

  it("need a country", async () => {
    expect((await ask("Austria")).status).toBe(422);
  });
});
