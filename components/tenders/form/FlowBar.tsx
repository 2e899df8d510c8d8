"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { StickyBar } from "@/components/ui/layout/StickyBar";
import { useFilledSteps } from "./steps";
import { useFlow } from "./use-flow";

/** The way on: to the next step of the flow and, where the last one is on the screen, posting. Null: posted elsewhere. */
export function FlowBar({ submitLabel }: { submitLabel: string | null }) {
  const t = useTranslations("tenders.form");
  const { isGuided, previous, next, current, go } = useFlow();
  const filled = useFilledSteps();
  const hasNext = isGuided && next !== null;
  if (!isGuided && submitLabel === null) return null;
  return (
    <StickyBar>
      {isGuided && previous && (
        <Button variant="outlined" size="large" onClick={() => void go(previous)}>
          {t("flow.back")}
        </Button>
      )}
      {hasNext && (
        <Button variant="contained" size="large" onClick={() => void go(next)}>
          {t(current === "photos" && !filled.photos ? "flow.skip" : "flow.next")}
        </Button>
      )}
      {!hasNext && submitLabel !== null && (
        <SubmitButton size="large" busyLabel={t("sending")} sx={{ ml: { md: "auto" } }}>
          {submitLabel}
        </SubmitButton>
      )}
    </StickyBar>
  );
}
