import { DescribePage } from "@/components/tenders/describe/DescribePage";
import { ChooseSubcategoryScreen } from "@/components/tenders/ChooseSubcategoryScreen";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("tenders", "create.categoryTitle");

export default async function Page({ params }: PageProps<{ category: string }>) {
  const { category } = await enterPage(params);
  return (
    <DescribePage of="/create-tender/[category]">
      <ChooseSubcategoryScreen categorySlug={category} base="/create-tender" />
    </DescribePage>
  );
}
