import { DescribePage } from "@/components/tenders/describe/DescribePage";
import { ChooseSubcategoryScreen } from "@/components/tenders/ChooseSubcategoryScreen";
import { categoryName } from "@/lib/categories/service";
import { toLanguage } from "@/lib/i18n/languages";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";
import { readLocale } from "@/lib/i18n/page-locale";

export const generateMetadata = pageTitle("tenders", "create.categoryTitle");

export default async function Page({ params }: PageProps<{ category: string }>) {
  const { lang, category } = await enterPage(params);
  const name = categoryName(toLanguage(readLocale(lang)), category);
  return (
    <DescribePage of="/create-tender/[category]">
      <ChooseSubcategoryScreen categorySlug={category} base="/create-tender" name={name} />
    </DescribePage>
  );
}
