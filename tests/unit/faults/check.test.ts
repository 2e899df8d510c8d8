import sharp from "sharp";
import { expect, it } from "vitest";
import { FAULTS } from "../../faults/faults";
import { wrongMails, wrongPhotos } from "../../faults/check";

/** A stage whose database answers every question with these rows. */
const answering = (rows: object[]) => async () => rows as never[];
const once = async (isSo: () => Promise<boolean>) => isSo();

const PHOTO = sharp({ create: { width: 64, height: 48, channels: 3, background: "#f9ae0d" } });

async function photosStoredAs(objects: { key: string; bytes: Uint8Array }[]): Promise<string[]> {
  const stage = { query: answering([{ publicId: "kitchen" }]), objectsOf: () => objects };
  return wrongPhotos(stage, { title: "A tender", tenderId: "t" });
}

it("names the photo of which a size is missing or was cut off", async () => {
  const jpeg = await PHOTO.clone().jpeg().toBuffer();
  const webp = await PHOTO.clone().webp().toBuffer();
  const small = { key: "kitchen.thumbnail", bytes: webp };
  const cut = { key: "kitchen", bytes: jpeg.subarray(0, jpeg.length - 40) };
  const cutSmall = { key: "kitchen.thumbnail", bytes: webp.subarray(0, webp.length - 10) };

  expect(await photosStoredAs([{ key: "kitchen", bytes: jpeg }, small])).toEqual([]);
  expect(await photosStoredAs([small])).toEqual(["A tender: photos with [1] objects"]);
  expect(await photosStoredAs([cut, small])).toEqual([expect.stringContaining("kitchen has")]);
  expect(await photosStoredAs([cut, cutSmall])).toHaveLength(2);
});

/** What the check says of mails that arrived in this order, with a job for the first two of them. */
async function mailsThatCame(ids: string[], mailsBefore: number, mayRepeat: number): Promise<string[]> {
  const query = answering(["a", "b"].map((id) => ({ id, isOver: true })));
  const received = ids.map((id) => ({
    headers: { "message-id": `<${id}@localhost>` },
    from: "",
    to: [],
    raw: "",
  }));
  return wrongMails({ query, until: once, services: { smtp: { received } } }, { mailsBefore, mayRepeat });
}

it("counts a mail that comes twice for the fault in which it does so", async () => {
  expect(await mailsThatCame(["a", "b"], 0, 0)).toEqual([]);
  expect(await mailsThatCame(["a", "b", "a"], 0, 0)).toEqual([expect.stringContaining("1 mails came twice")]);
  expect(await mailsThatCame(["a", "a", "b"], 2, 0)).toEqual([]);
  expect(await mailsThatCame(["a", "b", "a"], 2, 0)).toHaveLength(1);
  expect(await mailsThatCame(["a", "b", "a"], 2, 1)).toEqual([]);
  expect(await mailsThatCame(["a"], 0, 0)).toEqual(["1 of 2 mails never came"]);
});

it("excuses a mail that comes twice only where what sends it may end in the middle", () => {
  const excused = FAULTS.filter(({ mayRepeatMails }) => mayRepeatMails).map(({ name }) => name);

  expect(excused).toEqual([
    "process killed",
    "PostgreSQL restarted",
    "PostgreSQL paused for 10 s",
    "mail refused or away",
    "disk full",
  ]);
});
