import type { Actor } from "@/lib/shared/actor";
import type { Prisma } from "@/prisma/generated/client";

/** Where the rows of a kind stand, and what a report and a decision need to know of one. */
export type TargetKind = {
  table: "tenders" | "reviews" | "messages" | "tender_questions" | "users" | "offers" | "files";
  /** The alias of the row in `from`. */
  row: Prisma.Sql;
  /** The row, with `t`, the tender that it belongs to, if it does to one. */
  from: Prisma.Sql;
  authorId: Prisma.Sql;
  title: Prisma.Sql;
  /** One JSON column that reads as a `PersonRow` of whom the title names; null: `title` is the title. */
  person: Prisma.Sql;
  text: Prisma.Sql;
  /** Whose profile shows it; null: it is shown with its tender. */
  personId: Prisma.Sql;
  /** The column that says since when it is hidden. */
  hiddenAt: Prisma.Sql;
  /** One JSON column that reads as a `FileRow` of what it shows itself; null: it says what it is in words. */
  photo: Prisma.Sql;
  /** It can still be decided about. */
  isThere: Prisma.Sql;
  /** It was taken out for good by what moderation cannot change. */
  isRuledOut: Prisma.Sql;
  /** What the caller may see; a visitor what is public. */
  isVisible: (actor: Actor | null) => Prisma.Sql;
};
