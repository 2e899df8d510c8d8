import { useTranslations } from "next-intl";
import { serviceHref } from "@/lib/directory/presentation";
import type { ServicePage } from "@/lib/directory/services/schema";
import { ServiceLinks } from "./ServiceLinks";

/** The same service in other towns. */
export function TownLinks({ page: { category, subcategory, places } }: { page: ServicePage }) {
  const t = useTranslations("services");
  const elsewhere = places.map(({ slug, name }) => ({
    href: serviceHref(category, subcategory, slug),
    text: name,
  }));
  return <ServiceLinks id="places" title={t("places")} links={elsewhere} />;
}
