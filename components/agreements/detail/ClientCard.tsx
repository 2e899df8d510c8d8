"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { usePersonName } from "@/components/ui/display/use-person-name";
import { PersonAvatar } from "@/components/ui/display/PersonAvatar";
import { RatingStars } from "@/components/ui/display/RatingStars";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { useSession } from "@/lib/platform/browser/session/session-store";
import type { TenderView } from "@/lib/agreements/schema/tender-view";

/** Who asks, and what of the place a BEE learns before being accepted, which an admin never is. */
export function ClientCard({ tender }: { tender: TenderView }) {
  const t = useTranslations("tenders.detail");
  const { user } = useSession();
  const { creator } = tender;
  const name = usePersonName()(creator);
  return (
    <SectionCard>
      <Box sx={{ display: "flex", gap: 3, alignItems: "center" }}>
        <PersonAvatar name={name} photo={creator.photo} size={56} />
        <Box>
          <Typography variant="subtitle1" component="p">
            {name}
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
          {tender.isRemote ? t("contactHidden") : t("areaRounded")}
        </Typography>
      )}
    </SectionCard>
  );
}
