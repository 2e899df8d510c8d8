import { createHash } from "node:crypto";
import pLimit from "p-limit";
import { thumbnailKeyOf } from "@/lib/files/service/storage-keys";
import { putObject } from "@/lib/files/service/object-store";
import { storage } from "@/lib/platform/server/storage/storage";
import type { Prisma } from "@/prisma/generated/client";
import type { Face } from "../shapes";
import { takePhoto, takePortrait, type Drawn } from "./draw";
import type { SceneName } from "./scenes";

/** A file of the demo market: its content, owner and use. */
export type PictureSpec = {
  id: string;
  publicId: string;
  shows: { scene: SceneName; take: number } | { face: Face };
} & Pick<Prisma.FileCreateManyInput, "ownerId" | "folder" | "name" | "attachedTo" | "createdAt">;

/** A deterministic publicId, so that seeding is idempotent. */
export function publicIdOf(name: string): string {
  return createHash("sha256").update(`tenderbee demo ${name}`).digest("base64url").slice(0, 24);
}

/** Concurrency limit, so that not all pictures are in memory at once. */
const AT_ONCE = 8;

const drawn = new Map<string, Promise<Drawn>>();

// Cached: many tenders show the same scene from one of two sides.
function draw({ shows }: PictureSpec): Promise<Drawn> {
  const key = "face" in shows ? JSON.stringify(shows.face) : `${shows.scene} ${shows.take % 2}`;
  const known =
    drawn.get(key) ?? ("face" in shows ? takePortrait(shows.face) : takePhoto(shows.scene, shows.take));
  drawn.set(key, known);
  return known;
}

/** Puts a picture into the object store, unless it exists, and returns its row. */
async function storePicture(spec: PictureSpec): Promise<Prisma.FileCreateManyInput> {
  const { shows: _shows, ...row } = spec;
  const { bytes, thumbnail, width, height } = await draw(spec);
  const isSealed = spec.folder === "VERIFICATIONS";
  if ((await storage().maybeSize(spec.publicId)) === null) {
    await putObject({ isSealed }, thumbnailKeyOf(spec.publicId), thumbnail);
    await putObject({ isSealed }, spec.publicId, bytes);
  }
  return { ...row, isSealed, size: bytes.byteLength, mimeType: "image/webp", width, height };
}

/** Draws and stores all pictures; returns their rows. */
export async function storePictures(specs: readonly PictureSpec[]): Promise<Prisma.FileCreateManyInput[]> {
  const limit = pLimit(AT_ONCE);
  return Promise.all(specs.map((spec) => limit(() => storePicture(spec))));
}

/** The pictures missing in the object store, whose folder may be newer than the database. */
export async function missingPictures(specs: readonly PictureSpec[]): Promise<PictureSpec[]> {
  const missing: PictureSpec[] = [];
  for (const spec of specs) {
    if ((await storage().maybeSize(spec.publicId)) === null) missing.push(spec);
  }
  return missing;
}
