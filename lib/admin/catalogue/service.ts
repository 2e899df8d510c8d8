import { addAuditEntry } from "@/lib/audit/data";
import type { AuditAction } from "@/lib/audit/constants";
import { refreshCatalogue } from "@/lib/categories/catalogue/service";
import type { CategorySlug, SubcategorySlug } from "@/lib/categories/schema";
import { productNamesOf, productNamesOfSubcategory, upsertCategories } from "@/lib/categories/service";
import type { PlanSlug } from "@/lib/subscriptions/constants";
import { productNamesOfPlan } from "@/lib/subscriptions/service/reference-plans";
import type { LocalizedNames } from "@/lib/platform/server/pages/changed-names";
import { transact } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import type { Prisma } from "@/prisma/generated/client";
import type { CatalogueKind } from "./constants";
import {
  listCataloguePlans,
  lockSiblings,
  readTree,
  saveEntry,
  saveOrder,
  type CatalogueTreeRow,
  type LockedEntry,
} from "./data";
import type { CatalogueChange, CataloguePlans, CatalogueService, CatalogueView } from "./schema";

type Named = Pick<LockedEntry, "slug" | "names">;

const PRODUCT_NAMES: Record<CatalogueKind, (slug: string) => LocalizedNames> = {
  categories: (slug) => productNamesOf(slug as CategorySlug),
  subcategories: (slug) => productNamesOfSubcategory(slug as SubcategorySlug),
  plans: (slug) => productNamesOfPlan(slug as PlanSlug),
};

const namesOf = (kind: CatalogueKind, { slug, names }: Named) => names ?? PRODUCT_NAMES[kind](slug);

type Row = CatalogueTreeRow["subcategories"][number];

function toService(kind: CatalogueKind, row: Row, openTenders: number): CatalogueService {
  const { id, slug, active: isActive, version } = row;
  const names = namesOf(kind, { slug, names: row.names as LocalizedNames | null });
  return { id, slug, isActive, version, names, openTenders };
}

/** All categories and subcategories, those that are switched off, too, with their open tenders. */
export async function readCatalogue(): Promise<CatalogueView> {
  const { rows, open } = await readTree();
  const categories = rows.map((row) => {
    const subcategories = row.subcategories.map((each) =>
      toService("subcategories", each, open.get(each.id) ?? 0),
    );
    const openTenders = subcategories.reduce((sum, each) => sum + each.openTenders, 0);
    return { ...toService("categories", row, openTenders), subcategories };
  });
  return { categories };
}

/** All plans, those that are switched off, too, with their running subscriptions. */
export async function readPlansOfCatalogue(): Promise<CataloguePlans> {
  const rows = await listCataloguePlans();
  return {
    plans: rows.map(({ active: isActive, ...row }) => ({ ...row, isActive, names: sorted(row.names) })),
  };
}

const AUDITED = {
  categories: "catalogue.category_changed",
  subcategories: "catalogue.subcategory_changed",
  plans: "catalogue.plan_changed",
} as const satisfies Record<CatalogueKind, AuditAction>;

type Facts = { order: number; isActive: boolean; names: LocalizedNames };

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What differs, as it was and as it is, with its names; null when nothing does. */
export function differenceOf<F extends object>(before: F, after: F) {
  const keys = (Object.keys(before) as (keyof F & string)[]).filter(
    (key) => !isSame(before[key], after[key]),
  );
  if (keys.length === 0) return null;
  const of = (facts: F) => Object.fromEntries(keys.map((key) => [key, facts[key]])) as Prisma.InputJsonObject;
  return { keys, before: of(before), after: of(after) };
}

/** The order after one has got another place among them. */
export function moved(ids: readonly string[], id: string, order: number): string[] {
  const others = ids.filter((each) => each !== id);
  return [...others.slice(0, order), id, ...others.slice(order)];
}

/** Languages in one order: the database does not keep that of keys. */
const sorted = ({ en, de, hu, cz, sk }: LocalizedNames): LocalizedNames => ({ en, de, hu, cz, sk });

function factsOf(kind: CatalogueKind, entry: LockedEntry, order: number): Facts {
  return { order, isActive: entry.active, names: sorted(namesOf(kind, entry)) };
}

function changed(before: Facts, change: CatalogueChange, count: number): Facts {
  const { order = before.order, isActive = before.isActive, names = before.names } = change;
  return { order: Math.min(order, count - 1), isActive, names: sorted(names) };
}

type ChangeEntry = { actor: Actor; kind: CatalogueKind; id: string; change: CatalogueChange; ip: string };

/**
 * Changes order, names or whether it is offered of a category, a subcategory or a plan; every change is a version, in the
 * audit log with what was before. Throws `category_not_found` (`plan_not_found`), `stale_version` when another admin was
 * faster, and `plan_is_free` for the plan that has to be offered.
 */
export async function changeEntry({ actor, kind, id, change, ip }: ChangeEntry): Promise<void> {
  await transact(async ({ tx }) => {
    const siblings = await lockSiblings(tx, kind, id);
    const place = siblings.findIndex((each) => each.id === id);
    const entry = siblings[place];
    if (!entry) throw new AppError(kind === "plans" ? "plan_not_found" : "category_not_found");
    if (entry.version !== change.version) throw new AppError("stale_version");
    const before = factsOf(kind, entry, place);
    const after = changed(before, change, siblings.length);
    const differing = differenceOf(before, after);
    if (!differing) return;
    if (entry.isFree && !after.isActive) throw new AppError("plan_is_free");
    const isRenamed = !isSame(before.names, after.names);
    await saveEntry(tx, kind, { id, active: after.isActive, names: isRenamed ? after.names : entry.names });
    const ids = siblings.map((each) => each.id);
    await saveOrder(tx, kind, moved(ids, id, after.order));
    // Tenders are found by the new names from now on.
    if (isRenamed && kind !== "plans") await upsertCategories(tx);
    const subject = { action: AUDITED[kind], subjectType: kind, subjectId: id } as const;
    const { before: was, after: is } = differing;
    await addAuditEntry(tx, { actorId: actor.id, ...subject, ip, before: was, after: is, at: new Date() });
  });
  await refreshCatalogue();
}
