import { z } from "zod";
import { fileParams, fileView } from "../../files/schema";
import { MAX_WORK_PHOTOS } from "./constants";

/** POST /users/{id}/photo: an own upload from the folder photos becomes the avatar or a work photo. */
export const photoBody = z.object({
  publicId: fileParams.shape.publicId,
  kind: z.enum(["AVATAR", "WORK"]),
});
export type PhotoBody = z.output<typeof photoBody>;

/** A work photo; `photoId` names it in paths. The avatar's photoId is its publicId. */
export const workPhoto = fileView.extend({ photoId: z.string() });
export type WorkPhotoView = z.infer<typeof workPhoto>;

/** PUT /users/{id}/photos (additional): all work photos in their new order. */
export const photoOrderBody = z.object({ photoIds: z.array(z.uuid()).max(MAX_WORK_PHOTOS) });

export const workPhotoList = z.object({ items: z.array(workPhoto) });

export const photoParams = z.object({ id: z.uuid(), photoId: z.string().max(100) });
