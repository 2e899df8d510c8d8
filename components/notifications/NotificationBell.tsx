"use client";

import NotificationsNoneRounded from "@mui/icons-material/NotificationsNoneRounded";
import Badge from "@mui/material/Badge";
import Box from "@mui/material/Box";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import Popover from "@mui/material/Popover";
import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { useSession } from "@/lib/platform/browser/session-store";
import { NotificationPanel } from "./NotificationPanel";

const POPOVER_WIDTH = 424;
/** What stands right of the bell (the avatar's menu): the panel ends with it, at the content's edge. */
const RIGHT_OF_BELL = 72;

type PanelProps = { titleId: string; anchor: HTMLElement | null; onClose: () => void };

/** The bell of the top bar with the number of unread notifications. */
export function NotificationBell() {
  const t = useTranslations("notifications.panel");
  const { user } = useSession();
  const isWide = useMediaQuery(useTheme().breakpoints.up("md"));
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const titleId = useId();
  const count = user?.unread.notifications ?? 0;
  const Panel = isWide ? WidePanel : PhonePanel;
  return (
    <>
      <IconButton
        aria-label={t("open", { count })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          width: 44,
          height: 44,
          borderRadius: "12px",
          color: "text.primary",
          bgcolor: anchor ? "surface.sunken" : undefined,
        }}
      >
        <Badge badgeContent={count} max={99} color="error">
          <NotificationsNoneRounded />
        </Badge>
      </IconButton>
      <Panel titleId={titleId} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
}

function WidePanel({ titleId, anchor, onClose }: PanelProps) {
  const paper = {
    role: "dialog",
    "aria-labelledby": titleId,
    sx: {
      display: "flex",
      flexDirection: "column",
      width: POPOVER_WIDTH,
      maxHeight: "min(640px, calc(100vh - 96px))",
      borderRadius: "18px",
      mt: 2,
    },
  };
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
      transformOrigin={{ vertical: "top", horizontal: POPOVER_WIDTH - RIGHT_OF_BELL }}
      slotProps={{ paper }}
    >
      <NotificationPanel titleId={titleId} onClose={onClose} />
    </Popover>
  );
}

function Grip() {
  const bar = {
    width: 40,
    height: 4,
    mt: 2,
    mx: "auto",
    flex: "none",
    borderRadius: "2px",
    bgcolor: "surface.outline",
  };
  return <Box aria-hidden sx={bar} />;
}

function PhonePanel({ titleId, anchor, onClose }: PanelProps) {
  const sheet = {
    maxHeight: "85dvh",
    borderRadius: "22px 22px 0 0",
    bgcolor: "surface.raised",
    pb: "env(safe-area-inset-bottom)",
  };
  return (
    <Drawer
      anchor="bottom"
      open={anchor !== null}
      onClose={onClose}
      slotProps={{ paper: { role: "dialog", "aria-labelledby": titleId, sx: sheet } }}
    >
      <Grip />
      <NotificationPanel titleId={titleId} onClose={onClose} />
    </Drawer>
  );
}
