"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { DisputeRow } from "@/components/disputes/DisputeRow";
import { useIsDisputed } from "@/components/disputes/use-is-disputed";
import { Fold } from "@/components/ui/layout/Fold";
import { cardStyles } from "@/components/ui/styles/styles";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { ChangeTermsRow } from "../terms/ChangeTermsRow";
import { AgreeDayRow } from "./AgreeDayRow";
import { FinishRow } from "./FinishRow";

/** What either side can do next once they have agreed, a row each. What waits for an answer has a card of its own. */
export function NextSteps({ tender }: { tender: TenderView }) {
  const t = useTranslations("disputes.quiet");
  const isAgreed = tender.status === "ACCEPTED";
  const isDisputed = useIsDisputed(tender);
  const steps = (
    <Box
      sx={{
        ...cardStyles,
        overflow: "clip",
        "&:empty": { display: "none" },
        "& > button + button": { borderTop: 1, borderColor: "divider" },
      }}
    >
      {isAgreed && <AgreeDayRow tender={tender} />}
      {isAgreed && <ChangeTermsRow tender={tender} />}
      {isAgreed && <FinishRow tender={tender} />}
      <DisputeRow tender={tender} />
    </Box>
  );
  if (!isAgreed || !isDisputed) return steps;
  // Meanwhile the dispute is what comes next.
  return (
    <Box sx={{ "&:not(:has(button))": { display: "none" } }}>
      <Fold label={t("more")}>{steps}</Fold>
    </Box>
  );
}
