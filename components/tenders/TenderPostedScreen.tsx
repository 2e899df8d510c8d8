"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { DoneMark } from "@/components/ui/feedback/DoneMark";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { nextButtons } from "@/components/ui/styles/styles";
import { Link } from "@/lib/i18n/navigation";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";
import { useSession } from "@/lib/platform/browser/session/session-store";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { RequireTenderState } from "./RequireTenderState";

const InviteBees = lazyComponent(
  () => import("@/components/invitations/InviteBees").then((file) => file.InviteBees),
  { messages: lazyMessages(["invitations"]), onError: "silent" },
);

const NEXT_STEPS = ["offers", "compare", "accept"] as const;

/** The tender is out: what happens next, and who else may be asked for an offer. Without a tender of one's own: the own list. */
export function TenderPostedScreen() {
  const { userId } = useSession();
  return (
    <RequireTenderState
      isDone={({ creatorId, status }) => creatorId === userId && status === "NEW"}
      otherwise="/account/tenders/created-by-me"
    >
      {(tender) => <Posted tender={tender} />}
    </RequireTenderState>
  );
}

function Posted({ tender }: { tender: TenderView }) {
  const t = useTranslations("tenders.posted");
  return (
    <PageContainer width="text">
      <DoneMark tone="honey" />
      <PageHeader title={t("title")} text={tender.title} />
      <SectionCard title={t("nextTitle")}>
        <Box component="ol" sx={{ m: 0, pl: 5, display: "grid", gap: 2 }}>
          {NEXT_STEPS.map((step) => (
            <Typography key={step} component="li">
              {t(`next.${step}`)}
            </Typography>
          ))}
        </Box>
        <Box sx={{ ...nextButtons, mt: 4 }}>
          <Button variant="contained" component={Link} href={`/account/tenders/${tender.id}`}>
            {t("view")}
          </Button>
        </Box>
      </SectionCard>
      <Box sx={{ mt: 6 }}>
        <InviteBees tender={tender} />
      </Box>
    </PageContainer>
  );
}
