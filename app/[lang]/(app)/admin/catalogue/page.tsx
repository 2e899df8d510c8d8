import { CatalogueScreen } from "@/components/admin/catalogue/CatalogueScreen";
import { PageMessages } from "@/components/providers/PageMessages";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("catalogue", "title");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <PageMessages of="/admin/catalogue">
      <CatalogueScreen />
    </PageMessages>
  );
}
