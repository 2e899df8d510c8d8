"use client";

import LockOutlined from "@mui/icons-material/LockOutlined";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { BackLink } from "@/components/ui/actions/BackLink";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { Note } from "@/components/ui/feedback/Note";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { RowSkeleton } from "@/components/ui/feedback/Skeletons";
import { StatusChip } from "@/components/ui/display/StatusChip";
import { conversationsQuery } from "@/lib/chat/conversations/queries";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { tenderQuery } from "@/lib/agreements/queries";
import { ConversationRows } from "./ConversationRows";

type Props = { tenderId?: string | undefined; currentConversationId?: string | undefined };

/**
 * The left column of a chat on wide screens. A client sees who else has an offer on this tender; a BEE, who has
 * one conversation per tender, sees all of theirs.
 */
export function ConversationList({ tenderId, currentConversationId }: Props) {
  const { user } = useSession();
  const ofTender = user?.role === "CLIENT" ? tenderId : undefined;
  return (
    <Box
      sx={{ display: "flex", flexDirection: "column", height: 1, minHeight: 0, bgcolor: "background.paper" }}
    >
      {ofTender ? <TenderHead tenderId={ofTender} /> : <AllHead />}
      <Lines tenderId={ofTender} currentConversationId={currentConversationId} />
      {ofTender && <SealedNote />}
    </Box>
  );
}

function Lines({ tenderId, currentConversationId }: Props) {
  const t = useTranslations("chat");
  const query = useQuery(conversationsQuery({ tenderId }));
  return (
    <Box component="nav" aria-label={t("title")} sx={{ flex: 1, minHeight: 0, overflowY: "auto" }}>
      <QueryBoundary query={query} loading={<RowSkeleton count={3} />}>
        {({ items, total, totalIsCapped }) => (
          <>
            <ConversationRows
              conversations={items}
              currentConversationId={currentConversationId}
              hasTitle={!tenderId}
              label={t("title")}
            />
            {(total > items.length || totalIsCapped) && (
              <Box sx={{ p: 4, display: "grid" }}>
                <ButtonLink href="/account/messages">{t("list.all")}</ButtonLink>
              </Box>
            )}
          </>
        )}
      </QueryBoundary>
    </Box>
  );
}

function TenderHead({ tenderId }: { tenderId: string }) {
  const t = useTranslations("chat.list");
  const { data: tender } = useQuery(tenderQuery(tenderId));
  return (
    <Box sx={HEAD}>
      <BackLink href={`/account/tenders/${tenderId}`} label={t("toTender")} />
      {tender && (
        <>
          <Typography variant="h5" component="h2" sx={TITLE}>
            {tender.title}
          </Typography>
          <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2, mt: 2 }}>
            <StatusChip status={tender.status} />
            <Typography variant="caption" sx={{ color: "surface.muted" }}>
              {t("offers", { count: tender.offerCount })}
            </Typography>
          </Box>
        </>
      )}
    </Box>
  );
}

function AllHead() {
  const t = useTranslations("chat");
  return (
    <Box sx={HEAD}>
      <BackLink href="/account/messages" label={t("list.all")} />
      <Typography variant="h5" component="h2">
        {t("title")}
      </Typography>
    </Box>
  );
}

function SealedNote() {
  const t = useTranslations("chat.list");
  return (
    <Box sx={{ p: "16px 20px" }}>
      <Note icon={<LockOutlined />} sx={{ fontSize: "0.8125rem", lineHeight: "1.1875rem" }}>
        {t("sealed")}
      </Note>
    </Box>
  );
}

const HEAD = { flex: "none", p: "8px 20px 16px", borderBottom: 1, borderColor: "divider" };
const TITLE = {
  overflow: "hidden",
  overflowWrap: "anywhere",
  display: "-webkit-box",
  WebkitLineClamp: "2",
  WebkitBoxOrient: "vertical",
} as const;
