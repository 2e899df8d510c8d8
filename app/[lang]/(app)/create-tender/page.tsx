import { DescribePage } from "@/components/tenders/describe/DescribePage";
import { ChooseCategoryScreen } from "@/components/tenders/ChooseCategoryScreen";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("tenders", "create.categoryTitle");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <DescribePage of="/create-tender">
      <ChooseCategoryScreen base="/create-tender" />
    </DescribePage>
  );
}
