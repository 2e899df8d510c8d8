"use client";

import EventRounded from "@mui/icons-material/EventRounded";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { cardStyles } from "@/components/ui/styles/styles";
import type { AppointmentView } from "@/lib/appointments/schema";
import { AgreedTime } from "./AgreedTime";
import { ProposedTimes } from "./ProposedTimes";
import { ProposeTimesDialog } from "./ProposeTimesDialog";

type Props = {
  appointment: AppointmentView;
  /** Another button of the same view is the one to press. */
  isQuiet?: boolean | undefined;
};

/** An appointment as a card: what is agreed, or the times to choose from, with the buttons of the one whose turn it is. */
export function AppointmentCard({ appointment, isQuiet }: Props) {
  const t = useTranslations("appointments.card");
  const [isProposing, setProposing] = useState(false);
  const { kind, options, startsAt, note, isProposedByMe } = appointment;
  const state = startsAt ? "agreed" : isProposedByMe ? "waiting" : "choose";
  const title = t(`titles.${state}`, { kind });
  const propose = () => setProposing(true);
  return (
    <Box component="article" aria-label={title} sx={{ ...cardStyles, overflow: "hidden" }}>
      <Box sx={HEAD}>
        <EventRounded aria-hidden sx={{ fontSize: 18, flex: "none", mt: "1px" }} />
        <Box component="span" sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
          {title}
        </Box>
      </Box>
      <Box sx={BODY}>
        {startsAt && <AgreedTime appointment={appointment} startsAt={startsAt} onMove={propose} />}
        {options.length > 0 && (
          <>
            {note && (
              <Typography variant="body2" sx={NOTE}>
                {t("note", { note })}
              </Typography>
            )}
            <ProposedTimes
              key={appointment.version}
              appointment={appointment}
              isQuiet={isQuiet}
              onOthers={propose}
            />
          </>
        )}
      </Box>
      {isProposing && <ProposeTimesDialog appointment={appointment} onClose={() => setProposing(false)} />}
    </Box>
  );
}

const HEAD = {
  display: "flex",
  gap: 2,
  px: 4,
  py: "10px",
  bgcolor: "honey.tint",
  fontSize: "0.875rem",
  lineHeight: "1.25rem",
  fontWeight: 620,
} as const;

const BODY = { p: 4, display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)" } as const;

const NOTE = { color: "text.secondary", whiteSpace: "pre-line", overflowWrap: "anywhere" } as const;
