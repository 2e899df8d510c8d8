"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { TextLink } from "@/components/ui/actions/TextLink";
import { usePersonName } from "@/components/ui/display/use-person-name";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { Link } from "@/lib/i18n/navigation";
import { ownAppointmentsQuery } from "@/lib/appointments/queries";
import type { AppointmentView } from "@/lib/appointments/schema";
import { useTimeText } from "./use-time-text";

const SHOWN = 5;

/** The next appointments of a person, and the proposals that wait for an answer. */
export function OwnAppointments() {
  const t = useTranslations("appointments.own");
  const { data = [] } = useQuery(ownAppointmentsQuery);
  if (data.length === 0) return null;
  return (
    <SectionCard title={t("title")}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 4 }}>
        {data.slice(0, SHOWN).map((appointment) => (
          <Row key={appointment.id} appointment={appointment} />
        ))}
      </Box>
    </SectionCard>
  );
}

function Row({ appointment }: { appointment: AppointmentView }) {
  const t = useTranslations("appointments.own");
  const text = useTimeText();
  const name = usePersonName()(appointment.partner);
  const { startsAt, durationMinutes, tenderId, proId, tenderTitle, isProposedByMe, kind } = appointment;
  // Of a proposal its first time: what is to be chosen is said below it.
  const at = startsAt ?? appointment.options[0];
  return (
    <Box component="li" sx={{ overflowWrap: "anywhere" }}>
      <Typography variant="subtitle2" component="p">
        {at && `${text.day(at)}, ${text.hours(at, durationMinutes)}`}
      </Typography>
      {!startsAt && (
        <Typography variant="body2">{t(isProposedByMe ? "waiting" : "choose", { name })}</Typography>
      )}
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t("with", { kind, name })}
      </Typography>
      <TextLink component={Link} href={`/account/tenders/${tenderId}/chat?proId=${proId}`}>
        {tenderTitle}
      </TextLink>
    </Box>
  );
}
