import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { RelativeTime } from "@/components/ui/display/RelativeTime";
import { visuallyHidden } from "@/components/ui/styles/visually-hidden";
import { Link } from "@/lib/i18n/navigation";
import type { NotificationView } from "@/lib/notifications/schema";
import { NotificationAvatar } from "./NotificationAvatar";
import { useNotificationText } from "./use-notification-text";

type Props = {
  notification: NotificationView;
  /** It came since the list was last looked at, though it counts as read now. */
  isNew: boolean;
  onOpen: (notification: NotificationView) => void;
};

const rowStyle = {
  position: "relative",
  display: "flex",
  gap: 3.5,
  minHeight: 72,
  px: 5,
  py: 3.5,
  color: "inherit",
  textDecoration: "none",
  typography: "body2",
  lineHeight: "1.25rem",
  "&:hover": { bgcolor: "surface.sunken" },
  "&:focus-visible": { outlineOffset: "-2px" },
  // The dot says what the bell counts; the tint is what was new when the list was opened.
  "&[data-new]": {
    bgcolor: "color-mix(in srgb, var(--tb-palette-honey-tint) 50%, var(--tb-palette-background-paper))",
  },
  "&[data-new]:hover": { bgcolor: "honey.tint" },
} as const;

const textStyle = {
  display: "-webkit-box",
  overflow: "hidden",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 3,
} as const;

/** One notification: the whole row leads to where its reader does the next thing. */
export function NotificationRow({ notification, isNew, onOpen }: Props) {
  const t = useTranslations("notifications.panel");
  const { title, text } = useNotificationText()(notification);
  // Messages have a badge of their own: what is marked here is what the bell counts.
  const isUnread = notification.readAt === null && notification.type !== "NEW_MESSAGE";
  return (
    <Box
      component={Link}
      href={notification.href}
      onClick={() => onOpen(notification)}
      data-new={isUnread || isNew ? "" : undefined}
      sx={rowStyle}
    >
      <NotificationAvatar type={notification.type} actor={notification.actor} />
      <Box component="span" sx={{ flex: 1, minWidth: 0, pr: 5.5, overflowWrap: "anywhere" }}>
        <Box component="span" sx={{ display: "block", fontWeight: 620 }}>
          {isNew && !isUnread && (
            <Box component="span" sx={visuallyHidden}>
              {`${t("new")} `}
            </Box>
          )}
          {title}
        </Box>
        <Box component="span" sx={textStyle}>
          {text}
        </Box>
        <Box component="span" sx={{ display: "block", mt: 1, typography: "caption", color: "surface.muted" }}>
          <RelativeTime at={notification.createdAt} />
        </Box>
      </Box>
      {isUnread && <UnreadDot label={t("unread")} />}
    </Box>
  );
}

function UnreadDot({ label }: { label: string }) {
  return (
    <Box
      component="span"
      role="img"
      aria-label={label}
      sx={{
        position: "absolute",
        right: 18,
        top: 20,
        width: 9,
        height: 9,
        borderRadius: "50%",
        bgcolor: "primary.main",
      }}
    />
  );
}
