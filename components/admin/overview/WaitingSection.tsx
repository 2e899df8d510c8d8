"use client";

import ChevronRightRounded from "@mui/icons-material/ChevronRightRounded";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { RelativeTime } from "@/components/ui/display/RelativeTime";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { TabCount } from "@/components/ui/lists/TabCount";
import type { MarketState } from "@/lib/admin/overview/schema";
import { QUEUE_KINDS, type QueueKind } from "@/lib/admin-queue/constants";
import { kindsFor } from "@/lib/admin-queue/policy";
import { Link } from "@/lib/i18n/navigation";
import { useSession } from "@/lib/platform/browser/session/session-store";

type Props = { state: Pick<MarketState, "waiting" | "oldestAt"> };

/** All that waits for a decision by its kind, and the way to it for admins who may decide. */
export function WaitingSection({ state: { waiting, oldestAt } }: Props) {
  const t = useTranslations("admin-overview.waiting");
  const { user } = useSession();
  const mine = kindsFor(user?.adminRights ?? []);
  const kinds = QUEUE_KINDS.filter((kind) => (waiting[kind] ?? 0) > 0);
  return (
    <SectionCard title={t("title")} {...(kinds.length === 0 && { text: t("none") })} gap={3}>
      {kinds.length > 0 && (
        <Box sx={{ mt: -2 }}>
          {kinds.map((kind) => (
            <KindRow key={kind} kind={kind} count={waiting[kind] ?? 0} isMine={mine.includes(kind)} />
          ))}
        </Box>
      )}
      {oldestAt && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("oldest")} <RelativeTime at={oldestAt} />
        </Typography>
      )}
      {kinds.some((kind) => mine.includes(kind)) && (
        <ButtonLink variant="contained" href="/admin/queue" fullWidth>
          {t("queue")}
        </ButtonLink>
      )}
    </SectionCard>
  );
}

type RowProps = { kind: QueueKind; count: number; isMine: boolean };

function KindRow({ kind, count, isMine }: RowProps) {
  const t = useTranslations("admin-queue.tabs");
  const label = t(TABS[kind]);
  return (
    <Box sx={rowStyles}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {isMine ? (
          <Box component={Link} href={`/admin/queue?tab=${TABS[kind]}`} sx={wholeRow}>
            {label}
          </Box>
        ) : (
          label
        )}
      </Box>
      <TabCount count={count} isOn={false} />
      {isMine && <ChevronRightRounded aria-hidden sx={{ color: "surface.muted" }} />}
    </Box>
  );
}

const TABS = {
  REPORT: "report",
  COMPLAINT: "complaint",
  DISPUTE: "dispute",
  VERIFICATION: "verification",
  CONTACT: "contact",
} as const satisfies Record<QueueKind, string>;

const rowStyles = {
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: 2,
  minHeight: 48,
  borderBottom: "1px solid",
  borderColor: "divider",
} as const;

const wholeRow = {
  color: "inherit",
  textDecoration: "none",
  "&::after": { content: '""', position: "absolute", inset: 0 },
} as const;
