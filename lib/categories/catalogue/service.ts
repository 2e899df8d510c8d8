import { createHash } from "node:crypto";
import { log } from "@/lib/platform/server/config/log";
import { singletons } from "@/lib/platform/server/config/singletons";
import { db } from "@/lib/platform/server/database/db";
import { CATEGORY_TREE, type OfferedCategory, type SubcategorySlug } from "../schema";
import {
  listCatalogue,
  listQuestionChanges,
  namesIn,
  type CatalogueState,
  type QuestionChange,
} from "../data";

/** What admins have changed of questions, by the id of the subcategory. */
export type QuestionChanges = ReadonlyMap<string, readonly QuestionChange[]>;

declare module "@/lib/platform/server/config/singletons" {
  interface Singletons {
    catalogue?: { tree: readonly OfferedCategory[]; questions: QuestionChanges; stamp: string };
    catalogueTimer?: NodeJS.Timeout;
  }
}

/** How long a process may not know of a change, in milliseconds. */
const AGE_MS = 2000;

const categories = new Map<string, (typeof CATEGORY_TREE)[number]>(
  CATEGORY_TREE.map((category) => [category.slug, category]),
);

const isIn = (slugs: readonly SubcategorySlug[], slug: string): slug is SubcategorySlug =>
  (slugs as readonly string[]).includes(slug);

// A slug that this version of the product does not know has neither texts nor a page.
function offeredOf(rows: readonly CatalogueState[]): OfferedCategory[] {
  return rows.flatMap((row) => {
    const category = categories.get(row.slug);
    if (!category || !row.active) return [];
    const active = row.subcategories.flatMap((each) => (each.active ? [each.slug] : []));
    const { slug, icon } = category;
    return [{ slug, icon, subcategories: active.filter((each) => isIn(category.subcategories, each)) }];
  });
}

function bySubcategory(changes: readonly QuestionChange[]): QuestionChanges {
  const ids = [...new Set(changes.map(({ subcategoryId }) => subcategoryId))];
  return new Map(ids.map((id) => [id, changes.filter(({ subcategoryId }) => subcategoryId === id)]));
}

/** Reads what admins have changed of the catalogue; from then on this process offers and names it so. */
export async function refreshCatalogue(): Promise<void> {
  const [rows, changes] = await Promise.all([listCatalogue(db), listQuestionChanges(db)]);
  const stamp = createHash("sha256")
    .update(JSON.stringify([rows, changes]))
    .digest("base64url");
  if (stamp === singletons.catalogue?.stamp) return;
  singletons.catalogue = { tree: offeredOf(rows), questions: bySubcategory(changes), stamp };
  singletons.changedNames = namesIn(rows);
}

/** The categories and subcategories that are offered now, in display order; while pages are built, those of the product. */
export function offeredTree(): readonly OfferedCategory[] {
  return singletons.catalogue?.tree ?? CATEGORY_TREE;
}

const NO_CHANGES: QuestionChanges = new Map();

/** What admins have changed of questions as far as this process knows; another map after every change. */
export function questionChanges(): QuestionChanges {
  return singletons.catalogue?.questions ?? NO_CHANGES;
}

/** Changes with every change of the catalogue, so that what public pages keep in memory is read anew after it. */
export function catalogueStamp(): string {
  return singletons.catalogue?.stamp ?? "product";
}

/** Follows the changes that admins make, also at other processes. */
export async function followCatalogue(): Promise<void> {
  await refreshCatalogue();
  singletons.catalogueTimer = setInterval(() => {
    // The next time tries again; until then what was known stays.
    refreshCatalogue().catch((error: unknown) => log.debug({ error }, "the catalogue could not be read"));
  }, AGE_MS).unref();
}

/** Reads no more: the process stops. */
export function unfollowCatalogue(): void {
  clearInterval(singletons.catalogueTimer);
}
