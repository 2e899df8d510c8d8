"use client";

import AutorenewRounded from "@mui/icons-material/AutorenewRounded";
import TrendingUpRounded from "@mui/icons-material/TrendingUpRounded";
import VerifiedUserRounded from "@mui/icons-material/VerifiedUserRounded";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { HexMask } from "@/components/ui/display/HexMask";
import { visuallyHidden } from "@/components/ui/styles/visually-hidden";

const PROMISES = [
  { key: "change", Icon: AutorenewRounded },
  { key: "rank", Icon: TrendingUpRounded },
  { key: "jobs", Icon: VerifiedUserRounded },
] as const;

/** The three fears before a subscription, and what is true (docs/domain.md, Plans). */
export function PlanPromises() {
  const t = useTranslations("subscriptions");
  return (
    <Box component="section" aria-labelledby="plan-promises" sx={{ mt: 6 }}>
      <Box component="h2" id="plan-promises" sx={visuallyHidden}>
        {t("compare.questions")}
      </Box>
      <Box sx={{ display: "grid", gap: 5, gridTemplateColumns: { xs: "1fr", md: "repeat(3, 1fr)" } }}>
        {PROMISES.map(({ key, Icon }) => (
          <Box key={key} sx={{ display: "flex", gap: 3 }}>
            <HexMask size={36} tone="neutral" aria-hidden>
              <Icon sx={{ fontSize: 18 }} />
            </HexMask>
            <div>
              <Typography variant="subtitle2" component="h3">
                {t(`promises.${key}.title`)}
              </Typography>
              <Typography variant="body2" sx={{ color: "text.secondary" }}>
                {t(`promises.${key}.text`)}
              </Typography>
            </div>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
