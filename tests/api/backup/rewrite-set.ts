import { setHead } from "@/lib/maintenance/backup/schema";
import { readEntries, writeSet } from "@/lib/maintenance/backup/service/archive";
import { checkSet } from "@/lib/maintenance/backup/service/check-set";

type Changes = {
  /** What its head says otherwise. */
  change?: Record<string, unknown>;
  /** Entries that it has beside its own. */
  more?: Record<string, string>;
};

/** Writes a set that is not sealed once more, to another path, with changes; answers that path. */
export async function rewriteSet(set: string, path: string, { change, more = {} }: Changes): Promise<string> {
  const { head, end } = await checkSet(set, undefined);
  const told = setHead.parse({ ...head, ...change });
  await writeSet(path, undefined, told, async (add) => {
    for await (const { name, size, bytes } of readEntries(set, undefined)) {
      if (/^(set|end)\.json$/.test(name)) for await (const _ of bytes);
      else await add(name, size, bytes);
    }
    for (const [name, text] of Object.entries(more)) await add(name, text.length, [Buffer.from(text)]);
    return end;
  });
  return path;
}
