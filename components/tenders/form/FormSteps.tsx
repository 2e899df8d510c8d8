"use client";

import CheckRounded from "@mui/icons-material/CheckRounded";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { stepId, STEPS, useFilledSteps, type Step } from "./steps";
import { useFlow } from "./use-flow";

/** Where in the form the person is (honey), and what is done already (ink with a check). In the guided flow its progress. */
export function FormSteps() {
  const t = useTranslations("tenders.form");
  const { isGuided, current: shown, go } = useFlow();
  const inView = useStepInView();
  const current = isGuided ? shown : inView;
  const filled = useFilledSteps();
  return (
    <Box
      component="nav"
      aria-label={t("stepsLabel")}
      sx={{
        position: "sticky",
        top: { xs: 56, md: 64 },
        zIndex: 2,
        bgcolor: "background.default",
        py: 2,
        display: "grid",
        gridTemplateColumns: `repeat(${STEPS.length}, minmax(0, 1fr))`,
        // Seven targets as wide as a finger, at 360 px.
        gap: { xs: 0.75, sm: 2 },
      }}
    >
      {STEPS.map((step) => (
        <StepLink
          key={step}
          step={step}
          isCurrent={step === current}
          isDone={filled[step]}
          onGo={isGuided ? () => void go(step) : undefined}
        />
      ))}
      <StepInWords step={current} />
    </Box>
  );
}

type LinkProps = { step: Step; isCurrent: boolean; isDone: boolean; onGo?: (() => void) | undefined };

function StepLink({ step, isCurrent, isDone, onGo }: LinkProps) {
  const t = useTranslations("tenders.form");
  return (
    <Box
      component="a"
      href={`#${stepId(step)}`}
      onClick={(event: React.MouseEvent) => {
        if (!onGo) return;
        event.preventDefault();
        onGo();
      }}
      aria-current={isCurrent ? "step" : undefined}
      aria-label={isDone ? t("stepDone", { step: t(`steps.${step}`) }) : t(`steps.${step}`)}
      sx={{
        minHeight: { xs: 44, md: 36 },
        color: isCurrent || isDone ? "text.primary" : "surface.muted",
        textDecoration: "none",
        borderTop: 4,
        borderColor: isCurrent ? "primary.main" : isDone ? "secondary.main" : "divider",
        pt: 2,
        display: "flex",
        gap: 1.5,
        alignItems: "flex-start",
        "& svg": { fontSize: 18 },
      }}
    >
      {isDone && <CheckRounded aria-hidden sx={{ display: { xs: "none", sm: "block" } }} />}
      <Typography variant="subtitle2" component="span" noWrap sx={{ display: { xs: "none", sm: "block" } }}>
        {t(`steps.${step}`)}
      </Typography>
    </Box>
  );
}

/** Six names have no room beside each other on a phone: there stands the one of the part in view. */
function StepInWords({ step }: { step: Step }) {
  const t = useTranslations("tenders.form");
  const names = { step: STEPS.indexOf(step) + 1, total: STEPS.length, name: t(`steps.${step}`) };
  return (
    <Typography
      variant="caption"
      aria-hidden
      sx={{
        display: { xs: "block", sm: "none" },
        position: "absolute",
        left: 0,
        bottom: 8,
        color: "text.secondary",
        pointerEvents: "none",
      }}
    >
      {t("stepOf", names)}
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
