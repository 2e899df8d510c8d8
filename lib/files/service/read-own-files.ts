import type { Actor } from "@/lib/shared/actor";
import { listOwnFiles } from "../data";
import type { FileView } from "../schema";
import { fileViewOf } from "./view-file";

/** Own files with freshly signed URLs, in the order of `publicIds`; those that no longer exist are left out. */
export async function readOwnFiles(call: {
  actor: Actor;
  publicIds: string[];
}): Promise<{ items: FileView[] }> {
  const rows = await listOwnFiles(call.actor.id, call.publicIds);
  const byId = new Map(rows.map((row) => [row.publicId, row]));
  const found = call.publicIds.flatMap((publicId) => byId.get(publicId) ?? []);
  return { items: found.map((row) => fileViewOf(row)) };
}
