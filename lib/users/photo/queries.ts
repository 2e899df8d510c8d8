import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { api } from "@/lib/platform/browser/api/api";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import { ownProfileQuery } from "../profile/queries";
import type { PhotoBody, WorkPhotoView } from "./schema";

type ShownPhotos = { photo?: WorkPhotoView | null; photos?: (photos: WorkPhotoView[]) => WorkPhotoView[] };

/** Shows a change of the pictures wherever the own profile is shown. */
function showPhotos(cache: QueryClient, userId: string, { photo, photos }: ShownPhotos): void {
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

/** An upload becomes the avatar, at once in the frame too. */
export function useSetAvatar(userId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (publicId: string) => sendPhoto(userId, { publicId, kind: "AVATAR" }),
    onSuccess: (photo) => showPhotos(cache, userId, { photo }),
  });
}

/** An upload becomes the last picture of finished work; its place in the list says what went wrong. */
export function useAddWorkPhoto(userId: string) {
  const cache = useQueryClient();
  return useMutation({
    meta: { silent: true },
    mutationFn: (publicId: string) => sendPhoto(userId, { publicId, kind: "WORK" }),
    onSuccess: (photo) => {
      const without = (photos: WorkPhotoView[]) => photos.filter((each) => each.photoId !== photo.photoId);
      showPhotos(cache, userId, { photos: (photos) => [...without(photos), photo] });
    },
  });
}

/** Takes the avatar or a picture of finished work away. One that is gone already was taken away elsewhere. */
export function useRemovePhoto(userId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (photoId: string) => api.delete<void>(`/users/${userId}/photo/${photoId}`),
    onSuccess: (_answer, photoId) => {
      const isAvatar = sessionStore.read().user?.photo?.id === photoId;
      const photos = (shown: WorkPhotoView[]) => shown.filter((each) => each.photoId !== photoId);
      showPhotos(cache, userId, isAvatar ? { photo: null } : { photos });
    },
    onError: () => cache.invalidateQueries({ queryKey: ownProfileQuery(userId).queryKey }),
  });
}

/** Shows the pictures in another order: at once, and as before when the server does not hear of it. */
export function useOrderPhotos(userId: string) {
  const cache = useQueryClient();
  const { queryKey } = ownProfileQuery(userId);
  return useMutation({
    // One after the other: a second change is judged by what the first has made.
    scope: { id: `photos-${userId}` },
    mutationFn: (photoIds: readonly string[]) => api.put<void>(`/users/${userId}/photos`, { photoIds }),
    onMutate: async (photoIds) => {
      await cache.cancelQueries({ queryKey });
      const placeOf = ({ photoId }: WorkPhotoView) => photoIds.indexOf(photoId);
      showPhotos(cache, userId, { photos: (shown) => shown.toSorted((a, b) => placeOf(a) - placeOf(b)) });
    },
    onError: () => cache.invalidateQueries({ queryKey }),
  });
}
