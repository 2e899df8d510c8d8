"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useSearchParams } from "next/navigation";
import { useMemo, useRef, useState } from "react";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { changeOfferHref } from "@/components/offers/format";
import { LazyProposeDialog } from "@/components/offers/proposals/lazy-proposals";
import { usePersonName } from "@/components/ui/display/use-person-name";
import { useMedia } from "@/components/ui/layout/use-media";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { Drawer } from "@/components/ui/actions/Drawer";
import { RowSkeleton } from "@/components/ui/feedback/Skeletons";
import { useSession } from "@/lib/platform/browser/session/session-store";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import type { ConversationRef } from "@/lib/chat/thread/reducer";
import { useThread } from "@/lib/chat/thread/queries";
import { OfferAside } from "./OfferAside";
import { OfferBar } from "./OfferBar";
import { useAppointments } from "./use-appointments";
import { useChatOffer } from "./use-chat-offer";
import { useTermsCards } from "./use-terms-cards";
import { ThreadRefused } from "@/components/chat/thread/ThreadRefused";
import { ThreadSkeleton } from "@/components/chat/thread/ThreadSkeleton";
import { useVisibleArea } from "@/components/chat/use-visible-area";

// The virtual list and the links of messages come with the conversation only.
const Thread = lazyComponent(() => import("@/components/chat/thread/Thread").then((file) => file.Thread), {
  fallback: <ThreadSkeleton />,
});
const ChooseConversation = lazyComponent(
  () => import("@/components/chat/thread/ChooseConversation").then((file) => file.ChooseConversation),
  { fallback: <ThreadSkeleton /> },
);
// Up to tablets it is in a drawer.
const ConversationList = lazyComponent(
  () =>
    import(/* webpackPrefetch: true */ "@/components/chat/conversations/ConversationList").then(
      (file) => file.ConversationList,
    ),
  { fallback: <RowSkeleton count={3} /> },
);

/** The chat of a tender. Its BEE has one conversation there; its client chooses whom they write to. */
export function ChatScreen({ tenderId }: { tenderId: string }) {
  const { user } = useSession();
  const asked = useSearchParams().get("proId");
  if (!user) return null;
  const proId = user.role === "PRO" ? user.id : asked;
  if (!proId) return <ChooseConversation tenderId={tenderId} />;
  return <Conversation key={proId} tenderId={tenderId} proId={proId} userId={user.id} />;
}

/** What the two talk about: an offer that may still be chosen, or the job that is theirs. */
function stageOf({ status, recipientId }: TenderView, proId: string): "OPEN" | "AGREED" | null {
  if (status === "NEW") return "OPEN";
  return status === "ACCEPTED" && recipientId === proId ? "AGREED" : null;
}

type ThreadProps = Pick<
  React.ComponentProps<typeof Thread>,
  "conversation" | "thread" | "userId" | "isDown" | "offerBar" | "onList"
>;

/** The conversation with what it is about: the cards of the negotiation, and the way to another price. */
function OfferThread(props: ThreadProps) {
  const { conversation, thread } = props;
  const { chatOffer } = useChatOffer(conversation);
  const [isProposing, setProposing] = useState(false);
  const termsCardOf = useTermsCards(chatOffer, usePersonName()(thread.partner));
  const appointments = useAppointments(conversation, chatOffer, thread.partner);
  const offer = chatOffer?.offer;
  const changePrice = offer?.may.includes("change")
    ? { href: changeOfferHref(conversation.tenderId) }
    : offer?.may.includes("propose")
      ? { onPropose: () => setProposing(true), isAgreed: offer.status === "ACCEPTED" }
      : undefined;
  return (
    <>
      <Thread
        {...props}
        stage={chatOffer ? stageOf(chatOffer.tender, conversation.proId) : null}
        tenderTitle={chatOffer?.tender.title ?? ""}
        changePrice={changePrice}
        onProposeTime={appointments.onProposeTime}
        cardOf={(message) => termsCardOf(message) ?? appointments.cardOf(message)}
      />
      {appointments.dialog}
      {isProposing && offer && (
        <LazyProposeDialog offer={offer} partner={thread.partner} onClose={() => setProposing(false)} />
      )}
    </>
  );
}

function Conversation({ tenderId, proId, userId }: ConversationRef & { userId: string }) {
  const t = useTranslations("chat.thread");
  const conversation = useMemo(() => ({ tenderId, proId }), [tenderId, proId]);
  const query = useThread(conversation);
  const frame = useRef<HTMLDivElement>(null);
  useVisibleArea(frame);
  const [isListOpen, setIsListOpen] = useState(false);
  // What has no room beside the conversation asks the server for nothing either. Only browsers draw this screen.
  const hasList = useMedia("beside");
  const hasAside = useMedia("lg");
  const list = <ConversationList tenderId={tenderId} currentConversationId={query.data?.conversationId} />;
  return (
    <Box ref={frame} data-chat sx={FRAME}>
      {hasList && <Box sx={LEFT}>{list}</Box>}
      <Box sx={{ minWidth: 0, minHeight: 0 }}>
        {query.isError && !query.data ? (
          <ThreadRefused tenderId={tenderId} error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <QueryBoundary query={query} loading={<ThreadSkeleton />}>
            {(thread) => (
              <OfferThread
                conversation={conversation}
                thread={thread}
                userId={userId}
                isDown={query.isDown}
                offerBar={hasAside ? null : <OfferBar {...conversation} />}
                onList={() => setIsListOpen(true)}
              />
            )}
          </QueryBoundary>
        )}
      </Box>
      {hasAside && (
        <Box component="aside" sx={RIGHT}>
          <OfferAside {...conversation} />
        </Box>
      )}
      <Drawer
        open={isListOpen && !hasList}
        onClose={() => setIsListOpen(false)}
        slotProps={{ paper: { role: "dialog", "aria-label": t("conversations"), sx: DRAWER } }}
      >
        {list}
      </Drawer>
    </Box>
  );
}

/** BESIDE, up to where the offer stands beside the conversation as well. */
const LIST_ONLY = "@media (min-width: 900px) and (max-width: 1199.95px)";

const DRAWER = { width: "min(340px, 88vw)", pt: "env(safe-area-inset-top)" } as const;

// On phones the conversation is all there is; up to desktops it lies over the bars, from there it stands under them.
const FRAME = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "320px minmax(0, 1fr) 300px" },
  [LIST_ONLY]: { gridTemplateColumns: "300px minmax(0, 1fr)" },
  gridTemplateRows: "minmax(0, 1fr)",
  position: { xs: "fixed", md: "static" },
  zIndex: { xs: "appBar", md: "auto" },
  top: "var(--tb-area-top, 0px)",
  insetInline: 0,
  // What lies over the lower edge of the page has room of its own: cookie question and offline banner cover no message.
  // With a keyboard open the visible area ends above both.
  height: {
    xs: "min(var(--tb-area-height, 100dvh), calc(100dvh - var(--tb-area-top, 0px) - var(--tb-banner, 0px) - var(--tb-pwa, 0px)))",
    md: "calc(100dvh - 65px - var(--tb-banner, 0px) - var(--tb-pwa, 0px))",
  },
  bgcolor: "background.default",
} as const;

const RIGHT = {
  minHeight: 0,
  overflowY: "auto",
  p: 5,
  bgcolor: "background.paper",
  borderLeft: 1,
  borderColor: "divider",
} as const;

const LEFT = {
  minHeight: 0,
  // Over the bars it begins at the edge of the screen, as the head of the conversation does.
  pt: { xs: "env(safe-area-inset-top)", md: 0 },
  bgcolor: "background.paper",
  borderRight: 1,
  borderColor: "divider",
} as const;
