import { ChatScreen } from "@/components/chat/ChatScreen";
import { ListBoundary } from "@/components/ui/ListBoundary";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("chat", "thread.title");

export default async function Page({ params }: PageProps<{ tenderId: string }>) {
  const { tenderId } = await enterPage(params);
  return (
    <ListBoundary>
      <ChatScreen tenderId={tenderId} />
    </ListBoundary>
  );
}
