import { DescribePage } from "@/components/tenders/describe/DescribePage";
import { CreateTenderScreen } from "@/components/tenders/CreateTenderScreen";
import { subcategoryName } from "@/lib/categories/service";
import { toLanguage } from "@/lib/i18n/languages";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";
import { readLocale } from "@/lib/i18n/page-locale";

export const generateMetadata = pageTitle("tenders", "create.title");

export default async function Page({ params }: PageProps<{ category: string; subcategory: string }>) {
  const { lang, category, subcategory } = await enterPage(params);
  const name = subcategoryName(toLanguage(readLocale(lang)), subcategory);
  return (
    <DescribePage of="/create-tender/[category]/[subcategory]">
      <CreateTenderScreen
        categorySlug={category}
        subcategorySlug={subcategory}
        base="/create-tender"
        name={name}
      />
    </DescribePage>
  );
}
