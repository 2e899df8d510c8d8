import { UserRecordScreen } from "@/components/admin/users/UserRecordScreen";
import { ListPage } from "@/components/shell/account/ListPage";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("admin-users", "title");

export default async function Page({ params }: PageProps<{ userId: string }>) {
  const { userId } = await enterPage(params);
  return (
    <ListPage of="/admin/users/[userId]">
      <UserRecordScreen userId={userId} />
    </ListPage>
  );
}
