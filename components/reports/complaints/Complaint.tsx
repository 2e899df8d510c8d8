"use client";

import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";
import type { ComplaintState } from "@/lib/reports/schema";

const ComplaintDialog = lazyComponent(
  () => import("./ComplaintDialog").then((file) => file.ComplaintDialog),
  { messages: lazyMessages(["reports", "validation"]) },
);

type Props = { decision: { id: string | null; complaint: ComplaintState | null; mayComplain: boolean } };

/** The complaint about a decision: the way to it while there is none, and what came of it. */
export function Complaint({ decision }: Props) {
  const t = useTranslations("reports.complaint");
  const [isOpen, setIsOpen] = useState(false);
  const { id, complaint, mayComplain } = decision;
  if (complaint)
    return (
      <Typography variant="body2" sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
        {t(`statuses.${complaint.status}`)} {complaint.reason}
      </Typography>
    );
  if (!mayComplain || id === null) return null;
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t("button")}
      </Button>
      {isOpen && <ComplaintDialog decisionId={id} onClose={() => setIsOpen(false)} />}
    </>
  );
}
