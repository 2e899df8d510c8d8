"use client";

import CheckRounded from "@mui/icons-material/CheckRounded";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useFolds } from "./FoldProvider";
import { stepId, STEPS, useBeganFilled, useFilledSteps, type Step } from "./steps";
import { useWay } from "./use-way";

/**
 * Where in the form the person is (honey), and what is done (ink, with a check). In the guided flow, where no names stand
 * beside the bars, all that is done is honey: it is read as one bar that fills.
 */
export function FormSteps() {
  const t = useTranslations("tenders.form");
  const { isGuided, current: shown, go, counted, isEdit } = useWay();
  const { current: entered } = useFolds();
  const inView = useStepInView();
  // Of a tender that was there before all sections are open, and are read by scrolling.
  const onDesk = useBeganFilled() ? inView : entered;
  const current = isGuided ? shown : onDesk;
  const isDone = useIsDone(isGuided ? STEPS.indexOf(shown) : 0);
  // The summary has a row for each step, and of a tender that is edited it is where each of them leads back to.
  if (isGuided && (isEdit || shown === "review")) return <Box sx={{ height: 24 }} />;
  return (
    <Box
      component="nav"
      aria-label={t("stepsLabel")}
      sx={{
        position: "sticky",
        top: { xs: 56, md: 64 },
        zIndex: 2,
        bgcolor: "background.default",
        pt: 2,
        pb: { xs: 0, md: 1 },
        display: "grid",
        gridTemplateColumns: `repeat(${STEPS.length}, minmax(0, 1fr))`,
        // Seven targets as wide as a finger, at 360 px.
        columnGap: { xs: 0.75, md: 2 },
      }}
    >
      {STEPS.map((step) => (
        <StepLink
          key={step}
          step={step}
          share={step === current ? (counted ? counted.at / counted.total : 1) : 0}
          isDone={isDone(step)}
          onGo={() => void go(step)}
        />
      ))}
      <PlaceInWords step={current} counted={counted} />
    </Box>
  );
}

/** Done is what the person went on from, and is filled; `behind`: how many steps of the guided flow are. */
function useIsDone(behind: number): (step: Step) => boolean {
  const filled = useFilledSteps();
  const { passed } = useFolds();
  const beganFilled = useBeganFilled();
  return (step) => {
    const isPassed = beganFilled || passed.includes(step) || STEPS.indexOf(step) < behind;
    return isPassed && filled[step];
  };
}

type LinkProps = {
  step: Step;
  /** How much of it is behind the person; 0 unless it is the one on the screen. */
  share: number;
  isDone: boolean;
  onGo: () => void;
};

function StepLink({ step, share, isDone, onGo }: LinkProps) {
  const t = useTranslations("tenders.form");
  const name = t(`steps.${step}`);
  const isCurrent = share > 0;
  return (
    <Box
      component="a"
      href={`#${stepId(step)}`}
      onClick={(event: React.MouseEvent) => {
        event.preventDefault();
        onGo();
      }}
      aria-current={isCurrent ? "step" : undefined}
      aria-label={isDone ? t("stepDone", { step: name }) : name}
      sx={{
        position: "relative",
        minHeight: { xs: 44, md: 36 },
        color: isCurrent || isDone ? "text.primary" : "surface.muted",
        textDecoration: "none",
        pt: 3,
        display: "flex",
        gap: 1.5,
        alignItems: "flex-start",
        "& svg": { fontSize: 18 },
        "&::before": {
          ...bar,
          content: '""',
          right: 0,
          bgcolor: isCurrent
            ? "honey.soft"
            : isDone
              ? { xs: "primary.main", md: "secondary.main" }
              : "divider",
        },
      }}
    >
      {isCurrent && <Box component="span" sx={{ ...bar, width: share, bgcolor: "primary.main" }} />}
      {isDone && <CheckRounded aria-hidden sx={{ display: { xs: "none", md: "block" } }} />}
      <Typography variant="subtitle2" component="span" noWrap sx={{ display: { xs: "none", md: "block" } }}>
        {name}
      </Typography>
    </Box>
  );
}

const bar = { position: "absolute", top: 0, left: 0, height: 5, borderRadius: "3px" } as const;

type PlaceProps = { step: Step; counted: { at: number; total: number } | null };

/** The names have no room beside each other where the form is guided: there stands which step, or which question, it is. */
function PlaceInWords({ step, counted }: PlaceProps) {
  const t = useTranslations("tenders.form");
  const [place, steps] = [STEPS.indexOf(step) + 1, STEPS.length];
  return (
    <Typography
      variant="caption"
      // The links say which step it is; of the questions they know nothing.
      aria-hidden={counted === null}
      sx={{
        display: { xs: "block", md: "none" },
        // Within the height of the links, below what they show there; a second line makes the row higher.
        gridColumn: "1 / -1",
        mt: "-26px",
        color: "text.secondary",
        pointerEvents: "none",
      }}
    >
      {counted
        ? t("questionOf", counted)
        : t("stepOf", { step: place, total: steps, name: t(`steps.${step}`) })}
    </Typography>
  );
}

/** The topmost section in the upper part of the screen. */
function useStepInView(): Step {
  const [current, setCurrent] = useState<Step>(STEPS[0]!);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting);
        const step = STEPS.find((candidate) => stepId(candidate) === entered?.target.id);
        if (step) setCurrent(step);
      },
      { rootMargin: "-25% 0px -65% 0px" },
    );
    for (const step of STEPS) {
      const section = document.getElementById(stepId(step));
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}
