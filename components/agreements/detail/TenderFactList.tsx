"use client";

import AccessTimeRounded from "@mui/icons-material/AccessTimeRounded";
import AccountBalanceWalletOutlined from "@mui/icons-material/AccountBalanceWalletOutlined";
import EventRounded from "@mui/icons-material/EventRounded";
import LocalParkingRounded from "@mui/icons-material/LocalParkingRounded";
import PlaceOutlined from "@mui/icons-material/PlaceOutlined";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { AnswerFact } from "@/lib/questions/schema";
import { RHYTHM } from "@/lib/tenders/constants";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { visuallyHidden } from "@/components/ui/styles/visually-hidden";
import { useAgreedTime } from "@/components/tenders/agreed/use-agreed-time";
import { useTenderFormat } from "@/components/tenders/format";
import { useBudget } from "@/components/tenders/use-budget";

type Entry = {
  key: "budget" | "when" | "time" | "where" | "parking";
  icon: ReactNode;
  text: string;
  hint?: string | false;
  /** The text says it all. */
  isPlain?: boolean;
};

const saysHowOften = (answers: readonly AnswerFact[]) =>
  answers.some(({ key, value }) => key === RHYTHM.question && value !== null);

/** Where, when, which time of day and how much, each with its sign. `tiles` are boxes, else one line. */
export function TenderFactList({ tender, tiles = false }: { tender: TenderView; tiles?: boolean }) {
  const t = useTranslations("tenders.detail");
  const format = useTenderFormat();
  const budget = useBudget(tender);
  const agreed = useAgreedTime(tender);
  const distance = format.distance(tender.distanceKm);
  // The answers below the boxes say how often.
  const dated = tiles && saysHowOften(tender.answers) ? { ...tender, repeats: "NONE" as const } : tender;
  const all: readonly Entry[] = [
    // In the head the price that was agreed, which its card says, ends the budget.
    {
      key: "budget",
      icon: <AccountBalanceWalletOutlined />,
      text: tiles || tender.agreedPriceMinor === null ? budget : "",
    },
    { key: "when", icon: <EventRounded />, text: agreed?.day ?? format.when(dated) },
    { key: "time", icon: <AccessTimeRounded />, text: agreed ? agreed.hours : format.slots(tender) },
    {
      key: "where",
      icon: <PlaceOutlined />,
      text: distance ? `${format.where(tender)}, ${distance}` : format.where(tender),
      // Once it is agreed, the BEE knows how far it is.
      hint:
        tender.status === "NEW" &&
        tender.beyondRadiusKm !== null &&
        t("beyondRadius", { km: tender.beyondRadiusKm }),
    },
    ...(tender.parking === "UNKNOWN"
      ? []
      : [
          {
            key: "parking" as const,
            icon: <LocalParkingRounded />,
            text: t(`${tiles ? "parking" : "parkingAlone"}.${tender.parking}`),
            isPlain: !tiles,
          },
        ]),
  ];
  const entries = all.filter(({ text }) => text !== "");
  return (
    <Box component="ul" sx={tiles ? tileGrid(entries.length) : lineStyles}>
      {entries.map(({ key, icon, text, hint, isPlain }) => (
        <TenderFact key={key} label={isPlain ? "" : t(`facts.${key}`)} icon={icon} tile={tiles}>
          {text}
          {hint && <Hint>{hint}</Hint>}
        </TenderFact>
      ))}
    </Box>
  );
}

const listStyles = { m: 0, p: 0, listStyle: "none" } as const;

const lineStyles = { ...listStyles, display: "flex", flexWrap: "wrap", columnGap: 5, rowGap: 1 } as const;

/** Four stand in one row of a desk, five in two; a fifth takes what is left of its row. */
const tileGrid = (count: number) => ({
  ...listStyles,
  display: "grid",
  gap: 2,
  gridTemplateColumns: {
    // One below the other where letters are so large that two have no room.
    xs: "repeat(auto-fit, minmax(min(100%, 8rem), 1fr))",
    sm: "1fr 1fr",
    lg: `repeat(${count === 4 ? 4 : 3}, 1fr)`,
  },
  ...(count === 5 && { "& > :last-child": { gridColumn: { xs: "1 / -1", lg: "span 2" } } }),
  ...(count === 3 && { "& > :last-child": { gridColumn: { xs: "1 / -1", lg: "auto" } } }),
});

const TILE = {
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignContent: "start",
  alignItems: "center",
  columnGap: 2,
  bgcolor: "background.default",
  borderRadius: "12px",
  p: 3,
} as const;

/** Below a fact, what it means to the reader. */
function Hint({ children }: { children: string }) {
  return (
    <Typography component="span" variant="caption" sx={{ display: "block", color: "warning.main" }}>
      {children}
    </Typography>
  );
}

type FactProps = { label: string; icon: ReactNode; tile: boolean; children: ReactNode };

function TenderFact({ label, icon, tile, children }: FactProps) {
  return (
    <Box
      component="li"
      sx={{
        ...(tile ? TILE : { display: "flex", gap: 1.5 }),
        minWidth: 0,
        "& svg": { fontSize: 20, color: "surface.muted", flex: "none" },
      }}
    >
      {icon}
      <Typography component="span" variant="caption" sx={tile ? { color: "surface.muted" } : visuallyHidden}>
        {label}
      </Typography>
      <Typography
        component="span"
        variant={tile ? "subtitle2" : "body2"}
        // Two tiles share the width of a phone: there the text begins below the sign.
        sx={{ overflowWrap: "anywhere", ...(tile && { gridColumn: { xs: "1 / -1", sm: "2" } }) }}
      >
        {children}
      </Typography>
    </Box>
  );
}
