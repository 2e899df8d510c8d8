import { releaseFiles } from "@/lib/files/service/attach-files";
import type { Work } from "@/lib/platform/server/work/transact";
import { removeFinishPhotos } from "@/lib/tenders/data/tender-finish";

/** A report that is taken back or whose agreement ends takes its photos along. */
export async function dropFinishPhotos(work: Work, tenderId: string): Promise<void> {
  await releaseFiles(work, await removeFinishPhotos(work.tx, tenderId));
}
