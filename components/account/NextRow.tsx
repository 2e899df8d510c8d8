"use client";

import AddRounded from "@mui/icons-material/AddRounded";
import BalanceRounded from "@mui/icons-material/BalanceRounded";
import ChatBubbleOutlineRounded from "@mui/icons-material/ChatBubbleOutlineRounded";
import ChevronRightRounded from "@mui/icons-material/ChevronRightRounded";
import EventRounded from "@mui/icons-material/EventRounded";
import FlagRounded from "@mui/icons-material/FlagRounded";
import SearchRounded from "@mui/icons-material/SearchRounded";
import SellRounded from "@mui/icons-material/SellRounded";
import StarBorderRounded from "@mui/icons-material/StarBorderRounded";
import SwapHorizRounded from "@mui/icons-material/SwapHorizRounded";
import TaskAltRounded from "@mui/icons-material/TaskAltRounded";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useLocale, useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import type { HexTone } from "@/components/ui/styles/styles";
import { Meter } from "@/components/ui/display/Meter";
import { HexMask } from "@/components/ui/display/HexMask";
import { Link } from "@/lib/i18n/navigation";
import { PROFILE_TO_DOS } from "@/lib/agreements/constants";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { formatMoney } from "@/lib/shared/money";
import type { NextStep } from "./next-steps";
import { stepRow } from "./step-row";

type Step = Exclude<NextStep, { kind: "confirm" }>;

const LOOKS: Record<Step["kind"], { icon: React.ReactNode; tone: HexTone }> = {
  messages: { icon: <ChatBubbleOutlineRounded />, tone: "info" },
  offers: { icon: <SellRounded />, tone: "info" },
  agree: { icon: <EventRounded />, tone: "success" },
  finish: { icon: <TaskAltRounded />, tone: "success" },
  workDone: { icon: <TaskAltRounded />, tone: "success" },
  feedback: { icon: <StarBorderRounded />, tone: "honey" },
  profile: { icon: <TaskAltRounded />, tone: "honey" },
  verifications: { icon: <SearchRounded />, tone: "info" },
  disputes: { icon: <BalanceRounded />, tone: "info" },
  reports: { icon: <FlagRounded />, tone: "info" },
  contact: { icon: <ChatBubbleOutlineRounded />, tone: "info" },
  dispute: { icon: <BalanceRounded />, tone: "honey" },
  counter: { icon: <SwapHorizRounded />, tone: "info" },
  returned: { icon: <AddRounded />, tone: "honey" },
  first: { icon: <AddRounded />, tone: "honey" },
  find: { icon: <SearchRounded />, tone: "honey" },
};

const StarChoice = lazyComponent(
  () => import("@/components/feedback/StarChoice").then((file) => file.StarChoice),
  // As high as the stars, which few rows have.
  { fallback: <Box sx={{ height: 44 }} /> },
);

type StepWords = { title: string; text: string };
type Translate = ReturnType<typeof useTranslations<"account.next">>;

function tenderWords(
  t: Translate,
  step: Exclude<Extract<Step, { name: string } | { title: string }>, { kind: "returned" | "counter" }>,
): StepWords {
  switch (step.kind) {
    case "offers":
      return step.newest
        ? {
            title: t("offers.from", { count: step.count, name: step.newest.name }),
            text: t("offers.quote", { title: step.title, text: step.newest.text }),
          }
        : {
            title: t("offers.title", { count: step.count }),
            text: t("offers.text", { title: step.title }),
          };
    case "finish":
      return { title: t("finish.title"), text: t("finish.text", { title: step.title, name: step.name }) };
    case "workDone":
      return { title: t("workDone.title"), text: t("workDone.text", { title: step.title, name: step.name }) };
    case "agree":
      return { title: t("agree.title", { name: step.name }), text: t("agree.text", { title: step.title }) };
    case "feedback":
      return {
        title: t("feedback.title", { name: step.name }),
        text: t("feedback.text", { title: step.title, days: step.days }),
      };
    case "dispute":
      return {
        title: t("dispute.title", { turn: step.turn, name: step.name }),
        text: t("dispute.text", { title: step.title }),
      };
  }
}

function stepWords(t: Translate, step: Step, amount: string): StepWords {
  switch (step.kind) {
    case "counter":
      return {
        title: t("counter.title", { name: step.name, amount }),
        text: t("counter.text", { title: step.title }),
      };
    case "messages":
      return step.newest
        ? { title: t("messages.from", step.newest), text: t("messages.quote", step.newest) }
        : { title: t("messages.title", { count: step.count }), text: t("messages.text") };
    case "profile":
      return {
        title: t("profile.title"),
        text: t("profile.text", { part: step.part, done: step.done, total: PROFILE_TO_DOS.length }),
      };
    case "verifications":
    case "disputes":
    case "reports":
    case "contact":
      return { title: t(`${step.kind}.title`, { count: step.count }), text: t(`${step.kind}.text`) };
    case "returned":
      return { title: t("returned.title"), text: t("returned.text", { title: step.title }) };
    case "first":
    case "find":
      return { title: t(`${step.kind}.title`), text: t(`${step.kind}.text`) };
    case "offers":
    case "finish":
    case "workDone":
    case "agree":
    case "feedback":
    case "dispute":
      return tenderWords(t, step);
  }
}

const FULL = 100;

/** Steps that lead on from an empty account, or that hold up a job: on phones too they have a button of their own. */
const LEADING: readonly Step["kind"][] = ["counter", "first", "find", "profile"];

// A quoted message may be long: two lines of it are enough to know what it is about.
const twoLines = {
  display: "-webkit-box",
  WebkitLineClamp: 2,
  WebkitBoxOrient: "vertical",
  overflow: "hidden",
} as const;

function useWords(step: Step): StepWords & { action: string } {
  const t = useTranslations("account.next");
  const locale = useLocale();
  const amount =
    step.kind === "counter" ? formatMoney(step.totalMinor, locale, { isEstimate: step.isEstimate }) : "";
  const action = t(`${step.kind}.action`, {
    amount,
    count: step.kind === "offers" ? step.count : 0,
    part: step.kind === "profile" ? step.part : "",
  });
  return { ...stepWords(t, step, amount), action };
}

/** On phones most rows are a link as a whole; with room there is a button that says what it does. */
export function NextRow({ step, isFirst }: { step: Step; isFirst: boolean }) {
  const { icon, tone } = LOOKS[step.kind];
  const { title, text, action } = useWords(step);
  const leads = isFirst && LEADING.includes(step.kind);
  return (
    <Box component="li" sx={[stepRow, leads && { flexWrap: { xs: "wrap", md: "nowrap" } }]}>
      <HexMask size={48} tone={tone} aria-hidden>
        {icon}
      </HexMask>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
        <Typography variant="subtitle1" component="h3">
          {title}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary", ...(!leads && twoLines) }}>
          {text}
        </Typography>
        {step.kind === "profile" && (
          <Meter
            percent={(step.done / PROFILE_TO_DOS.length) * FULL}
            aria-label={title}
            sx={{ height: 8, mt: 2 }}
          />
        )}
        {step.kind === "feedback" && (
          <StarChoice label={action} hrefOf={(stars) => `${step.href}&stars=${stars}`} />
        )}
      </Box>
      <ButtonLink
        href={step.href}
        variant={isFirst ? "contained" : "outlined"}
        sx={leads ? WIDE_BUTTON : DESK_BUTTON}
      >
        {action}
      </ButtonLink>
      {!leads && (
        <Box component={Link} href={step.href} aria-label={`${action}: ${title}`} sx={WHOLE_ROW}>
          <ChevronRightRounded aria-hidden />
        </Box>
      )}
    </Box>
  );
}

const DESK_BUTTON = { display: { xs: "none", md: "inline-flex" }, flex: "none" } as const;
const WIDE_BUTTON = { flex: "none", width: { xs: 1, md: "auto" } } as const;

const WHOLE_ROW = {
  display: { xs: "flex", md: "none" },
  color: "surface.muted",
  "&::after": { content: '""', position: "absolute", inset: 0 },
} as const;
