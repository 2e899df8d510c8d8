import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { api } from "@/lib/platform/browser/api/api";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import { ownProfileQuery } from "../profile/queries";
import type { PhotoBody, WorkPhotoView } from "./schema";

type PhotosPatch = { photo?: WorkPhotoView | null; photos?: (photos: WorkPhotoView[]) => WorkPhotoView[] };

/** Updates the cached own profile and the avatar of the session. */
function patchPhotos(cache: QueryClient, userId: string, { photo, photos }: PhotosPatch): void {
  const avatar = photo && { id: photo.publicId, url: photo.url, thumbnailURL: photo.thumbnailURL };
  cache.setQueryData(ownProfileQuery(userId).queryKey, (profile) => {
    if (!profile) return profile;
    return {
      ...profile,
      photo: avatar === undefined ? profile.photo : avatar,
      photos: photos ? photos(profile.photos) : profile.photos,
    };
  });
  if (avatar !== undefined) sessionStore.patchUser({ photo: avatar });
}

async function sendPhoto(userId: string, body: PhotoBody): Promise<WorkPhotoView> {
  return (await api.post<WorkPhotoView>(`/users/${userId}/photo`, body)).data;
}

/** Makes an upload the avatar, also in the app shell. */
export function useSetAvatar(userId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (publicId: string) => sendPhoto(userId, { publicId, kind: "AVATAR" }),
    onSuccess: (photo) => patchPhotos(cache, userId, { photo }),
  });
}

/** Makes an upload the last work photo; its tile shows the error, so there is no error toast. */
export function useAddWorkPhoto(userId: string) {
  const cache = useQueryClient();
  return useMutation({
    meta: { silent: true },
    mutationFn: (publicId: string) => sendPhoto(userId, { publicId, kind: "WORK" }),
    onSuccess: (photo) => {
      const without = (photos: WorkPhotoView[]) => photos.filter((each) => each.photoId !== photo.photoId);
      patchPhotos(cache, userId, { photos: (photos) => [...without(photos), photo] });
    },
  });
}

/**
 * Deletes the avatar or a work photo. After a failure the profile is refetched: another device may have deleted it.
 */
export function useRemovePhoto(userId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (photoId: string) => api.delete<void>(`/users/${userId}/photo/${photoId}`),
    onSuccess: (_answer, photoId) => {
      const isAvatar = sessionStore.read().user?.photo?.id === photoId;
      const photos = (all: WorkPhotoView[]) => all.filter((each) => each.photoId !== photoId);
      patchPhotos(cache, userId, isAvatar ? { photo: null } : { photos });
    },
    onError: () => cache.invalidateQueries({ queryKey: ownProfileQuery(userId).queryKey }),
  });
}

/** Reorders the work photos with an optimistic update that is rolled back on failure. */
export function useOrderPhotos(userId: string) {
  const cache = useQueryClient();
  const { queryKey } = ownProfileQuery(userId);
  return useMutation({
    // Serialised: a second change is based on the result of the first.
    scope: { id: `photos-${userId}` },
    mutationFn: (photoIds: readonly string[]) => api.put<void>(`/users/${userId}/photos`, { photoIds }),
    onMutate: async (photoIds) => {
      await cache.cancelQueries({ queryKey });
      const indexOfPhoto = ({ photoId }: WorkPhotoView) => photoIds.indexOf(photoId);
      patchPhotos(cache, userId, {
        photos: (photos) => photos.toSorted((a, b) => indexOfPhoto(a) - indexOfPhoto(b)),
      });
    },
    onError: () => cache.invalidateQueries({ queryKey }),
  });
}
