import { expect, it } from "vitest";
import { GET as ownProfile } from "@/app/api/users/[id]/profile/route";
import { GET as publicProfile } from "@/app/api/users/[id]/profile/public/route";
import { consumeRateLimit } from "@/lib/platform/server/http/rate-limit";
import { newId } from "@/lib/shared/ids";
import { aPhotoOf, aTenderPhoto, fetched } from "@/tests/api/reports/photos";
import { call } from "@/tests/support/call";
import { aPro } from "@/tests/support/factories";

const CDN = "https://cdn.tenderbee.example";
process.env.CDN_URL = `${CDN}/`;
// Limits are counted here, in a process of its own.
process.env.RATE_LIMITS = "1";

type Seen = { photo: { url: string; thumbnailURL: string }; photos: { url: string }[] };

it("names the network in the addresses of avatars and photos of work, and lets other origins show them", async () => {
  const pro = await aPro();
  const [avatar, work] = [await aPhotoOf(pro, "AVATAR"), await aPhotoOf(pro, "WORK")];
  const params = { id: pro.id };
  for (const answer of [
    await call<Seen>(publicProfile, { params }),
    await call<Seen>(ownProfile, { as: pro, params }),
  ]) {
    const { photo, photos } = answer.body;
    expect(photo.url).toBe(`${CDN}/api/files/${avatar.publicId}`);
    expect(photo.thumbnailURL).toBe(`${CDN}/api/files/${avatar.publicId}?size=thumbnail`);
    expect(photos.map(({ url }) => url)).toEqual([`${CDN}/api/files/${work.publicId}`]);
  }
  const { status, headers } = await fetched(`/api/files/${work.publicId}`);
  expect([status, headers.get("cross-origin-resource-policy")]).toEqual([200, "cross-origin"]);
});

it("keeps private files to this server", async () => {
  const photo = await aTenderPhoto();
  for (const place of Object.values(photo.places)) expect(await place()).not.toContain(CDN);
});

it("does not count the public pictures that the network asks for again and again, and all else", async () => {
  const { publicId } = await aPhotoOf(await aPro(), "WORK");
  const address = "203.0.113.7";
  const ask = async (file: string) =>
    (await fetched(`/api/files/${file}`, { "x-client-ip": address })).status;
  await consumeRateLimit("file", address, 5_998);

  for (let times = 0; times < 5; times++) expect(await ask(publicId)).toBe(200);

  expect([await ask(newId()), await ask(newId()), await ask(newId())]).toEqual([404, 404, 429]);
});
