"use client";

import EditOutlined from "@mui/icons-material/EditOutlined";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { FeedbackSection } from "@/components/feedback/FeedbackSection";
import { OffersSection } from "@/components/offers/OffersSection";
import { Button } from "@/components/ui/actions/Button";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { RelativeTime } from "@/components/ui/display/RelativeTime";
import { StatusChip } from "@/components/ui/display/StatusChip";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";
import { Link } from "@/lib/i18n/navigation";
import { tenderReachQuery } from "@/lib/agreements/queries";
import { offersQuery } from "@/lib/offers/queries";
import { TENDER_LIMITS } from "@/lib/tenders/constants";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { ContactCard } from "./ContactCard";
import { FinishCard } from "./FinishCard";
import { TenderContentCard } from "./TenderContentCard";
import { TenderFactList } from "./TenderFactList";
import { TenderMoves } from "./TenderMoves";
import { TenderTimeline } from "./TenderTimeline";

const WhileWaiting = lazyComponent(() => import("./WhileWaiting").then((file) => file.WhileWaiting), {
  messages: lazyMessages(["waiting"]),
  onError: "silent",
});

const invitations = lazyMessages(["invitations"]);
const InviteBees = lazyComponent(
  () => import("@/components/invitations/InviteBees").then((file) => file.InviteBees),
  { messages: invitations, onError: "silent" },
);
const PrivateNote = lazyComponent(
  () => import("@/components/invitations/PrivateNote").then((file) => file.PrivateNote),
  { messages: invitations, fallback: <Box sx={{ minHeight: 148 }} /> },
);

/** Whether all is known that stands above the client's own words, which then need not move. */
function useIsSettled({ id }: TenderView, isWaiting: boolean): boolean {
  const offers = useQuery(offersQuery(id));
  const reach = useQuery({ ...tenderReachQuery(id), enabled: isWaiting });
  useEffect(() => {
    if (isWaiting) WhileWaiting.preload();
  }, [isWaiting]);
  return !offers.isPending && !(isWaiting && reach.isPending);
}

/** A tender as its creator sees it: what is next, where it stands, the offers, and last what they wrote themselves. */
export function ClientTender({ tender }: { tender: TenderView }) {
  const t = useTranslations("tenders.detail");
  const isAgreed = tender.status === "ACCEPTED";
  const isWaiting = tender.status === "NEW" && tender.offerCount === 0;
  const isSettled = useIsSettled(tender, isWaiting);
  return (
    <Box sx={{ display: "grid", gap: 6, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Box>
        <PageHeader
          title={tender.title}
          back={{ href: "/account/tenders/created-by-me", label: t("myTenders") }}
          text={<ClientHead tender={tender} />}
          actions={
            <Box sx={{ display: "flex", gap: 2 }}>
              {tender.may.includes("edit") && (
                <Button
                  variant="outlined"
                  component={Link}
                  href={`/account/tenders/${tender.id}/edit`}
                  startIcon={<EditOutlined />}
                >
                  {t("edit")}
                </Button>
              )}
              <TenderMoves tender={tender} />
            </Box>
          }
        />
      </Box>
      {tender.isPrivate && tender.status === "NEW" && <PrivateNote tender={tender} />}
      {/* What comes next stands first: agreeing and finishing, then the feedback. */}
      {isAgreed && <ContactCard tender={tender} />}
      {isAgreed && <FinishCard tender={tender} />}
      <FeedbackSection tender={tender} />
      <TenderTimeline tender={tender} />
      {!isAgreed && <ContactCard tender={tender} />}
      <OffersSection tender={tender} />
      {isWaiting && <WhileWaiting tender={tender} />}
      {isSettled && <TenderContentCard tender={tender} />}
      {isSettled && tender.status === "NEW" && tender.offerCount < TENDER_LIMITS.offers && (
        <InviteBees tenderId={tender.id} />
      )}
    </Box>
  );
}

function ClientHead({ tender }: { tender: TenderView }) {
  const t = useTranslations("tenders.detail");
  const isSeen = tender.status === "NEW" && Boolean(tender.viewCount);
  return (
    <Box component="span" sx={{ display: "grid", gap: 3, mt: 2 }}>
      <Box component="span" sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, alignItems: "center" }}>
        <StatusChip status={tender.status} />
        <Typography component="span" variant="caption" sx={{ color: "surface.muted" }}>
          {t("posted")} <RelativeTime at={tender.createdAt} />
          {isSeen && <> · {t("seen", { count: tender.viewCount ?? 0 })}</>}
        </Typography>
      </Box>
      <TenderFactList tender={tender} />
    </Box>
  );
}
