import { open } from "node:fs/promises";

/** Writes a folder's list of names to the disk: a power cut undoes a new name, a renaming or a removal until then. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
