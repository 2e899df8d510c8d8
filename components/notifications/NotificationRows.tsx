import Box from "@mui/material/Box";
import { useReadNotifications } from "@/lib/notifications/live";
import type { NotificationView } from "@/lib/notifications/schema";
import { NotificationRow } from "./NotificationRow";

type Props = {
  notifications: NotificationView[];
  /** Those set off as new, though they are read by now. */
  newIds?: ReadonlySet<string>;
  onFollow?: () => void;
};

/** Notifications one below the other; following one marks it as read. */
export function NotificationRows({ notifications, newIds, onFollow }: Props) {
  const { mutate } = useReadNotifications();
  const open = ({ id, readAt }: NotificationView) => {
    if (readAt === null) mutate({ ids: [id] });
    onFollow?.();
  };
  return (
    <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
      {notifications.map((notification) => (
        <Box
          component="li"
          key={notification.id}
          sx={{ "& + &": { borderTop: "1px solid", borderColor: "divider" } }}
        >
          <NotificationRow
            notification={notification}
            isNew={newIds?.has(notification.id) ?? false}
            onOpen={open}
          />
        </Box>
      ))}
    </Box>
  );
}
