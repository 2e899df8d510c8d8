import { LANGUAGES } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translator";
import type { DbClient } from "@/lib/platform/server/database/db";
import { fixedId } from "@/lib/shared/ids";
import { PLANS } from "../constants";

/** The id of a plan, the same in every database. */
export function planIdOf(slug: (typeof PLANS)[number]["slug"]): string {
  return fixedId(`plan:${slug}`);
}

function planRows() {
  return PLANS.map((plan, position) => ({
    ...plan,
    id: planIdOf(plan.slug),
    position,
    names: Object.fromEntries(
      LANGUAGES.map((lang) => [lang, translator(lang, "subscriptions")(`plans.${plan.slug}`)]),
    ),
  }));
}

/** Brings the plans to what this version of the product says. Safe to repeat and to run on several servers at once. */
export async function upsertPlans(client: DbClient): Promise<void> {
  await client.$executeRaw`
    INSERT INTO plans (id, slug, names, price_minor, payable, offers_per_month, max_subcategories, position)
    SELECT id, slug, names, "priceMinor", payable, "offersPerMonth", "maxSubcategories", position
    FROM jsonb_to_recordset(${JSON.stringify(planRows())}::jsonb) AS given(id uuid, slug text, names jsonb,
      "priceMinor" int, payable boolean, "offersPerMonth" int, "maxSubcategories" int, position int)
    ON CONFLICT (slug) DO UPDATE SET names = excluded.names, price_minor = excluded.price_minor,
      payable = excluded.payable, offers_per_month = excluded.offers_per_month,
      max_subcategories = excluded.max_subcategories, position = excluded.position`;
}
