import { NotificationListScreen } from "@/components/notifications/NotificationListScreen";
import { ListBoundary } from "@/components/ui/ListBoundary";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("notifications", "panel.title");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <ListBoundary>
      <NotificationListScreen />
    </ListBoundary>
  );
}
