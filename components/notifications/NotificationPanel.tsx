import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { RowSkeleton } from "@/components/ui/feedback/Skeletons";
import { Link } from "@/lib/i18n/navigation";
import { notificationsQuery } from "@/lib/notifications/queries";
import { MarkAllRead } from "./MarkAllRead";
import { EnablePushPrompt } from "./EnablePushPrompt";
import { NotificationRows } from "./NotificationRows";

const foot = {
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  borderTop: "1px solid",
  borderColor: "divider",
  px: 3,
  py: 2,
} as const;

type Props = { titleId: string; onClose: () => void };

/** What the bell opens: the newest notifications and the way to all of them. */
export function NotificationPanel({ titleId, onClose }: Props) {
  const t = useTranslations("notifications");
  const query = useQuery(notificationsQuery(1));
  return (
    <Box sx={{ display: "flex", flexDirection: "column", minHeight: 0 }}>
      <Box
        sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", py: 3, pl: 5, pr: 3 }}
      >
        <Typography id={titleId} variant="h5" component="h2">
          {t("panel.title")}
        </Typography>
        <MarkAllRead />
      </Box>
      <Box sx={{ overflowY: "auto", overscrollBehavior: "contain" }}>
        <QueryBoundary
          query={query}
          loading={<RowSkeleton count={3} />}
          isEmpty={({ items }) => items.length === 0}
          empty={
            <EmptyState
              place="notifications"
              title={t("empty.title")}
              text={t("empty.text")}
              headingLevel="h3"
            />
          }
        >
          {({ items }) => <NotificationRows notifications={items} onFollow={onClose} />}
        </QueryBoundary>
      </Box>
      <Box sx={foot}>
        <Button
          variant="text"
          color="secondary"
          component={Link}
          href="/account/notifications"
          onClick={onClose}
        >
          {t("panel.seeAll")}
        </Button>
        <EnablePushPrompt />
      </Box>
    </Box>
  );
}
