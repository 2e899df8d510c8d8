"use client";

import FlagOutlined from "@mui/icons-material/FlagOutlined";
import { useState } from "react";
import { IconButton } from "@/components/ui/actions/IconButton";
import type { ReportTarget } from "@/lib/reports/presentation";
import { LazyReportDialog } from "./lazy-report-dialog";

/** The frame of a button in the head of a page. */
export const SQUARE = { border: 1, borderColor: "surface.outlineSoft", borderRadius: "12px" } as const;

type Props = { target: ReportTarget; label: string; /** Where it stands on no card. */ sx?: object };

/** Opens the form in which a person reports what they see; `label` is its name for screen readers. */
export function ReportButton({ target, label, sx = SQUARE }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        sx={{ width: 44, height: 44, ...sx }}
      >
        <FlagOutlined />
      </IconButton>
      {isOpen && <LazyReportDialog target={target} onClose={() => setIsOpen(false)} />}
    </>
  );
}
