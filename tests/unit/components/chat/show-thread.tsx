import { ThemeProvider } from "@mui/material/styles";
import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { VirtuosoMockContext } from "react-virtuoso";
import { vi } from "vitest";
import { Thread } from "@/components/chat/thread/Thread";
import { theme } from "@/components/ui/styles/theme/theme";
import type { MessagePage, MessageView } from "@/lib/chat/schema";
import { useThread } from "@/lib/chat/thread/queries";
import { makeQueryClient } from "@/lib/platform/browser/api/query-client";
import account from "@/messages/en/account.json";
import auth from "@/messages/en/auth.json";
import chat from "@/messages/en/chat.json";
import common from "@/messages/en/common.json";
import files from "@/messages/en/files.json";
import validation from "@/messages/en/validation.json";
import { aChatState, ME } from "../../../support/chat-thread";
import { answerWith } from "../../../support/screen";

export const CONVERSATION = { tenderId: "tender", proId: ME };
const URL = "/tenders/tender/messages";

/** The conversation as the server returns it. */
export function serve(items: MessageView[], changes: Partial<MessagePage> = {}): void {
  const lastSeq = items.at(-1)?.seq ?? 0;
  answerWith({ [URL]: { ...aChatState(lastSeq), items, hasMore: false, ...changes } });
}

/** An IntersectionObserver that reports everything rendered as visible, at once. */
export function seeEverything(): void {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(private callback: (entries: object[]) => void) {}
      observe() {
        this.callback([{ isIntersecting: true, intersectionRatio: 1 }]);
      }
      disconnect() {
        this.callback = () => undefined;
      }
    },
  );
}

type Stage = React.ComponentProps<typeof Thread>["stage"];

function Host({ stage }: { stage: Stage }) {
  const query = useThread(CONVERSATION);
  if (!query.data) return null;
  return (
    <Thread
      conversation={CONVERSATION}
      thread={query.data}
      userId={ME}
      isDown={query.isDown}
      offerBar={null}
      changePrice={undefined}
      onProposeTime={undefined}
      cardOf={() => null}
      stage={stage}
      tenderTitle="Paint the hall"
      onList={() => undefined}
    />
  );
}

/** An open conversation on a screen that holds ten messages. */
export function showThread(stage: Stage = "OPEN"): { client: QueryClient } {
  const client = makeQueryClient();
  render(
    <NextIntlClientProvider
      locale="en"
      messages={{ account, auth, chat, common, files, validation }}
      timeZone="UTC"
    >
      <ThemeProvider theme={theme}>
        <QueryClientProvider client={client}>
          <VirtuosoMockContext.Provider value={{ viewportHeight: 600, itemHeight: 60 }}>
            <Host stage={stage} />
          </VirtuosoMockContext.Provider>
        </QueryClientProvider>
      </ThemeProvider>
    </NextIntlClientProvider>,
  );
  return { client };
}
