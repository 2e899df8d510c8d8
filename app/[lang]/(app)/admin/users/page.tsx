import { UsersScreen } from "@/components/admin/users/UsersScreen";
import { ListPage } from "@/components/shell/account/ListPage";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("admin-users", "title");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <ListPage of="/admin/users">
      <UsersScreen />
    </ListPage>
  );
}
