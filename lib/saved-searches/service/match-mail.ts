import { subcategoryName } from "@/lib/categories/service";
import { matchMail, type MatchMail } from "@/lib/emails/schema";
import { toLocale, type Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translator";
import { hideContactDetails } from "@/lib/masking/service";
import { formatMoney } from "@/lib/shared/money";
import type { MailedTender } from "../data/tender-facts";

function budgetText(tender: MailedTender, lang: Language): string | null {
  const { budgetType, budgetMinMinor, budgetMaxMinor } = tender;
  if (budgetMinMinor === null) return null;
  const money = (minor: number) => formatMoney(minor, toLocale(lang));
  const isRange = budgetMaxMinor !== null && budgetMaxMinor !== budgetMinMinor;
  const price = isRange ? `${money(budgetMinMinor)} – ${money(budgetMaxMinor)}` : money(budgetMinMinor);
  return budgetType === "HOURLY" ? translator(lang, "emails")("match.hourly", { price }) : price;
}

/** Service, place, budget and urgency on one line. */
function factsOf(tender: MailedTender, lang: Language): string {
  const t = translator(lang, "emails");
  const place = tender.isRemote ? t("match.remote") : tender.city;
  const urgent = tender.urgent ? t("match.urgent") : null;
  const facts = [subcategoryName(lang, tender.subcategory.slug), place, budgetText(tender, lang), urgent];
  return facts.filter((fact) => fact !== null).join(" · ");
}

type Letter = Pick<MatchMail, "userId" | "lang" | "isDigest" | "searches"> & { tenders: MailedTender[] };

/** A mail about new tenders, in the reader's language. */
export function toMatchMail({ tenders, ...letter }: Letter): MatchMail {
  const listed = tenders.map((tender) => ({
    id: tender.id,
    title: hideContactDetails(tender.title, letter.lang),
    facts: factsOf(tender, letter.lang),
  }));
  return matchMail.parse({ template: "match", ...letter, tenders: listed });
}
