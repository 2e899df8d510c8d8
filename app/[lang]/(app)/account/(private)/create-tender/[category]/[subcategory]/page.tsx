import { CreateTenderScreen } from "@/components/tenders/CreateTenderScreen";
import { ListBoundary } from "@/components/ui/ListBoundary";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("tenders", "create.title");

export default async function Page({ params }: PageProps<{ category: string; subcategory: string }>) {
  const { category, subcategory } = await enterPage(params);
  return (
    <ListBoundary>
      <CreateTenderScreen categorySlug={category} subcategorySlug={subcategory} />
    </ListBoundary>
  );
}
