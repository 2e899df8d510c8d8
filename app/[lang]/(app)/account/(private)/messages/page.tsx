import { MessagesScreen } from "@/components/chat/conversations/MessagesScreen";
import { ListPage } from "@/components/shell/account/ListPage";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("chat", "title");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <ListPage of="/account/messages">
      <MessagesScreen />
    </ListPage>
  );
}
