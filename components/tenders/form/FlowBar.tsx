"use client";

import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { Button } from "@/components/ui/actions/Button";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { StickyBar } from "@/components/ui/layout/StickyBar";
import { UPLOADING } from "@/lib/files/constants";
import type { TenderFormInput } from "@/lib/tenders/schema/form";
import { useFilledSteps } from "./steps";
import { useFlow } from "./use-flow";

type Props = {
  /** Null: posted elsewhere. */
  submitLabel: string | null;
  /** How many photos wait in this browser for an account. */
  keptPhotos?: number;
  /** Photos that were chosen before the sign-in are about to be uploaded. */
  isTakingPhotos?: boolean;
  /** They were handed over to be uploaded. */
  hasTakenPhotos?: boolean;
};

/** Whether photos from before the sign-in are on their way: they are not on the screen, so posting waits for them. */
function useAwaitsPhotos({ isTakingPhotos = false, hasTakenPhotos = false }: Props): boolean {
  const { control } = useFormContext<TenderFormInput>();
  const photoIds = useWatch({ control, name: "photoIds" }) ?? [];
  return isTakingPhotos || (hasTakenPhotos && photoIds.some((id) => id.startsWith(UPLOADING)));
}

/** The way on: to the next step of the flow and, where the last one is on the screen, posting. */
export function FlowBar(props: Props) {
  const { submitLabel, keptPhotos = 0 } = props;
  const awaitsPhotos = useAwaitsPhotos(props);
  const t = useTranslations("tenders.form");
  const { isGuided, previous, next, current, go } = useFlow();
  const filled = useFilledSteps();
  const hasNext = isGuided && next !== null;
  const hasNoPhotos = current === "photos" && !filled.photos && keptPhotos === 0;
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
          {t(hasNoPhotos ? "flow.skip" : "flow.next")}
        </Button>
      )}
      {!hasNext && submitLabel !== null && (
        <SubmitButton
          size="large"
          busyLabel={t("sending")}
          disabled={awaitsPhotos}
          sx={{ ml: { md: "auto" } }}
        >
          {submitLabel}
        </SubmitButton>
      )}
    </StickyBar>
  );
}
