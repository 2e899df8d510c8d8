import { LANGUAGES, type Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translator";
import type { DbClient } from "@/lib/platform/server/database/db";
import { fixedId } from "@/lib/shared/ids";
import { PLANS, type PlanSlug } from "../constants";

/** The id of a plan, the same in every database. */
export function planIdOf(slug: PlanSlug): string {
  return fixedId(`plan:${slug}`);
}

/** What this version of the product calls a plan. */
export function productNamesOfPlan(slug: PlanSlug): Record<Language, string> {
  const nameIn = (lang: Language) => translator(lang, "subscriptions")(`plans.${slug}`);
  return Object.fromEntries(LANGUAGES.map((lang) => [lang, nameIn(lang)])) as Record<Language, string>;
}

function planRows() {
  return PLANS.map((plan, position) => ({
    ...plan,
    id: planIdOf(plan.slug),
    position,
    names: productNamesOfPlan(plan.slug),
  }));
}

/**
 * Brings the plans to what this version of the product says, but for what admins have arranged. A plan whose price has
 * changed is not sold until `stripe:sync` has made the new price: the old one would charge another amount than is shown.
 * Safe to repeat and to run on several servers at once.
 */
export async function upsertPlans(client: DbClient): Promise<void> {
  await client.$executeRaw`
    INSERT INTO plans (id, slug, names, price_minor, payable, offers_per_month, max_subcategories, position)
    SELECT id, slug, names, "priceMinor", payable, "offersPerMonth", "maxSubcategories", position
    FROM jsonb_to_recordset(${JSON.stringify(planRows())}::jsonb) AS given(id uuid, slug text, names jsonb,
      "priceMinor" int, payable boolean, "offersPerMonth" int, "maxSubcategories" int, position int)
    ON CONFLICT (slug) DO UPDATE SET names = CASE WHEN plans.version = 0 THEN excluded.names ELSE plans.names END, price_minor = excluded.price_minor,
      payable = excluded.payable, offers_per_month = excluded.offers_per_month,
      max_subcategories = excluded.max_subcategories,
      provider_price_id = CASE WHEN plans.price_minor = excluded.price_minor THEN plans.provider_price_id END`;
}
