"use client";

import ArrowDownwardRounded from "@mui/icons-material/ArrowDownwardRounded";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useLocale, useTranslations } from "next-intl";
import { FUNNEL } from "@/lib/insights/constants";
import type { Insights } from "@/lib/insights/schema";
import { Bar } from "./Bar";

const FULL = 100;
const HEIGHT = 16;

/** How much of the step before came this far; nothing where that was empty, or where more came from elsewhere. */
function rateOf(count: number, before: number | undefined): number | null {
  if (!before || count > before) return null;
  return Math.round((count / before) * FULL);
}

/** The steps from a match to a job, each as a bar on one scale, and between two how many went on. */
export function Funnel({ totals }: Pick<Insights, "totals">) {
  const t = useTranslations("insights.funnel");
  const number = new Intl.NumberFormat(useLocale());
  const most = Math.max(...FUNNEL.map((key) => totals[key]));
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: "none", fontFeatureSettings: '"tnum"' }}>
      {FUNNEL.map((key, index) => {
        const before = FUNNEL[index - 1];
        const rate = rateOf(totals[key], before && totals[before]);
        return (
          <Box component="li" key={key}>
            {before && <Between>{rate === null ? null : t("rate", { percent: rate })}</Between>}
            <Box sx={stepStyles}>
              <Typography component="span" variant="body2">
                {t(key)}
              </Typography>
              <Typography component="span" variant="h4" sx={{ textAlign: "right" }}>
                {number.format(totals[key])}
              </Typography>
              <Box sx={{ gridArea: "bar" }}>
                <Bar
                  percent={(totals[key] / most) * FULL}
                  height={HEIGHT}
                  colour={key === "won" ? "success.main" : "honey.star"}
                />
              </Box>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

/** The way from one step to the next. */
function Between({ children }: { children: string | null }) {
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1, minHeight: 28, ml: { sm: NAME }, ...quiet }}>
      <ArrowDownwardRounded aria-hidden sx={{ fontSize: 16 }} />
      <Typography component="span" variant="caption" sx={{ fontWeight: 600 }}>
        {children}
      </Typography>
    </Box>
  );
}

const quiet = { color: "text.secondary" } as const;

/** Beside the bar where there is room for the name, in px. */
const NAME = "116px";

const stepStyles = {
  display: "grid",
  alignItems: "center",
  columnGap: 4,
  rowGap: 1,
  gridTemplateColumns: { xs: "1fr auto", sm: `calc(${NAME} - 16px) 1fr 44px` },
  gridTemplateAreas: { xs: '"name count" "bar bar"', sm: '"name bar count"' },
} as const;
