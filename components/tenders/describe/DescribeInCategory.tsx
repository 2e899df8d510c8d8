import { ChooseSubcategoryScreen } from "@/components/tenders/ChooseSubcategoryScreen";
import { categoryName } from "@/lib/categories/service";
import { toLanguage } from "@/lib/i18n/languages";
import { readLocale } from "@/lib/i18n/page-locale";
import { DescribePage } from "./DescribePage";

/** Choosing the service of a category before there is an account; the category's name is in the page's HTML. */
export function DescribeInCategory({ lang, category }: { lang: string; category: string }) {
  const name = categoryName(toLanguage(readLocale(lang)), category);
  return (
    <DescribePage of="/create-tender/[category]">
      <ChooseSubcategoryScreen categorySlug={category} base="/create-tender" name={name} />
    </DescribePage>
  );
}
