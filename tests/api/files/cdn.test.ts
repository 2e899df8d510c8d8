import { expect, it } from "vitest";
import { GET as ownProfile } from "@/app/api/users/[id]/profile/route";
import { GET as publicProfile } from "@/app/api/users/[id]/profile/public/route";
import { aPhotoOf, aTenderPhoto, fetched } from "@/tests/api/reports/photos";
import { call } from "@/tests/support/call";
import { aPro } from "@/tests/support/factories";

const CDN = "https://cdn.tenderbee.example";
process.env.CDN_URL = `${CDN}/`;

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
