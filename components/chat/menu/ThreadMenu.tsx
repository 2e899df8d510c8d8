"use client";

import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useTranslations } from "next-intl";
import { useSetConversation } from "@/lib/chat/changes/queries";
import type { ConversationRef, ThreadState } from "@/lib/chat/thread/reducer";

type Props = {
  conversation: ConversationRef;
  thread: ThreadState;
  /** The partner's. */
  name: string;
  anchor: HTMLElement | null;
  onBlock: () => void;
  onClose: () => void;
};

/** The menu of a conversation. */
export function ThreadMenu({ conversation, thread, name, anchor, onBlock, onClose }: Props) {
  const t = useTranslations("blocks");
  const words = useTranslations("message-changes.menu");
  const { mutate: set } = useSetConversation(conversation);
  const { isMuted, isArchived } = thread;
  const choose = (settings: { isMuted: boolean } | { isArchived: boolean }) => () => {
    onClose();
    set(settings);
  };
  const block = () => {
    onClose();
    onBlock();
  };
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      <MenuItem onClick={choose({ isMuted: !isMuted })}>{words(isMuted ? "unmute" : "mute")}</MenuItem>
      <MenuItem onClick={choose({ isArchived: !isArchived })}>
        {words(isArchived ? "unarchive" : "archive")}
      </MenuItem>
      <MenuItem onClick={block} sx={{ color: "error.main" }}>
        {t("block", { name })}
      </MenuItem>
    </Menu>
  );
}
