import { QueueScreen } from "@/components/admin/queue/QueueScreen";
import { ListPage } from "@/components/shell/account/ListPage";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("admin-queue", "title");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <ListPage of="/admin/queue">
      <QueueScreen />
    </ListPage>
  );
}
