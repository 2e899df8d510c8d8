"use client";

import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import type { ReportTarget } from "@/lib/reports/presentation";
import { LazyReportDialog } from "./lazy-report-dialog";

type Props = { target: ReportTarget; label: string };

/** A quiet word under what others wrote, which opens the form to report it; `label` says what it reports. */
export function ReportLink({ target, label }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        sx={{ justifySelf: "start", px: 0, color: "surface.muted", fontWeight: 400 }}
      >
        {label}
      </Button>
      {isOpen && <LazyReportDialog target={target} onClose={() => setIsOpen(false)} />}
    </>
  );
}
