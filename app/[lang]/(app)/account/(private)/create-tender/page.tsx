import { ChooseCategoryScreen } from "@/components/tenders/ChooseCategoryScreen";
import { ListBoundary } from "@/components/ui/ListBoundary";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("tenders", "create.categoryTitle");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <ListBoundary>
      <ChooseCategoryScreen />
    </ListBoundary>
  );
}
