import { DescribePage } from "@/components/tenders/describe/DescribePage";
import { ChooseSubcategoryScreen } from "@/components/tenders/ChooseSubcategoryScreen";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";
import { namedCategory } from "../named-service";

export const generateMetadata = pageTitle("tenders", "create.categoryTitle");

export default async function Page({ params }: PageProps<{ category: string }>) {
  const category = namedCategory(await enterPage(params));
  return (
    <DescribePage of="/create-tender/[category]">
      <ChooseSubcategoryScreen {...category} base="/create-tender" />
    </DescribePage>
  );
}
