import { getMessages } from "next-intl/server";
import { PAGE_MESSAGES, pickMessages, type PageWithMessages } from "@/lib/i18n/client-messages";
import { NestedMessagesProvider } from "@/lib/i18n/nested-messages-provider";

type Props = { of: PageWithMessages; children: React.ReactNode };

/** Sends the messages of one page to the browser, on top of the app shell's; no screen gets more than it needs. */
export async function PageMessages({ of, children }: Props) {
  const messages = pickMessages(await getMessages(), PAGE_MESSAGES[of]);
  return <NestedMessagesProvider messages={messages}>{children}</NestedMessagesProvider>;
}
