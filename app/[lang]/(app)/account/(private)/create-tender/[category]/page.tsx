import { ChooseSubcategoryScreen } from "@/components/tenders/ChooseSubcategoryScreen";
import { ListBoundary } from "@/components/ui/ListBoundary";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("tenders", "create.categoryTitle");

export default async function Page({ params }: PageProps<{ category: string }>) {
  const { category } = await enterPage(params);
  return (
    <ListBoundary>
      <ChooseSubcategoryScreen categorySlug={category} />
    </ListBoundary>
  );
}
