import { ChatScreen } from "@/components/agreements/chat/ChatScreen";
import { ListPage } from "@/components/shell/account/ListPage";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("chat", "thread.title");

export default async function Page({ params }: PageProps<{ tenderId: string }>) {
  const { tenderId } = await enterPage(params);
  return (
    <ListPage of="/account/tenders/[tenderId]/chat">
      <ChatScreen tenderId={tenderId} />
    </ListPage>
  );
}
