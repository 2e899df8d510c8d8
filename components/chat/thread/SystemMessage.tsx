"use client";

import BalanceRounded from "@mui/icons-material/BalanceRounded";
import BlockRounded from "@mui/icons-material/BlockRounded";
import CheckRounded from "@mui/icons-material/CheckRounded";
import EditOutlined from "@mui/icons-material/EditOutlined";
import EventAvailableOutlined from "@mui/icons-material/EventAvailableOutlined";
import EventOutlined from "@mui/icons-material/EventOutlined";
import LockOpenRounded from "@mui/icons-material/LockOpenRounded";
import SellOutlined from "@mui/icons-material/SellOutlined";
import TaskAltRounded from "@mui/icons-material/TaskAltRounded";
import UndoRounded from "@mui/icons-material/UndoRounded";
import VisibilityOutlined from "@mui/icons-material/VisibilityOutlined";
import Box from "@mui/material/Box";
import type { SystemCode } from "@/lib/chat/constants";
import type { MessageView } from "@/lib/chat/schema";

const ICONS: Record<SystemCode, typeof SellOutlined> = {
  OFFER_SENT: SellOutlined,
  OFFER_CHANGED: SellOutlined,
  OFFER_WITHDRAWN: UndoRounded,
  OFFER_DECLINED: BlockRounded,
  OFFER_ACCEPTED: CheckRounded,
  WORK_FINISHED: TaskAltRounded,
  TENDER_CHANGED: EditOutlined,
  TENDER_RELEASED: LockOpenRounded,
  TENDER_CANCELED: BlockRounded,
  TENDER_EXPIRED: BlockRounded,
  FINISH_REQUESTED: TaskAltRounded,
  FINISH_REFUSED: UndoRounded,
  WORK_COMPLETED: TaskAltRounded,
  PROPOSAL_SENT: SellOutlined,
  PROPOSAL_TAKEN: CheckRounded,
  PROPOSAL_KEPT: SellOutlined,
  PROPOSAL_WITHDRAWN: UndoRounded,
  PROPOSAL_LAPSED: BlockRounded,
  OFFER_ANSWERED: SellOutlined,
  OFFER_RENEWED: SellOutlined,
  APPOINTMENT_PROPOSED: EventOutlined,
  APPOINTMENT_CONFIRMED: EventAvailableOutlined,
  APPOINTMENT_DECLINED: UndoRounded,
  APPOINTMENT_CANCELED: BlockRounded,
  TERMS_SENT: SellOutlined,
  TERMS_TAKEN: CheckRounded,
  TERMS_KEPT: SellOutlined,
  TERMS_WITHDRAWN: UndoRounded,
  TERMS_LAPSED: BlockRounded,
  DISPUTE_OPENED: BalanceRounded,
  DISPUTE_ANSWERED: BalanceRounded,
  DISPUTE_PROPOSED: BalanceRounded,
  DISPUTE_MEDIATION_ASKED: BalanceRounded,
  DISPUTE_MEDIATION: BalanceRounded,
  DISPUTE_AGREED: CheckRounded,
  DISPUTE_WITHDRAWN: UndoRounded,
  DISPUTE_DECIDED: CheckRounded,
  DISPUTE_READ: VisibilityOutlined,
};

/** What the product says between the two: quiet, in the middle. */
export function SystemMessage({ message, text }: { message: MessageView; text: string }) {
  const Icon = ICONS[message.systemCode ?? "TENDER_CHANGED"];
  return (
    <Box sx={{ display: "flex", justifyContent: "center" }}>
      <Box sx={LINE}>
        <Icon aria-hidden sx={{ fontSize: 18, flex: "none" }} />
        <Box component="span" sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
          {text}
        </Box>
      </Box>
    </Box>
  );
}

const LINE = {
  display: "flex",
  alignItems: "center",
  gap: "10px",
  maxWidth: { xs: 1, md: 560 },
  px: "14px",
  py: 2,
  borderRadius: "12px",
  bgcolor: "surface.sunken",
  color: "text.secondary",
  fontSize: "0.8125rem",
  lineHeight: "1.1875rem",
};
