import { queryOptions, useMutation } from "@tanstack/react-query";
import type { z } from "zod";
import { uploadFile } from "@/lib/files/queries";
import { api, publicApi } from "@/lib/platform/browser/api/api";
import { useIdempotencyKey } from "@/lib/platform/browser/api/use-idempotency-key";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { dropReferral, storedReferral } from "@/lib/platform/browser/session/referral";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import { clearDraft } from "@/lib/platform/browser/storage/drafts";
import {
  clearWaitingPhotos,
  keepForPending,
  readDevicePhotos,
  readWaitingPhotos,
  takeDevicePhotos,
  toFile,
  writeDevicePhotos,
  type DevicePhoto,
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

function send(photo: DevicePhoto): Promise<string> {
  const { signal } = new AbortController();
  const request = {
    file: toFile(photo),
    rootFolder: "tenders",
    signal,
    onProgress: () => undefined,
  } as const;
  return uploadFile(request).then(({ publicId }) => publicId);
}

/** Two tabs take turns, so that no photo is uploaded twice. */
function inTurn<T>(run: () => Promise<T>): Promise<T> {
  return "locks" in navigator ? navigator.locks.request("tb-photos", run) : run();
}

/** The tender was given up or has gone on: the photos have nowhere to go. */
const isOver = (error: unknown) => error instanceof ApiError && [404, 409, 422].includes(error.status);

/** Uploads the user's photos that wait on this device, and adds them to their tender. False: there were none. */
export function deliverWaitingPhotos(userId: string): Promise<boolean> {
  return inTurn(async () => {
    const waiting = await readWaitingPhotos(userId);
    if (!waiting) return false;
    const photoIds = await Promise.all(waiting.photos.map(send));
    await api.patch(`/pending-tenders/${waiting.pendingTenderId}`, { photoIds }).catch((error: unknown) => {
      if (!isOver(error)) throw error;
    });
    await clearWaitingPhotos();
    return true;
  });
}
