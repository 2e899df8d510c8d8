import { upsertCategories } from "@/lib/categories/service";
import { fillPlaces } from "@/lib/places/service/fill-places";
import { db, type DbClient } from "@/lib/platform/server/database/db";
import { upsertPlans } from "@/lib/subscriptions/service/reference-plans";

/** Brings categories, subcategories and plans to what this version of the product says; safe to repeat. */
export async function upsertReferenceData(client: DbClient): Promise<void> {
  await upsertCategories(client);
  await upsertPlans(client);
}

/**
 * Categories, plans and the gazetteer: what every installation needs, in production too. The gazetteer comes in
 * once (about six seconds for 74,000 towns); afterwards this takes a few milliseconds, so every start calls it.
 * Tests ask for the towns of a few countries.
 */
export async function prepareReferenceData(options: { countries?: readonly string[] } = {}): Promise<void> {
  await upsertReferenceData(db);
  await fillPlaces(db, options.countries);
}
