"use client";

import ArrowBackRounded from "@mui/icons-material/ArrowBackRounded";
import ForumOutlined from "@mui/icons-material/ForumOutlined";
import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/actions/IconButton";
import { BESIDE } from "@/components/ui/styles/styles";
import { PersonAvatar } from "@/components/ui/display/PersonAvatar";
import { RelativeTime } from "@/components/ui/display/RelativeTime";
import { VerifiedBadge } from "@/components/ui/display/VerifiedBadge";
import { PersonLink } from "@/components/ui/display/PersonLink";
import type { ChatPartner } from "@/lib/chat/schema";
import type { ConversationRef, ThreadState } from "@/lib/chat/thread/reducer";
import { Link } from "@/lib/i18n/navigation";
import { ThreadMenuButton } from "../menu/ThreadMenuButton";

type Props = {
  conversation: ConversationRef;
  thread: ThreadState;
  name: string;
  isTyping: boolean;
  /** The drawer of the other conversations, where they do not stand beside this one. */
  onList: () => void;
};

/** Who the other party is, and whether they are there. */
export function ThreadHeader({ conversation, thread, name, isTyping, onList }: Props) {
  const { partner } = thread;
  const t = useTranslations("chat.thread");
  return (
    <Box component="header" sx={BAR}>
      <IconButton
        component={Link}
        href="/account/messages"
        aria-label={t("back")}
        sx={{ display: { md: "none" } }}
      >
        <ArrowBackRounded />
      </IconButton>
      <Box sx={PERSON}>
        <PersonAvatar
          name={name}
          photo={partner.photo}
          bee={partner.role === "PRO"}
          online={partner.isOnline}
        />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ display: "flex", alignItems: "center", gap: "6px" }}>
            <Box component="h1" sx={NAME}>
              <PersonLink person={partner} sx={WHOLE}>
                {name}
              </PersonLink>
            </Box>
            {partner.isVerified && <VerifiedBadge size={20} />}
          </Box>
          <Presence partner={partner} isTyping={isTyping} />
        </Box>
      </Box>
      <IconButton onClick={onList} aria-label={t("conversations")} sx={{ [BESIDE]: { display: "none" } }}>
        <ForumOutlined />
      </IconButton>
      <ThreadMenuButton conversation={conversation} thread={thread} name={name} />
    </Box>
  );
}

function Presence({ partner, isTyping }: { partner: ChatPartner; isTyping: boolean }) {
  const t = useTranslations("chat.thread");
  if (isTyping) return <Box sx={{ ...LINE, color: "honey.text" }}>{t("typingShort")}</Box>;
  if (partner.isOnline) return <Box sx={{ ...LINE, color: "success.main" }}>{t("online")}</Box>;
  const { lastSeenAt } = partner;
  if (lastSeenAt === null) return null;
  return (
    <Box sx={{ ...LINE, color: "surface.muted" }}>
      {t.rich("lastSeen", { time: () => <RelativeTime at={lastSeenAt} /> })}
    </Box>
  );
}

const BAR = {
  flex: "none",
  display: "flex",
  alignItems: "center",
  gap: { xs: 2, md: 3 },
  minHeight: { xs: 60, md: 72 },
  pl: { xs: 1, md: 5 },
  pr: { xs: 2, md: 5 },
  pt: { xs: "env(safe-area-inset-top)", md: 0 },
  bgcolor: "background.paper",
  borderBottom: 1,
  borderColor: "divider",
} as const;

const PERSON = {
  flex: 1,
  minWidth: 0,
  display: "flex",
  alignItems: "center",
  gap: { xs: 2, md: 3 },
  position: "relative",
} as const;

const CUT = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

// Picture and presence are pressed like the name.
const WHOLE = {
  ...CUT,
  // As high as its line: what is written alone is lower than what may be pressed.
  display: "block",
  "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: "8px" },
  "&:focus-visible": { outline: "none" },
  "&:focus-visible::after": { outline: "2px solid", outlineColor: "text.primary" },
} as const;

const NAME = { m: 0, typography: "subtitle1", fontWeight: 640, ...CUT } as const;

const LINE = { ...CUT, fontSize: "0.8125rem", lineHeight: "1.125rem", fontWeight: 560 } as const;
