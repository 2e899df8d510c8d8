import { createHash } from "node:crypto";
import pLimit from "p-limit";
import { thumbnailKeyOf } from "@/lib/files/service/storage-keys";
import { putObject } from "@/lib/files/service/object-store";
import { storage } from "@/lib/platform/server/storage/storage";
import type { Prisma } from "@/prisma/generated/client";
import type { Face } from "../shapes";
import { takePhoto, takePortrait, type Drawn } from "./draw";
import type { SceneName } from "./scenes";

/** A file of the demo market: what it shows, whose it is and what it is used for. */
export type PictureOrder = {
  id: string;
  publicId: string;
  shows: { scene: SceneName; take: number } | { face: Face };
} & Pick<Prisma.FileCreateManyInput, "ownerId" | "folder" | "name" | "attachedTo" | "createdAt">;

/** The same public id for the same picture, wherever it is seeded. */
export function publicIdOf(name: string): string {
  return createHash("sha256").update(`tenderbee demo ${name}`).digest("base64url").slice(0, 24);
}

/** Drawing and writing side by side, without holding every picture in memory. */
const AT_ONCE = 8;

const drawn = new Map<string, Promise<Drawn>>();

// Many tenders show the same scene from one of two sides: each is drawn once.
function draw({ shows }: PictureOrder): Promise<Drawn> {
  const key = "face" in shows ? JSON.stringify(shows.face) : `${shows.scene} ${shows.take % 2}`;
  const known =
    drawn.get(key) ?? ("face" in shows ? takePortrait(shows.face) : takePhoto(shows.scene, shows.take));
  drawn.set(key, known);
  return known;
}

/** Puts a picture into the storage, unless it lies there, and answers its row. */
async function keepPicture(order: PictureOrder): Promise<Prisma.FileCreateManyInput> {
  const { shows: _shows, ...row } = order;
  const { bytes, thumbnail, width, height } = await draw(order);
  const isSealed = order.folder === "VERIFICATIONS";
  if ((await storage().maybeSize(order.publicId)) === null) {
    await putObject({ isSealed }, thumbnailKeyOf(order.publicId), thumbnail);
    await putObject({ isSealed }, order.publicId, bytes);
  }
  return { ...row, isSealed, size: bytes.byteLength, mimeType: "image/webp", width, height };
}

/** Draws and keeps all pictures; answers their rows. */
export async function keepPictures(orders: readonly PictureOrder[]): Promise<Prisma.FileCreateManyInput[]> {
  const few = pLimit(AT_ONCE);
  return Promise.all(orders.map((order) => few(() => keepPicture(order))));
}

/** Which of the pictures are missing in the storage: the database may have outlived its folder. */
export async function missingPictures(orders: readonly PictureOrder[]): Promise<PictureOrder[]> {
  const missing: PictureOrder[] = [];
  for (const order of orders) {
    if ((await storage().maybeSize(order.publicId)) === null) missing.push(order);
  }
  return missing;
}
