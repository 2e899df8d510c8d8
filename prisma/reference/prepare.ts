import { upsertCategories } from "@/lib/categories/service";
import { fillPlaces } from "@/lib/places/service/fill-places";
import { withPatience } from "@/lib/platform/server/database/db";
import { transact } from "@/lib/platform/server/work/transact";
import { upsertPlans } from "@/lib/subscriptions/service/reference-plans";

/** Upserts categories, subcategories and plans to this version of the product; idempotent. */
export function upsertReferenceData(): Promise<void> {
  return transact(async ({ tx }) => {
    await upsertCategories(tx);
    await upsertPlans(tx);
  });
}

/**
 * Loads the reference data that every installation needs: categories, plans and the gazetteer. The gazetteer is
 * imported once (about six seconds for 74,000 towns); afterwards this takes a few milliseconds, so every start calls
 * it. Tests load the towns of a few countries.
 */
export async function prepareReferenceData(options: { countries?: readonly string[] } = {}): Promise<void> {
  await upsertReferenceData();
  await withPatience((client) => fillPlaces(client, options.countries));
}
