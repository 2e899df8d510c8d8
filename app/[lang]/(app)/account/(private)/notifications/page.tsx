import { ListPage } from "@/components/shell/account/ListPage";
import { NotificationListScreen } from "@/components/notifications/NotificationListScreen";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("notifications", "panel.title");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <ListPage of="/account/notifications">
      <NotificationListScreen />
    </ListPage>
  );
}
