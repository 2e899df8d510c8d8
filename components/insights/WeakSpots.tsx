"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { TextLink } from "@/components/ui/actions/TextLink";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { partHref } from "@/components/users/profile/part-href";
import type { WeakSpot } from "@/lib/insights/constants";
import { Link } from "@/lib/i18n/navigation";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { FIND_WORK } from "@/lib/tenders/constants";

/** What the profile lacks that clients look at first, each leading to where it is filled in or earned. */
export function WeakSpots({ spots }: { spots: readonly WeakSpot[] }) {
  const t = useTranslations("insights.weakSpots");
  const { userId } = useSession();
  if (!userId || spots.length === 0) return null;
  const hrefs: Record<WeakSpot, string> = {
    photo: partHref(userId, "photo"),
    headline: partHref(userId, "headline"),
    review: FIND_WORK,
  };
  return (
    <SectionCard title={t("title")}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 3 }}>
        {spots.map((spot) => (
          <Box component="li" key={spot} sx={{ typography: "body2" }}>
            {t(`texts.${spot}`)}{" "}
            <TextLink component={Link} href={hrefs[spot]}>
              {t(`links.${spot}`)}
            </TextLink>
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
}
