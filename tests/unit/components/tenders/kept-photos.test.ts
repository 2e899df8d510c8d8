// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { readStored } from "@/lib/platform/browser/storage/local-storage";
import {
  clearDevicePhotos,
  keepForPending,
  readDevicePhotos,
  readWaitingPhotos,
  takeDevicePhotos,
  toDevicePhoto,
  writeDevicePhotos,
} from "@/lib/platform/browser/storage/device-photos";

const aPhoto = (name: string) => toDevicePhoto(new File(["bytes"], name, { type: "image/jpeg" }));
const namesOf = (photos: readonly { name: string }[]) => photos.map(({ name }) => name);
const PENDING = { pendingTenderId: "t1", userId: "u1" };

beforeEach(() => clearDevicePhotos());

it("keeps the photos of each draft apart, also in a browser without a database, until they are taken", async () => {
  await writeDevicePhotos("painting", [aPhoto("wall.jpg")]);
  await writeDevicePhotos("tiling", [aPhoto("bath.jpg")]);

  expect(namesOf(await readDevicePhotos("painting"))).toEqual(["wall.jpg"]);
  const [file, ...others] = await takeDevicePhotos("painting");
  expect([file?.name, file?.type, others]).toEqual(["wall.jpg", "image/jpeg", []]);
  expect(await readDevicePhotos("painting")).toEqual([]);
  expect(namesOf(await readDevicePhotos("tiling"))).toEqual(["bath.jpg"]);
});

it("lets them wait for the tender that the draft has become, for its own client alone", async () => {
  await writeDevicePhotos("painting", [aPhoto("wall.jpg")]);

  await keepForPending("painting", PENDING);

  expect(readStored("photos")).toBe("t1");
  expect(namesOf((await readWaitingPhotos("u1"))?.photos ?? [])).toEqual(["wall.jpg"]);
  expect(await readWaitingPhotos("another")).toBeNull();
});

it("waits for nothing where no photo was chosen, and forgets all on signing out", async () => {
  await keepForPending("painting", PENDING);
  expect(readStored("photos")).toBeNull();

  await writeDevicePhotos("painting", [aPhoto("wall.jpg")]);
  await keepForPending("painting", PENDING);
  await clearDevicePhotos();

  expect([readStored("photos"), await readWaitingPhotos("u1")]).toEqual([null, null]);
});
