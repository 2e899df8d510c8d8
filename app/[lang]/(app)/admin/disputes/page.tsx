import { ListPage } from "@/components/shell/account/ListPage";
import { DisputesScreen } from "@/components/disputes/admin/DisputesScreen";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("disputes-admin", "title");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <ListPage of="/admin/disputes">
      <DisputesScreen />
    </ListPage>
  );
}
