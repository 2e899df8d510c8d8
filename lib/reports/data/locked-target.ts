import type { DbClient, Tx } from "@/lib/platform/server/database/db";
import type { Actor } from "@/lib/shared/actor";
import type { Prisma } from "@/prisma/generated/client";
import type { ReportTarget } from "../presentation";
import type { ReportCopy } from "../schema";

/** A row that can be reported, whose lock this transaction holds until the commit. */
export type LockedTarget = ReportTarget & {
  authorId: string;
  /** Of a profile: since when its account is suspended. */
  hiddenAt: Date | null;
  copy: ReportCopy;
  isAuthorSuspended: boolean;
  /** Of a profile alone. */
  isAdmin?: boolean;
  limitedUntil?: Date | null;
};

/** What each kind says of its rows. */
export type TargetKind = {
  /** The rows of the kind that the condition picks, locked. */
  lock: (tx: Tx, condition: Prisma.Sql) => Promise<Omit<LockedTarget, "kind">[]>;
  /** What the caller may see; a visitor what has a public page. */
  isVisible: (actor: Actor | null) => Prisma.Sql;
  isOne: (targetId: string) => Prisma.Sql;
  setHidden: (tx: Tx, targetId: string, hiddenAt: Date | null) => Promise<unknown>;
  titles: (client: DbClient, ids: string[]) => Promise<{ id: string; title: string }[]>;
};
