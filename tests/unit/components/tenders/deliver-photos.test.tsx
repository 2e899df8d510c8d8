import { cleanup, waitFor } from "@testing-library/react";
import type { InternalAxiosRequestConfig } from "axios";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DeliverPhotos } from "@/components/shell/photos/DeliverPhotos";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { accountAxios } from "@/lib/platform/browser/api/api-clients";
import { setToastHost, type Toast, type ToastHost } from "@/lib/platform/browser/reporting/toasts";
import {
  clearDevicePhotos,
  keepForPending,
  readWaitingPhotos,
  toDevicePhoto,
  writeDevicePhotos,
} from "@/lib/platform/browser/storage/device-photos";
import { readStored } from "@/lib/platform/browser/storage/local-storage";
import { showScreen, signInAs } from "@/tests/support/screen";

const CLIENT = "client";
const PENDING = { pendingTenderId: "pending", userId: CLIENT };

/** What the server says to a file by its name, where it does not take it. */
let refusals: Record<string, number> = {};
let refusedIds: string[] = [];
let uploadedNames: string[] = [];
let delivered: string[][] = [];
let toasts: Toast[] = [];

function upload({ data }: InternalAxiosRequestConfig) {
  const file = (data as FormData).get("file") as File;
  uploadedNames.push(file.name);
  const status = refusals[file.name];
  if (status) throw new ApiError(status, { code: "refused" });
  return { publicId: `${file.name} ${uploadedNames.length}` };
}

function addToTender({ data }: InternalAxiosRequestConfig) {
  const { photoIds } = JSON.parse(String(data)) as { photoIds: string[] };
  if (photoIds.some((id) => refusedIds.includes(id))) throw new ApiError(422, { code: "validation_failed" });
  delivered.push(photoIds);
  return {};
}

beforeEach(async () => {
  // The simulated browser has no locks, and one tab needs none.
  vi.spyOn(navigator, "locks", "get").mockReturnValue({
    request: (_name: string, run: () => unknown) => run(),
  } as unknown as LockManager);
  [refusals, refusedIds, uploadedNames, delivered, toasts] = [{}, [], [], [], []];
  setToastHost({ toast: (toast) => void toasts.push(toast) } as ToastHost);
  accountAxios.defaults.adapter = async (config) => {
    const data = config.method === "patch" ? addToTender(config) : upload(config);
    return Promise.resolve({ data, status: 200, statusText: "", headers: {}, config });
  };
  signInAs(CLIENT, "CLIENT");
  await clearDevicePhotos();
  const photos = ["wall.jpg", "plan.jpg", "floor.jpg"].map((name) =>
    toDevicePhoto(new File(["bytes"], name, { type: "image/jpeg" })),
  );
  await writeDevicePhotos("painting", photos);
  await keepForPending("painting", PENDING);
});
afterEach(cleanup);

const waitingNames = async () => (await readWaitingPhotos(CLIENT))?.photos.map(({ name }) => name) ?? null;

/** A visit, until each of the uploads it begins has been answered. */
async function visit(uploads: number): Promise<void> {
  const before = uploadedNames.length;
  showScreen(<DeliverPhotos />);
  await waitFor(() => expect(uploadedNames.length - before).toBe(uploads));
  // What follows the last answer has its turn.
  await new Promise((done) => setTimeout(done, 50));
  cleanup();
}

it("leaves out a photo that the server does not take, and delivers the others", async () => {
  refusals = { "plan.jpg": 415 };
  await visit(3);

  expect(delivered).toEqual([["wall.jpg 1", "floor.jpg 3"]]);
  expect([await waitingNames(), readStored("photos")]).toEqual([null, null]);
  expect(toasts).toEqual([{ variant: "warning", text: expect.stringContaining("plan.jpg") as string }]);

  await visit(0);
  expect(uploadedNames).toHaveLength(3);
});

it("does not send again what has arrived, when another photo has to wait", async () => {
  refusals = { "plan.jpg": 503 };
  await visit(3);
  expect([delivered, await waitingNames()]).toEqual([[], ["wall.jpg", "plan.jpg", "floor.jpg"]]);
  expect(toasts).toEqual([]);

  refusals = {};
  await visit(1);
  expect(delivered).toEqual([["wall.jpg 1", "plan.jpg 4", "floor.jpg 3"]]);
  expect(await waitingNames()).toBeNull();
});

it("sends anew what the server has swept away meanwhile", async () => {
  refusals = { "plan.jpg": 503 };
  await visit(3);

  refusals = {};
  refusedIds = ["wall.jpg 1"];
  await visit(4);
  expect(delivered).toEqual([["wall.jpg 5", "plan.jpg 6", "floor.jpg 7"]]);
  expect(await waitingNames()).toBeNull();
});

it("says of photos none of which is taken that they were left out, and lets nothing wait", async () => {
  refusals = { "wall.jpg": 413, "plan.jpg": 415, "floor.jpg": 422 };
  await visit(3);

  expect([delivered, await waitingNames()]).toEqual([[[]], null]);
  expect(toasts).toHaveLength(1);
});
