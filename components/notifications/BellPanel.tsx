"use client";

import Box from "@mui/material/Box";
import Drawer from "@mui/material/Drawer";
import Popover from "@mui/material/Popover";
import { useMedia } from "@/components/ui/layout/use-media";
import { NotificationPanel } from "./NotificationPanel";

const POPOVER_WIDTH = 424;
/** What stands right of the bell (the avatar's menu): the panel ends with it, at the content's edge. */
const RIGHT_OF_BELL = 72;

type PanelProps = { titleId: string; anchor: HTMLElement | null; onClose: () => void };

/** What the bell opens: beside it, or from below on phones. */
export function BellPanel(props: PanelProps) {
  const isWide = useMedia("md");
  return isWide ? <WidePanel {...props} /> : <PhonePanel {...props} />;
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
