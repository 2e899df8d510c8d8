import type { DbClient, Tx } from "@/lib/platform/server/database/db";
import type { Actor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { HAS_PUBLIC_PAGE, visibleTo } from "@/lib/tenders/data/visibility";
import { Prisma } from "@/prisma/generated/client";
import type { ReportKind } from "../constants";
import type { ReportTarget } from "../presentation";
import type { LockedTarget, TargetKind } from "./locked-target";
import { PROFILE_KIND } from "./profile-target";

const KINDS: Record<ReportKind, TargetKind> = {
  TENDER: {
    lock: (tx, condition) => tx.$queryRaw`
      SELECT t.id AS "targetId", t.creator_id AS "authorId", t.hidden_at AS "hiddenAt",
        creator.suspended_at IS NOT NULL AS "isAuthorSuspended",
        json_build_object('title', t.title, 'text', t.description) AS copy
      FROM tenders t JOIN users creator ON creator.id = t.creator_id WHERE ${condition} FOR UPDATE OF t`,
    isVisible: (actor) =>
      actor ? Prisma.sql`(${visibleTo(actor)} OR (${HAS_PUBLIC_PAGE}))` : Prisma.sql`(${HAS_PUBLIC_PAGE})`,
    isOne: (targetId) => Prisma.sql`t.id = ${targetId}::uuid`,
    setHidden: (tx, id, hiddenAt) =>
      tx.tender.update({ where: { id }, data: { hiddenAt }, select: { id: true } }),
    titles: (client, ids) =>
      client.tender.findMany({ where: { id: { in: ids } }, select: { id: true, title: true } }),
  },
  PROFILE: PROFILE_KIND,
};

/** Locks what the caller may see. Throws `report_target_not_found`. */
export async function lockVisibleTarget(
  tx: Tx,
  actor: Actor | null,
  { kind, targetId }: ReportTarget,
): Promise<LockedTarget> {
  const { lock, isOne, isVisible } = KINDS[kind];
  const [found] = await lock(tx, Prisma.sql`${isOne(targetId)} AND ${isVisible(actor)}`);
  if (!found) throw new AppError("report_target_not_found");
  return { ...found, kind };
}

/** Locks a target for an admin's decision. Throws `report_target_not_found`. */
export async function lockTarget(tx: Tx, { kind, targetId }: ReportTarget): Promise<LockedTarget> {
  const { lock, isOne } = KINDS[kind];
  const [found] = await lock(tx, isOne(targetId));
  if (!found) throw new AppError("report_target_not_found");
  return { ...found, kind };
}

/** Hides a locked target, or brings it back: the only writer of `hiddenAt`. */
export async function setHidden(
  tx: Tx,
  { kind, targetId }: ReportTarget,
  hiddenAt: Date | null,
): Promise<void> {
  await KINDS[kind].setHidden(tx, targetId, hiddenAt);
}

/** The titles of targets of one kind, by their ids. */
export async function findTitles(
  client: DbClient,
  kind: ReportKind,
  ids: string[],
): Promise<Map<string, string>> {
  const rows = ids.length === 0 ? [] : await KINDS[kind].titles(client, ids);
  return new Map(rows.map(({ id, title }) => [id, title]));
}
