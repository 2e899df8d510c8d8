"use client";

import CheckRounded from "@mui/icons-material/CheckRounded";
import CloseRounded from "@mui/icons-material/CloseRounded";
import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { HexMask } from "./HexMask";
import { visuallyHidden } from "../styles/visually-hidden";

export type TimelineState = "done" | "current" | "upcoming" | "canceled";
export type TimelineStep = { label: string; caption?: string | undefined; state: TimelineState };

const NODES: Record<TimelineState, { bgcolor: string; color: string }> = {
  done: { bgcolor: "secondary.main", color: "secondary.contrastText" },
  current: { bgcolor: "primary.main", color: "primary.contrastText" },
  upcoming: { bgcolor: "surface.rest", color: "background.paper" },
  canceled: { bgcolor: "surface.outline", color: "background.paper" },
};

// A container query, not a breakpoint of the window: beside an offer form the timeline is narrow on desktops, too.
const ROW = "@640";

/** At font sizes where four labels do not fit side by side, the steps are stacked. */
const COLUMN = "@container (max-width: 15rem)";

/**
 * Stepper: how far a job has got, as hexagonal nodes on a line. When a step is done its node fills and the line is
 * drawn to the next one, 300 ms, once.
 */
export function Timeline({ steps, label }: { steps: readonly TimelineStep[]; label: string }) {
  return (
    <Box sx={{ containerType: "inline-size" }}>
      <Box
        component="ol"
        aria-label={label}
        sx={{ display: "flex", listStyle: "none", [COLUMN]: { flexDirection: "column", gap: 2 } }}
      >
        {steps.map((step, index) => (
          <Step key={step.label} step={step} isLast={index === steps.length - 1} />
        ))}
      </Box>
    </Box>
  );
}

function Step({ step, isLast }: { step: TimelineStep; isLast: boolean }) {
  const isAhead = step.state === "upcoming";
  return (
    <Box
      component="li"
      aria-current={step.state === "current" ? "step" : undefined}
      sx={{
        position: "relative",
        // Equal steps, whose labels are one short word, up to where the last begins; in one row as wide as their labels.
        flex: { xs: isLast ? "0 1 auto" : "1 1 0", [ROW]: isLast ? "none" : "1 1 auto" },
        display: "flex",
        flexDirection: { xs: "column", [ROW]: "row" },
        alignItems: "flex-start",
        gap: { xs: "6px", [ROW]: 3 },
        // In one row the line shrinks, never the label beside it.
        minWidth: { xs: 0, [ROW]: "min-content" },
        fontSize: { xs: "0.8125rem", [ROW]: "0.9375rem" },
        lineHeight: { xs: "1.125rem", [ROW]: "1.25rem" },
        color: isAhead ? "surface.muted" : "text.primary",
        [COLUMN]: { flexDirection: "row", alignItems: "center", gap: 3 },
      }}
    >
      <Node state={step.state} />
      <Box
        sx={{
          minWidth: { xs: 0, [ROW]: "min-content" },
          // Labels stand at one height, whatever their captions' lines.
          pt: { [ROW]: "3px" },
          pr: { xs: 0.5, [ROW]: 0 },
          letterSpacing: { xs: "-0.01em", [ROW]: "inherit" },
          overflowWrap: { xs: "anywhere", [ROW]: "normal" },
        }}
      >
        <Box component="strong" sx={{ display: "block", fontWeight: 640 }}>
          {step.label}
        </Box>
        {step.caption && (
          <Box
            component="span"
            sx={{ display: { xs: "none", [ROW]: "block" }, typography: "caption", color: "surface.muted" }}
          >
            {step.caption}
          </Box>
        )}
      </Box>
      {!isLast && <Line isDrawn={step.state === "done"} />}
    </Box>
  );
}

function Node({ state }: { state: TimelineState }) {
  const t = useTranslations("common.timeline");
  return (
    <HexMask size={24} sx={{ ...NODES[state], height: 27, transition: "background-color 300ms" }}>
      {state === "done" && <CheckRounded aria-hidden sx={{ fontSize: 17 }} />}
      {state === "canceled" && <CloseRounded aria-hidden sx={{ fontSize: 17 }} />}
      {(state === "done" || state === "current") && (
        <Box component="span" sx={visuallyHidden}>
          {t(state)}
        </Box>
      )}
    </HexMask>
  );
}

function Line({ isDrawn }: { isDrawn: boolean }) {
  return (
    <Box
      aria-hidden
      sx={{
        position: { xs: "absolute", [ROW]: "static" },
        left: 27,
        right: 3,
        top: 12,
        flex: 1,
        minWidth: { [ROW]: 24 },
        height: 3,
        mr: { [ROW]: 4 },
        mt: { [ROW]: "12px" },
        borderRadius: "2px",
        bgcolor: "surface.rest",
        overflow: "hidden",
        [COLUMN]: { display: "none" },
      }}
    >
      <Box
        sx={{
          height: 1,
          bgcolor: "secondary.main",
          transformOrigin: "left",
          transform: isDrawn ? "none" : "scaleX(0)",
          transition: "transform 300ms cubic-bezier(.2,.8,.2,1)",
        }}
      />
    </Box>
  );
}
