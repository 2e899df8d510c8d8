"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { PersonRecordLink } from "@/components/people/PersonRecordLink";
import { usePersonName } from "@/components/ui/display/use-person-name";
import { PersonAvatar } from "@/components/ui/display/PersonAvatar";
import { RatingStars } from "@/components/ui/display/RatingStars";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { useSession } from "@/lib/platform/browser/session/session-store";
import type { TenderView } from "@/lib/agreements/schema/tender-view";

/** Who asks, and what a BEE who is not accepted learns of them and when. An admin sees all of it elsewhere. */
export function ClientCard({ tender }: { tender: TenderView }) {
  const t = useTranslations("tenders.detail");
  const { user } = useSession();
  const { creator } = tender;
  // Released, a tender is open again: only then can an offer still be accepted.
  const isOpen = tender.status === "NEW";
  const name = usePersonName()(creator);
  return (
    <SectionCard>
      <Box sx={{ display: "flex", gap: 3, alignItems: "center" }}>
        <PersonAvatar name={name} photo={creator.photo} size={56} />
        <Box>
          <Typography variant="subtitle1" component="p">
            <PersonRecordLink person={{ id: creator.id, name }} />
          </Typography>
          <RatingStars
            compact
            average={creator.rating.count > 0 ? creator.rating.average : null}
            count={creator.rating.count}
          />
        </Box>
      </Box>
      {!tender.contact && user?.role !== "ADMIN" && (
        <Typography variant="caption" sx={{ color: "surface.muted" }}>
          {isOpen
            ? t(tender.isRemote ? "contactHidden" : "addressHidden")
            : t("contactStays", { status: tender.status })}
        </Typography>
      )}
    </SectionCard>
  );
}
