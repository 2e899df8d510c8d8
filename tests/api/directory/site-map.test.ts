import { expect, it } from "vitest";
import { listSiteMap } from "@/lib/directory/site-map/service";
import { db } from "@/lib/platform/server/database/db";
import { countQueries } from "@/tests/support/count-queries";
import { aClient, aPro, aTender } from "@/tests/support/factories";

const WRITTEN = { headline: "Painter", summary: "I have painted for twenty years." };

async function withProfile(of: { id: string }, content: Partial<typeof WRITTEN> = WRITTEN): Promise<string> {
  await db.profile.create({ data: { userId: of.id, ...content } });
  return of.id;
}

it("points to each BEE's profile once, in the BEE's own language, with the day of its last change", async () => {
  const bee = await withProfile(await aPro({ lang: "cz" }));
  const { updatedAt } = await db.profile.findUniqueOrThrow({ where: { userId: bee } });

  const entries = (await listSiteMap()).filter(({ url }) => url.includes(bee));

  expect(entries).toEqual([
    { url: `http://localhost:3000/cz/account/profiles/${bee}`, lastModified: updatedAt },
  ]);
});

it("leaves out clients, empty profiles, unconfirmed addresses and those who have left", async () => {
  const hidden = [
    await withProfile(await aClient()),
    await withProfile(await aPro(), {}),
    await withProfile(await aPro({ emailConfirmedAt: null })),
    await withProfile(await aPro({ deletedAt: new Date() })),
  ];

  const addresses = (await listSiteMap()).map(({ url }) => url);

  expect(hidden.filter((id) => addresses.some((url) => url.includes(id)))).toEqual([]);
});

it("has every public page in every language it is written in, each naming all of them", async () => {
  const entries = await listSiteMap();
  const of = (path: string) => entries.filter(({ url }) => url.endsWith(path));

  const privacy = of("/privacy-policy");
  expect(privacy.map(({ url }) => new URL(url).pathname.split("/")[1])).toEqual([
    "en",
    "de",
    "hu",
    "cz",
    "sk",
  ]);
  expect(new Set(privacy.map(({ alternates }) => JSON.stringify(alternates))).size).toBe(1);
  expect(privacy[0]?.alternates).toMatchObject({
    cs: "http://localhost:3000/cz/privacy-policy",
    "x-default": "http://localhost:3000/en/privacy-policy",
  });
  expect(of("/terms-and-conditions")).toHaveLength(2);
});

it("leaves out BEEs who do not want to be found", async () => {
  const bee = await withProfile(await aPro({ isListed: false }));

  expect((await listSiteMap()).filter(({ url }) => url.includes(bee))).toEqual([]);
});

it("has every service in every language, with the day of its last tender", async () => {
  const { createdAt } = await db.tender.findUniqueOrThrow({
    where: { id: (await aTender()).id },
    select: { createdAt: true },
  });
  const entries = (await listSiteMap()).filter(({ url }) => url.endsWith("/services/renovation/painting"));

  expect(entries.map(({ url }) => new URL(url).pathname.split("/")[1])).toEqual([
    "en",
    "de",
    "hu",
    "cz",
    "sk",
  ]);
  expect(entries.every(({ lastModified }) => (lastModified ?? 0) >= createdAt)).toBe(true);
});

it("has open tenders once, in their language, and none that is private, closed or not shown", async () => {
  const shown = await aTender({ contentLang: "hu" });
  const client = await aClient();
  const hidden = [
    await aTender({ isPrivate: true }),
    await aTender({ client: await aClient({ showsTenders: false }) }),
    await aTender({
      client,
      status: "CANCELED",
      canceledAt: new Date(),
      canceledById: client.id,
      cancelReason: "OTHER",
    }),
  ];
  const addresses = (await listSiteMap()).map(({ url }) => url);

  expect(addresses.filter((url) => url.includes(shown.id))).toEqual([
    `http://localhost:3000/hu/tenders/${shown.id}`,
  ]);
  expect(hidden.filter(({ id }) => addresses.some((url) => url.includes(id)))).toEqual([]);
});

it("is read in five queries at most", async () => {
  expect((await countQueries(listSiteMap)).queries).toBeLessThanOrEqual(5);
});
