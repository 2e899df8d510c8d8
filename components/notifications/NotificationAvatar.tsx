import BalanceRounded from "@mui/icons-material/BalanceRounded";
import BoltRounded from "@mui/icons-material/BoltRounded";
import ChatBubbleOutlineRounded from "@mui/icons-material/ChatBubbleOutlineRounded";
import CheckRounded from "@mui/icons-material/CheckRounded";
import CloseRounded from "@mui/icons-material/CloseRounded";
import EditRounded from "@mui/icons-material/EditRounded";
import EventRounded from "@mui/icons-material/EventRounded";
import NotificationsNoneRounded from "@mui/icons-material/NotificationsNoneRounded";
import OutlinedFlagRounded from "@mui/icons-material/OutlinedFlagRounded";
import SellRounded from "@mui/icons-material/SellRounded";
import StarBorderRounded from "@mui/icons-material/StarBorderRounded";
import TuneRounded from "@mui/icons-material/TuneRounded";
import VerifiedUserRounded from "@mui/icons-material/VerifiedUserRounded";
import Box from "@mui/material/Box";
import type { Theme } from "@mui/material/styles";
import type { SvgIconComponent } from "@mui/icons-material";
import { HexMask } from "@/components/ui/display/HexMask";
import { PersonAvatar } from "@/components/ui/display/PersonAvatar";
import type { NotificationType } from "@/lib/notifications/constants";
import type { NotificationView } from "@/lib/notifications/schema";

type Mark = { Icon: SvgIconComponent; bgcolor: string; color: string };

const good = { bgcolor: "success.main", color: "success.contrastText" };
const ink = { bgcolor: "secondary.main", color: "secondary.contrastText" };
const honey = { bgcolor: "primary.main", color: "primary.contrastText" };
const quiet = { bgcolor: "text.secondary", color: "background.paper" };

// The badge tells the type at a glance (docs/look.md, "account-notifications").
const MARKS: Record<NotificationType, Mark> = {
  ACCEPT_OFFER: { Icon: CheckRounded, ...good },
  WORK_FINISHED: { Icon: OutlinedFlagRounded, ...ink },
  LEAVE_FEEDBACK: { Icon: EditRounded, ...honey },
  FEEDBACK: { Icon: StarBorderRounded, ...quiet },
  NEW_OFFER: { Icon: SellRounded, ...honey },
  OFFER_DECLINED: { Icon: CloseRounded, ...quiet },
  OFFER_WITHDRAWN: { Icon: CloseRounded, ...quiet },
  OFFER_RESTORED: { Icon: BoltRounded, ...good },
  TENDER_CHANGED: { Icon: TuneRounded, ...ink },
  TENDER_RELEASED: { Icon: BoltRounded, ...ink },
  TENDER_CANCELED: { Icon: CloseRounded, ...quiet },
  NEW_MESSAGE: { Icon: ChatBubbleOutlineRounded, ...ink },
  VERIFICATION_DECIDED: { Icon: VerifiedUserRounded, ...ink },
  VERIFICATION_EXPIRES: { Icon: EventRounded, ...honey },
  FINISH_REQUESTED: { Icon: OutlinedFlagRounded, ...ink },
  FINISH_REFUSED: { Icon: CloseRounded, ...quiet },
  FINISH_REMINDER: { Icon: OutlinedFlagRounded, ...ink },
  IS_IT_DONE: { Icon: OutlinedFlagRounded, ...ink },
  OFFERS_WAITING: { Icon: SellRounded, ...honey },
  APPOINTMENT: { Icon: EventRounded, ...honey },
  APPOINTMENT_REMINDER: { Icon: EventRounded, ...honey },
  DISPUTE: { Icon: BalanceRounded, ...ink },
  REPORT: { Icon: OutlinedFlagRounded, ...ink },
  DECISION: { Icon: OutlinedFlagRounded, ...ink },
  PROPOSAL: { Icon: SellRounded, ...honey },
  PROPOSAL_SETTLED: { Icon: SellRounded, ...honey },
  OFFER_EXPIRING: { Icon: EventRounded, ...honey },
  TERMS_CHANGE: { Icon: SellRounded, ...honey },
  FEEDBACK_REMINDER: { Icon: EditRounded, ...honey },
  TENDER_EXPIRING: { Icon: EventRounded, ...honey },
  TENDER_EXPIRED: { Icon: CloseRounded, ...quiet },
  QUESTION: { Icon: ChatBubbleOutlineRounded, ...honey },
  ANSWER: { Icon: ChatBubbleOutlineRounded, ...honey },
  INVITED: { Icon: SellRounded, ...honey },
  INVITATION_DECLINED: { Icon: CloseRounded, ...quiet },
  WATCHED_TENDER: { Icon: TuneRounded, ...quiet },
  NEW_MATCH: { Icon: NotificationsNoneRounded, ...honey },
  REFERRAL_REWARDED: { Icon: BoltRounded, ...good },
  SUBSCRIPTION_CHANGED: { Icon: TuneRounded, ...ink },
};

const badgeStyle = {
  position: "absolute",
  // Over the corner of the picture, clear of the face and of the initials.
  right: -7,
  bottom: -6,
  display: "grid",
  placeItems: "center",
  width: 20,
  height: 20,
  borderRadius: "50%",
  boxShadow: (theme: Theme) => `0 0 0 2px ${theme.vars.palette.background.paper}`,
};

/** Who did it, with a round badge for what it was; without an actor the sign stands alone in a hexagon. */
export function NotificationAvatar({ type, actor }: Pick<NotificationView, "type" | "actor">) {
  const { Icon, bgcolor, color } = MARKS[type];
  if (!actor) {
    return (
      <HexMask size={44} tone="neutral">
        <Icon sx={{ fontSize: 22 }} />
      </HexMask>
    );
  }
  return (
    <Box component="span" sx={{ position: "relative", flex: "none", display: "block", height: 44 }}>
      <PersonAvatar name={actor.name} photo={actor.photo} bee={actor.role === "PRO"} size={44} />
      <Box component="span" sx={[badgeStyle, { bgcolor, color }]}>
        <Icon sx={{ fontSize: 13 }} />
      </Box>
    </Box>
  );
}
