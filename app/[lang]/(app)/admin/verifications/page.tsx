import { ListPage } from "@/components/shell/account/ListPage";
import { VerificationsScreen } from "@/components/verification/VerificationsScreen";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("verification", "home.places.verifications.title");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <ListPage of="/admin/verifications">
      <VerificationsScreen />
    </ListPage>
  );
}
