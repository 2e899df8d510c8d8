"use client";

import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useDateText } from "@/components/ui/display/use-date-text";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { useAnchorScroll } from "@/components/ui/layout/use-anchor-scroll";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { endedAgreementsQuery } from "@/lib/feedback/queries";
import type { EndedAgreementView } from "@/lib/feedback/schema";
import { FeedbackParts } from "./FeedbackParts";

type Props = { tender: TenderView };

/** Both sides' feedback about agreements that ended without the work; nothing once there is nothing to write or read. */
export function EndedAgreements({ tender }: Props) {
  const { data } = useQuery(endedAgreementsQuery(tender.id));
  const shown = data?.filter(({ mayWrite, own, other }) => mayWrite || own || other) ?? [];
  return shown.length > 0 ? <Sections tender={tender} agreements={shown} /> : null;
}

function Sections({ tender, agreements }: Props & { agreements: EndedAgreementView[] }) {
  const t = useTranslations("feedback.ended");
  const dateText = useDateText();
  useAnchorScroll();
  return (
    <Box id="ended-agreements" sx={{ display: "grid", gap: 4, gridTemplateColumns: "minmax(0, 1fr)" }}>
      {agreements.map(({ id, endedAt, ...state }) => {
        const name = state.about?.name ?? "";
        const date = dateText(new Date(endedAt), { day: "numeric", month: "long" });
        return (
          <SectionCard key={id} title={t("title")} text={t("with", { name, date })}>
            <FeedbackParts
              subject={{ tenderId: tender.id, title: tender.title, endedAgreementId: id }}
              state={state}
              invitation={t("invitation", { name })}
            />
          </SectionCard>
        );
      })}
    </Box>
  );
}
