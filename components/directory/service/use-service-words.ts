import { useTranslations } from "next-intl";
import type { ServicePage } from "@/lib/directory/services/schema";

/** The names and questions of a page about a service, which it shows and tells search engines alike. */
export function useServiceWords({ category, subcategory, place, bees }: ServicePage) {
  const t = useTranslations("services");
  const names = useTranslations("categories");
  const categoryLabel = names(`names.${category}`);
  const service = subcategory ? names(`subcategories.${subcategory}`) : categoryLabel;
  const title = place ? t("titleIn", { service, city: place.name }) : service;
  const questions = (["cost", category, "trust"] as const).map((key) => ({
    question: t(`faq.${key}.question`),
    answer: t(`faq.${key}.answer`),
  }));
  // Without a BEE it promises no offers.
  const lead = bees.total > 0 ? t("lead") : t("leadNone");
  return { categoryLabel, service, title, lead, questions };
}
