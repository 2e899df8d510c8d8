import { queryOptions, useMutation } from "@tanstack/react-query";
import pLimit from "p-limit";
import type { z } from "zod";
import { uploadFile } from "@/lib/files/queries";
import { api, publicApi } from "@/lib/platform/browser/api/api";
import { useIdempotencyKey } from "@/lib/platform/browser/api/use-idempotency-key";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { dropReferral, storedReferral } from "@/lib/platform/browser/session/referral";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import { clearDraft } from "@/lib/platform/browser/storage/drafts";
import {
  changeWaitingPhotos,
  clearWaitingPhotos,
  keepForPending,
  readDevicePhotos,
  readWaitingPhotos,
  takeDevicePhotos,
  toFile,
  writeDevicePhotos,
  type DevicePhoto,
  type WaitingPhotos,
} from "@/lib/platform/browser/storage/device-photos";
import { TENDERS_ROOT } from "@/lib/shared/query-roots";
import type { NewTender } from "@/lib/tenders/schema/content";
import type { PendingTenderCreated, PendingTenderView, pendingTenderBody } from "./schema";

type Account = Omit<z.input<typeof pendingTenderBody>["account"], "referralCode">;
type Described = { tender: NewTender; account: Account; scope: string };
type PendingBody = {
  tender: NewTender;
  photos: number;
  account: z.input<typeof pendingTenderBody>["account"];
};

/**
 * Sends a described tender with the new account, and signs its client in. The draft is then on the server; its photos
 * wait on this device for the upload that follows.
 */
export function useDescribeTender() {
  const idempotencyKey = useIdempotencyKey();
  return useMutation({
    meta: { silent: true },
    mutationFn: async ({ tender, account, scope }: Described) => {
      const photos = (await readDevicePhotos(scope)).length;
      const body: PendingBody = { tender, photos, account: { ...account, referralCode: storedReferral() } };
      const { data } = await publicApi.post<PendingTenderCreated>("/pending-tenders", body, {
        headers: idempotencyKey.headersFor(body),
      });
      await keepForPending(scope, { pendingTenderId: data.pendingTenderId, userId: data.user.id });
      return data;
    },
    onSuccess: ({ accessToken, refreshToken, user }, { scope }) => {
      clearDraft("tender", scope);
      dropReferral();
      sessionStore.signIn({ accessToken, refreshToken, user });
    },
  });
}

export const pendingTenderKeys = { own: [TENDERS_ROOT, "pending"] as const };

/** The caller's tender that waits for their address, was posted or was given back. */
export const pendingTendersQuery = queryOptions({
  queryKey: pendingTenderKeys.own,
  queryFn: async ({ signal }) =>
    (await api.get<{ items: PendingTenderView[] }>("/pending-tenders", { signal })).data.items,
});

/** Gives up a pending tender, because its form has posted it. */
export async function deletePendingTender(id: string): Promise<void> {
  await api.delete<void>(`/pending-tenders/${id}`);
}

export const devicePhotosKey = (scope: string) => ["device-photos", scope] as const;

/** The photos of a draft in this browser. */
export const devicePhotosQuery = (scope: string) =>
  queryOptions({
    queryKey: devicePhotosKey(scope),
    queryFn: () => readDevicePhotos(scope),
    staleTime: Infinity,
    // Nothing is asked of the network.
    networkMode: "always",
  });

/** Takes the photos of a draft out of this browser, to be uploaded. */
export function takeKeptPhotos(scope: string): Promise<File[]> {
  return takeDevicePhotos(scope);
}

/** Keeps the photos of a draft in this browser. */
export function saveDevicePhotos(scope: string, photos: readonly DevicePhoto[]): Promise<void> {
  return writeDevicePhotos(scope, photos);
}

function upload(photo: DevicePhoto): Promise<string> {
  const { signal } = new AbortController();
  const request = {
    file: toFile(photo),
    rootFolder: "tenders",
    signal,
    onProgress: () => undefined,
  } as const;
  return uploadFile(request).then(({ publicId }) => publicId);
}

const isAnswered = (error: unknown, ...statuses: number[]) =>
  error instanceof ApiError && statuses.includes(error.status);

/** The server will never take this photo: too large, no picture at all, or harmful. */
const isRefused = (error: unknown) => isAnswered(error, 413, 415, 422);

/** The tender was given up or has gone on: the photos have nowhere to go. */
const isOver = (error: unknown) => isAnswered(error, 404, 409, 422);

// Each change reads what is kept before it writes.
const changeInTurn = pLimit(1);

/** Uploads a photo unless an earlier visit has, and keeps what became of it: a later visit does not repeat it. */
async function send(userId: string, photo: DevicePhoto): Promise<string> {
  if (photo.publicId) return photo.publicId;
  const change = (next: DevicePhoto[]) =>
    changeInTurn(() =>
      changeWaitingPhotos(userId, (photos) =>
        photos.flatMap((each) => (each.id === photo.id ? next : [each])),
      ),
    );
  try {
    const publicId = await upload(photo);
    await change([{ ...photo, publicId }]);
    return publicId;
  } catch (error) {
    if (isRefused(error)) await change([]);
    throw error;
  }
}

type OnRefused = (names: string[]) => void;

/** Uploads what waits, except for what the server refuses. Throws when one of the others has to wait for a later try. */
async function sendAll({ userId, photos }: WaitingPhotos, onRefused: OnRefused): Promise<string[]> {
  const sent = await Promise.allSettled(photos.map((photo) => send(userId, photo)));
  const failures = sent.map((each) => (each.status === "rejected" ? (each.reason as unknown) : null));
  const refused = photos.filter((_photo, index) => isRefused(failures[index]));
  if (refused.length > 0) onRefused(refused.map(({ name }) => name));
  const failure = failures.find((each) => each !== null && !isRefused(each));
  if (failure) throw failure;
  return sent.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
}

async function deliver(waiting: WaitingPhotos, onRefused: OnRefused): Promise<void> {
  const { userId, pendingTenderId, photos } = waiting;
  const photoIds = await sendAll(waiting, onRefused);
  try {
    await api.patch(`/pending-tenders/${pendingTenderId}`, { photoIds });
  } catch (error) {
    // An upload of an earlier visit that nothing used is deleted after a day: everything is uploaded anew, once.
    if (isAnswered(error, 422) && photos.some(({ publicId }) => publicId)) {
      await changeWaitingPhotos(userId, (kept) => kept.map(({ publicId: _gone, ...photo }) => photo));
      const left = await readWaitingPhotos(userId);
      return left ? deliver(left, onRefused) : undefined;
    }
    if (!isOver(error)) throw error;
  }
  await clearWaitingPhotos();
}

/** Two tabs take turns, so that no photo is uploaded twice. */
function inTurn<T>(run: () => Promise<T>): Promise<T> {
  return "locks" in navigator ? navigator.locks.request("tb-photos", run) : run();
}

/**
 * Uploads the user's photos that wait on this device, and adds them to their tender. Those that the server refuses are
 * dropped; `onRefused` gets their names. False: there were none. Throws when some have to wait for a later try.
 */
export function deliverWaitingPhotos(userId: string, onRefused: OnRefused): Promise<boolean> {
  return inTurn(async () => {
    const waiting = await readWaitingPhotos(userId);
    if (!waiting) return false;
    await deliver(waiting, onRefused);
    return true;
  });
}
