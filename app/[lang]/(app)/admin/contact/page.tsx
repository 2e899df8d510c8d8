import { InboxScreen } from "@/components/contact/inbox/InboxScreen";
import { ListPage } from "@/components/shell/account/ListPage";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("contact-inbox", "title");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <ListPage of="/admin/contact">
      <InboxScreen />
    </ListPage>
  );
}
