import { personColumn, toPersonCard, type PersonRow } from "@/lib/people/data";
import { db, type DbClient } from "@/lib/platform/server/database/db";
import { TOTAL_CAP } from "@/lib/shared/list-constants";
import { Prisma } from "@/prisma/generated/client";
import { REVIEW_NOTES_TAKE } from "../constants";
import type { ReviewNote } from "../schema";

type NoteRow = Pick<ReviewNote, "id" | "tenderId" | "tenderTitle" | "didNotTakePlace" | "rating" | "text"> & {
  author: PersonRow;
  recipient: PersonRow;
  createdAt: Date;
};

// Hidden reviews, too: what is said to the operator waits for nothing.
async function selectNotes(client: DbClient, where: Prisma.Sql, page: Prisma.Sql): Promise<ReviewNote[]> {
  const rows = await client.$queryRaw<NoteRow[]>`
    SELECT r.id, r.tender_id AS "tenderId", t.title AS "tenderTitle", r.ended_agreement_id IS NOT NULL AS "didNotTakePlace",
      r.rating, r.private_note AS text, r.created_at AS "createdAt", ${personColumn("a")} AS author,
      ${personColumn("p")} AS recipient
    FROM reviews r JOIN tenders t ON t.id = r.tender_id
    JOIN users a ON a.id = r.author_id JOIN users p ON p.id = r.recipient_id
    WHERE r.private_note IS NOT NULL AND ${where} ORDER BY r.created_at DESC, r.id DESC ${page}`;
  return rows.map(({ author, recipient, createdAt, ...note }) => ({
    ...note,
    author: toPersonCard(author, { knowsFully: true }),
    recipient: toPersonCard(recipient, { knowsFully: true }),
    createdAt: createdAt.toISOString(),
  }));
}

/** A page of what was written to the operator beside reviews, for admins, the newest first, and their count (capped). */
export async function listNotes(page: number): Promise<{ items: ReviewNote[]; counted: number }> {
  const [items, counted] = await Promise.all([
    selectNotes(
      db,
      Prisma.sql`true`,
      Prisma.sql`LIMIT ${REVIEW_NOTES_TAKE} OFFSET ${(page - 1) * REVIEW_NOTES_TAKE}`,
    ),
    db.review.count({ where: { privateNote: { not: null } }, take: TOTAL_CAP + 1 }),
  ]);
  return { items, counted };
}

/** What the two of an agreement have written to the operator beside their reviews of each other, for admins. */
export function listNotesOf(
  client: DbClient,
  { tenderId, clientId, proId }: { tenderId: string; clientId: string; proId: string },
): Promise<ReviewNote[]> {
  const two = [clientId, proId];
  const isBetween = Prisma.sql`r.author_id = ANY(${two}::uuid[]) AND r.recipient_id = ANY(${two}::uuid[])`;
  return selectNotes(client, Prisma.sql`r.tender_id = ${tenderId}::uuid AND ${isBetween}`, Prisma.empty);
}
