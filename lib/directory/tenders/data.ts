import { fileColumn, SHOWN_FILES, type FileRow } from "@/lib/files/data";
import { onReplica } from "@/lib/platform/server/database/on-replica";
import { AppError } from "@/lib/shared/errors";
import type { TenderStatus } from "@/lib/tenders/machine";
import { HAS_PUBLIC_PAGE } from "@/lib/tenders/data/visibility";
import { tenderColumns, tenderJoins, type TenderRow } from "@/lib/tenders/data/tender-row";

export type PublicTenderRow = TenderRow & { status: TenderStatus; description: string; photos: FileRow[] };

/**
 * A tender that strangers may see, open or closed, with the photos that its client shows. Throws `tender_not_found` for one
 * that is private, canceled, hidden, or whose client shows none.
 */
export async function findPublicTender(tenderId: string): Promise<PublicTenderRow> {
  return onReplica(null, async (client) => {
    const [found] = await client.$queryRaw<{ row: PublicTenderRow }[]>`
    SELECT row_to_json(shown) AS row FROM (
      SELECT ${tenderColumns}, t.description,
        CASE WHEN creator.shows_tender_photos THEN (SELECT coalesce(json_agg(${fileColumn("f")} ORDER BY tf.position), '[]')
          FROM tender_files tf JOIN ${SHOWN_FILES} f ON f.id = tf.file_id
          WHERE tf.tender_id = t.id AND tf.kind = 'PHOTO') ELSE '[]' END AS photos
      FROM tenders t ${tenderJoins}
      WHERE t.id = ${tenderId}::uuid AND ${HAS_PUBLIC_PAGE}) shown`;
    // Thrown within: what is missing at a replica may just have been posted.
    if (!found) throw new AppError("tender_not_found");
    return found.row;
  });
}
