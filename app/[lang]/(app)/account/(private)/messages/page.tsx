import { MessagesScreen } from "@/components/chat/conversations/MessagesScreen";
import { ListBoundary } from "@/components/ui/ListBoundary";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("chat", "title");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <ListBoundary>
      <MessagesScreen />
    </ListBoundary>
  );
}
