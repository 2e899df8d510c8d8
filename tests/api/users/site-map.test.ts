import { expect, it } from "vitest";
import sitemap from "@/app/sitemap";
import { db } from "@/lib/platform/server/database/db";
import { aClient, aPro } from "@/tests/support/factories";

const WRITTEN = { headline: "Painter", summary: "I have painted for twenty years." };

async function withProfile(of: { id: string }, content: Partial<typeof WRITTEN> = WRITTEN): Promise<string> {
  await db.profile.create({ data: { userId: of.id, ...content } });
  return of.id;
}

it("points to each BEE's profile once, in the BEE's own language, with the day of its last change", async () => {
  const bee = await withProfile(await aPro({ lang: "cz" }));
  const { updatedAt } = await db.profile.findUniqueOrThrow({ where: { userId: bee } });

  const entries = (await sitemap()).filter(({ url }) => url.includes(bee));

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

  const addresses = (await sitemap()).map(({ url }) => url);

  expect(hidden.filter((id) => addresses.some((url) => url.includes(id)))).toEqual([]);
});

it("has every public page in every language it is written in, each naming all of them", async () => {
  const entries = await sitemap();
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
  expect(privacy[0]?.alternates?.languages).toMatchObject({
    cs: "http://localhost:3000/cz/privacy-policy",
    "x-default": "http://localhost:3000/en/privacy-policy",
  });
  expect(of("/terms-and-conditions")).toHaveLength(2);
});
