"use client";

import AccountBalanceWalletOutlined from "@mui/icons-material/AccountBalanceWalletOutlined";
import AddPhotoAlternateOutlined from "@mui/icons-material/AddPhotoAlternateOutlined";
import ChevronRightRounded from "@mui/icons-material/ChevronRightRounded";
import EventRounded from "@mui/icons-material/EventRounded";
import NotesRounded from "@mui/icons-material/NotesRounded";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { stepId, type Step } from "@/components/tenders/form/steps";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { Link } from "@/lib/i18n/navigation";
import { priceGuideQuery } from "@/lib/price-guides/queries";
import type { PriceGuide } from "@/lib/price-guides/schema";
import { formatMoney } from "@/lib/shared/money";
import { useIsLate } from "./use-is-late";

type Key = "photo" | "description" | "dates" | "budget";
type Tip = { key: Key; text: Key | "range"; step: Step };

/** A shorter description leaves questions open. */
const SHORT_DESCRIPTION = 120;

/** The highest price the client would pay for the whole job; null where the budget says none. */
function budgetOf({ budgetType, budgetMinMinor, budgetMaxMinor }: TenderView): number | null {
  return budgetType === "FIXED" || budgetType === "RANGE" ? (budgetMaxMinor ?? budgetMinMinor) : null;
}

function budgetTip(tender: TenderView, guide: PriceGuide | null): Tip[] {
  const budget = budgetOf(tender);
  if (guide && budget !== null && budget < guide.lowMinor)
    return [{ key: "budget", text: "budget", step: "budget" }];
  // Within or above what is usual, a fixed price is not what keeps BEEs away.
  const isFixed = tender.budgetType === "FIXED" && guide === null;
  return isFixed ? [{ key: "budget", text: "range", step: "budget" }] : [];
}

function tipsFor(tender: TenderView, guide: PriceGuide | null): Tip[] {
  const { photos, description, dateType, timeSlots } = tender;
  const isNarrow = dateType === "ON_DATE" || timeSlots.length === 1;
  return [
    ...(photos.length === 0 ? [{ key: "photo", text: "photo", step: "photos" } as const] : []),
    ...(description.length < SHORT_DESCRIPTION
      ? [{ key: "description", text: "description", step: "what" } as const]
      : []),
    ...(isNarrow ? [{ key: "dates", text: "dates", step: "when" } as const] : []),
    ...budgetTip(tender, guide),
  ];
}

/** What the service usually costs where the tender is; null where it is not known, undefined while it is asked. */
function useGuide(tender: TenderView, isLate: boolean): PriceGuide | null | undefined {
  const country = tender.address?.country ?? "";
  const isAsked = isLate && country !== "" && budgetOf(tender) !== null;
  const { data, isError } = useQuery({
    ...priceGuideQuery(tender.subcategory.id, country),
    enabled: isAsked,
  });
  return isAsked && !isError ? data : null;
}

/** What of the tender itself may bring more offers, each a way to where it is changed; after a day, by what is usually paid, too. */
export function WaitingTips({ tender }: { tender: TenderView }) {
  const t = useTranslations("waiting");
  const locale = useLocale();
  const isLate = useIsLate(tender);
  const guide = useGuide(tender, isLate);
  const tips = guide === undefined ? [] : tipsFor(tender, guide);
  if (tips.length === 0 || !tender.may.includes("edit")) return null;
  const money = (minor: number | null | undefined) => formatMoney(minor ?? 0, locale);
  const prices = {
    budget: money(budgetOf(tender)),
    low: money(guide?.lowMinor),
    high: money(guide?.highMinor),
  };
  return (
    <SectionCard title={t(isLate ? "late" : "title")} flush>
      {tips.map(({ key, text, step }) => (
        <TipRow
          key={key}
          icon={ICONS[key]}
          href={`/account/tenders/${tender.id}/edit#${stepId(step)}`}
          title={t(`links.${key}`)}
          text={t(`texts.${text}`, prices)}
        />
      ))}
    </SectionCard>
  );
}

const ICONS = {
  photo: <AddPhotoAlternateOutlined />,
  description: <NotesRounded />,
  dates: <EventRounded />,
  budget: <AccountBalanceWalletOutlined />,
} as const satisfies Record<Key, React.ReactNode>;

type RowProps = { icon: React.ReactNode; href: string; title: string; text: string };

function TipRow({ icon, href, title, text }: RowProps) {
  return (
    <Box component={Link} href={href} sx={ROW}>
      {icon}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle1" component="span" sx={{ display: "block" }}>
          {title}
        </Typography>
        <Typography variant="body2" component="span" sx={{ display: "block", color: "text.secondary" }}>
          {text}
        </Typography>
      </Box>
      <ChevronRightRounded aria-hidden />
    </Box>
  );
}

const ROW = {
  display: "flex",
  alignItems: "center",
  gap: 3.5,
  px: { xs: 4, md: 6 },
  py: 3.5,
  color: "inherit",
  textDecoration: "none",
  overflowWrap: "anywhere",
  "@media (hover: hover)": { "&:hover": { bgcolor: "surface.sunken" } },
  "& > svg": { fontSize: 24, flex: "none", color: "surface.muted" },
} as const;
