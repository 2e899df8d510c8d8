import { useTranslations } from "next-intl";
import { serviceHref } from "@/lib/directory/presentation";
import type { ServicePage } from "@/lib/directory/services/schema";
import { ServiceLinks } from "./ServiceLinks";

/** The other services of the category. */
export function SimilarServices({ page: { category, subcategory, siblings } }: { page: ServicePage }) {
  const t = useTranslations("services");
  const names = useTranslations("categories.subcategories");
  const similar = siblings
    .filter((slug) => slug !== subcategory)
    .map((slug) => ({ href: serviceHref(category, slug), text: names(slug) }));
  return <ServiceLinks id="similar" title={t("similar")} links={similar} />;
}
