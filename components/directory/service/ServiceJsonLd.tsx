import { useLocale, useTranslations } from "next-intl";
import { breadcrumbsJsonLd, faqJsonLd, itemListJsonLd, oneServiceJsonLd } from "@/components/shell/json-ld";
import { JsonLd } from "@/components/shell/JsonLd";
import { serviceHref } from "@/lib/directory/presentation";
import type { ServicePage } from "@/lib/directory/services/schema";
import { addressIn } from "@/lib/i18n/languages";
import { useServiceWords } from "./use-service-words";

/** The structured data of a page about a service: breadcrumbs, the service, its questions and its BEEs. */
export function ServiceJsonLd({ page, origin }: { page: ServicePage; origin: string }) {
  const footer = useTranslations("common.footer");
  const locale = useLocale();
  const { category, subcategory, place, rating, bees } = page;
  const { categoryLabel, service, title, lead, questions } = useServiceWords(page);
  const urlOf = (path: string) => origin + addressIn(locale, path);
  const crumbs = [
    { name: "TenderBee", url: urlOf("/") },
    { name: footer("services"), url: urlOf("/all-services") },
    { name: categoryLabel, url: urlOf(serviceHref(category)) },
    ...(subcategory ? [{ name: service, url: urlOf(serviceHref(category, subcategory)) }] : []),
    ...(place ? [{ name: place.name, url: urlOf(serviceHref(category, subcategory, place.slug)) }] : []),
  ];
  const items = bees.items.map(({ id, name }) => ({ name, url: urlOf(`/account/profiles/${id}`) }));
  const graph = [
    breadcrumbsJsonLd(crumbs),
    oneServiceJsonLd(origin, { name: title, text: lead, url: crumbs.at(-1)?.url ?? "", city: place, rating }),
    faqJsonLd(questions),
    ...(items.length > 0 ? [itemListJsonLd(items)] : []),
  ];
  return <JsonLd value={{ "@graph": graph }} />;
}
