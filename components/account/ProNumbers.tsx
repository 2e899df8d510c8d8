"use client";

import InsightsRounded from "@mui/icons-material/InsightsRounded";
import SellRounded from "@mui/icons-material/SellRounded";
import Box from "@mui/material/Box";
import { useLocale, useTranslations } from "next-intl";
import { LinkRow } from "@/components/ui/actions/LinkRow";
import { BESIDE, cardStyles } from "@/components/ui/styles/styles";
import { visuallyHidden } from "@/components/ui/styles/visually-hidden";
import { useDateText } from "@/components/ui/display/use-date-text";
import { Link } from "@/lib/i18n/navigation";
import { formatMoney } from "@/lib/shared/money";
import type { TenderOverview } from "@/lib/agreements/schema/overview";
import { isIdle } from "./next-steps";

type Figure = { label: string; value: string; note: string; href?: string };

function useFigures({ counts, rating, allowance }: TenderOverview): Figure[] {
  const t = useTranslations("account.numbers");
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const average = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const dateText = useDateText();
  const { left, perPeriod, renewsAt } = allowance ?? { left: 0, perPeriod: 0, renewsAt: null };
  const offersLeft = {
    label: t("allowance"),
    value: t("allowanceOf", { left, total: perPeriod }),
    note: renewsAt
      ? t("allowanceNote", { date: dateText(new Date(renewsAt), { day: "numeric", month: "long" }) })
      : "",
    href: "/account/my-subscriptions",
  };
  return [
    ...(allowance ? [offersLeft] : []),
    {
      label: t("waiting"),
      value: number.format(counts.waiting),
      note: t("waitingNote", { count: counts.waiting }),
    },
    {
      label: t("running"),
      value: number.format(counts.running),
      note: counts.agreedMinor
        ? t("agreed", {
            amount: formatMoney(counts.agreedMinor, locale, { isEstimate: counts.agreedIsEstimate }),
          })
        : t("nothingAgreed"),
    },
    {
      label: t("rating"),
      value: rating.count ? average.format(rating.average) : t("noRating"),
      note: rating.count ? t("reviews", { count: rating.count }) : t("noReviews"),
    },
  ];
}

const grid = {
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  [BESIDE]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  m: 0,
  overflow: "clip",
  fontFeatureSettings: '"tnum"',
  // Every cell draws the lines to its left and above; the outermost ones are cut off.
  "& > div": {
    m: "-1px 0 0 -1px",
    borderTop: 1,
    borderLeft: 1,
    borderColor: "divider",
    px: { xs: 4, md: 5 },
    py: { xs: 3.5, md: 4 },
  },
};

/** For a PRO who has begun nothing yet every figure would be nought: only what the plan has left is said. */
function AllowanceLeft({ allowance }: { allowance: NonNullable<TenderOverview["allowance"]> }) {
  const t = useTranslations("account.numbers");
  const dateText = useDateText();
  const date = dateText(new Date(allowance.renewsAt), { day: "numeric", month: "long" });
  return (
    <Box sx={{ ...cardStyles, gridArea: "numbers", overflow: "clip" }}>
      <LinkRow href="/account/my-subscriptions" icon={<SellRounded aria-hidden />}>
        {t("allowanceLeft", { left: allowance.left, date })}
      </LinkRow>
    </Box>
  );
}

/** A PRO's own figures, all of them counted by the server. */
export function ProNumbers({ overview }: { overview: TenderOverview }) {
  const { allowance, counts, rating } = overview;
  if (allowance && counts.all === 0 && isIdle(counts) && rating.count === 0)
    return <AllowanceLeft allowance={allowance} />;
  return <Figures overview={overview} />;
}

function Figures({ overview }: { overview: TenderOverview }) {
  const t = useTranslations("account.numbers");
  return (
    <Box
      component="section"
      aria-label={t("title")}
      sx={{ ...cardStyles, gridArea: "numbers", overflow: "clip" }}
    >
      <Box component="h2" sx={visuallyHidden}>
        {t("title")}
      </Box>
      <Box component="dl" sx={grid}>
        {useFigures(overview).map(({ label, value, note, href }) => (
          <div key={label}>
            <Box component="dt" sx={{ typography: "caption", color: "surface.muted" }}>
              {href ? (
                <Box component={Link} href={href} sx={{ color: "inherit" }}>
                  {label}
                </Box>
              ) : (
                label
              )}
            </Box>
            <Box component="dd" sx={{ m: 0, mt: 0.5 }}>
              <Box
                component="span"
                sx={{
                  display: "block",
                  fontSize: "1.5rem",
                  lineHeight: "2rem",
                  fontWeight: 720,
                  letterSpacing: "-0.02em",
                }}
              >
                {value}
              </Box>
              <Box component="span" sx={{ display: "block", typography: "caption", color: "surface.muted" }}>
                {note}
              </Box>
            </Box>
          </div>
        ))}
      </Box>
      <Box sx={{ borderTop: 1, borderColor: "divider" }}>
        <LinkRow href="/account/insights" icon={<InsightsRounded aria-hidden />}>
          {t("insights")}
        </LinkRow>
      </Box>
    </Box>
  );
}
