import { db } from "@/lib/platform/server/database/db";
import { openToPro } from "./visibility";

/** Keeps that a PRO has opened a tender, once and only while it is open; all PROs may see it then. */
export async function addTenderView(tenderId: string, proId: string): Promise<void> {
  // Most calls are not the first: they read the key and write nothing.
  await db.$executeRaw`
    INSERT INTO tender_views (tender_id, pro_id)
    SELECT t.id, ${proId}::uuid FROM tenders t
    WHERE t.id = ${tenderId}::uuid AND ${openToPro(proId)} AND NOT EXISTS (SELECT 1 FROM tender_views v
      WHERE v.tender_id = t.id AND v.pro_id = ${proId}::uuid)
    ON CONFLICT DO NOTHING`;
}
