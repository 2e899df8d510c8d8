import { PHOTO_TYPES } from "@/lib/files/constants";
import { fileColumn } from "@/lib/files/data";
import { personColumn } from "@/lib/people/data";
import type { Actor } from "@/lib/shared/actor";
import { HAS_PUBLIC_PAGE, IS_OFFERED, visibleTo } from "@/lib/tenders/data/visibility";
import { Prisma } from "@/prisma/generated/client";
import type { TargetKind } from "./target-kind";

// A file has one use at most. `c` and `d` are the aliases of the case and the decision that a target is read for.
const FROM = Prisma.sql`files f JOIN users owner ON owner.id = f.owner_id
  LEFT JOIN tender_files tf ON tf.file_id = f.id
  LEFT JOIN offer_files xo ON xo.file_id = f.id LEFT JOIN offers o ON o.id = xo.offer_id
    LEFT JOIN users pro ON pro.id = o.pro_id
  LEFT JOIN message_files mf ON mf.file_id = f.id LEFT JOIN messages m ON m.id = mf.message_id
    LEFT JOIN conversations v ON v.id = m.conversation_id
  LEFT JOIN finish_photos fp ON fp.file_id = f.id
  LEFT JOIN dispute_photos dp ON dp.file_id = f.id LEFT JOIN disputes dis ON dis.id = dp.dispute_id
  LEFT JOIN review_photos rp ON rp.file_id = f.id LEFT JOIN reviews r ON r.id = rp.review_id
    LEFT JOIN users recipient ON recipient.id = r.recipient_id
  LEFT JOIN tenders t
    ON t.id = coalesce(tf.tender_id, o.tender_id, v.tender_id, fp.tender_id, dis.tender_id, r.tender_id)
  LEFT JOIN users creator ON creator.id = t.creator_id`;

const ON_PUBLIC_PAGE = Prisma.sql`tf.kind = 'PHOTO' AND creator.shows_tender_photos AND ${HAS_PUBLIC_PAGE}`;

const NOBODY = Prisma.sql`false`;

// What only the signed-in see: what is sealed between two, and tenders that are not public.
function usesFor(actor: Actor) {
  const id = Prisma.sql`${actor.id}::uuid`;
  return {
    tender: Prisma.sql`(${visibleTo(actor)} OR ${ON_PUBLIC_PAGE})`,
    offer: Prisma.sql`o.hidden_at IS NULL AND (o.pro_id = ${id} OR t.creator_id = ${id} AND ${IS_OFFERED})`,
    message: Prisma.sql`m.hidden_at IS NULL AND m.deleted_at IS NULL AND ${id} IN (v.pro_id, t.creator_id)`,
    finish: Prisma.sql`${id} IN (t.creator_id, t.recipient_id)`,
    dispute: Prisma.sql`${id} IN (t.creator_id, dis.pro_id)`,
  };
}

const VISITOR_USES = {
  tender: ON_PUBLIC_PAGE,
  offer: NOBODY,
  message: NOBODY,
  finish: NOBODY,
  dispute: NOBODY,
} as const;

/** Who sees the use of a photo sees the photo. Identity documents and unused files are not visible to anyone. */
function isVisible(actor: Actor | null): Prisma.Sql {
  const uses = actor ? usesFor(actor) : VISITOR_USES;
  const isShownOwner = Prisma.sql`owner.suspended_at IS NULL AND owner.deleted_at IS NULL`;
  return Prisma.sql`f.hidden_at IS NULL AND f.mime_type IN (${Prisma.join([...PHOTO_TYPES])})
    AND CASE f.attached_to
      WHEN 'AVATAR' THEN ${isShownOwner} AND owner.photo_public_id = f.public_id
      WHEN 'WORK' THEN ${isShownOwner}
      WHEN 'TENDER' THEN ${uses.tender}
      WHEN 'OFFER' THEN ${uses.offer}
      WHEN 'MESSAGE' THEN ${uses.message}
      WHEN 'FINISH' THEN ${uses.finish}
      WHEN 'DISPUTE' THEN ${uses.dispute}
      WHEN 'REVIEW' THEN r.published_at IS NOT NULL AND r.hidden_at IS NULL AND recipient.deleted_at IS NULL
      ELSE false END`;
}

/** A photo, wherever it is used. Its title is that of the place that shows it: a tender, or its owner's profile. */
export const PHOTO: TargetKind = {
  table: "files",
  row: Prisma.sql`f`,
  from: FROM,
  authorId: Prisma.sql`f.owner_id`,
  title: Prisma.sql`coalesce(t.title, '')`,
  person: Prisma.sql`CASE WHEN t.id IS NULL THEN ${personColumn("owner")} END`,
  text: Prisma.sql`f.name`,
  personId: Prisma.sql`CASE WHEN t.id IS NULL THEN owner.id ELSE r.recipient_id END`,
  hiddenAt: Prisma.sql`hidden_at`,
  photo: fileColumn("f"),
  isThere: Prisma.sql`f.folder <> 'verifications'`,
  isRuledOut: Prisma.sql`false`,
  isVisible,
};
