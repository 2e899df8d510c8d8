"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { TextLink } from "@/components/ui/actions/TextLink";
import { InfoChip } from "@/components/ui/display/InfoChip";
import { usePersonName } from "@/components/ui/display/use-person-name";
import { useNow } from "@/components/ui/display/use-today";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { Link } from "@/lib/i18n/navigation";
import type { OverviewTender } from "@/lib/agreements/schema/overview";
import { ownAppointmentsQuery } from "@/lib/appointments/queries";
import type { AppointmentView } from "@/lib/appointments/schema";
import { agendaOf, timeOf } from "./agenda";
import { useTimeText } from "./use-time-text";

const SHOWN = 5;

type Props = { running: readonly OverviewTender[] };

/** The next appointments of a person, the jobs whose day is agreed, and the proposals that wait for an answer, in order. */
export function OwnAppointments({ running }: Props) {
  const t = useTranslations("appointments.own");
  const { data } = useQuery(ownAppointmentsQuery);
  const now = useNow();
  const agenda = now ? agendaOf(data, running, now) : [];
  if (!now || agenda.length === 0) return null;
  return (
    <SectionCard title={t("title")}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 4 }}>
        {agenda
          .slice(0, SHOWN)
          .map(({ appointment, job }) =>
            appointment ? (
              <AppointmentRow key={appointment.id} appointment={appointment} now={now} />
            ) : (
              <JobRow key={job.tenderId} job={job} />
            ),
          )}
      </Box>
    </SectionCard>
  );
}

function AppointmentRow({ appointment, now }: { appointment: AppointmentView; now: Date }) {
  const t = useTranslations("appointments.own");
  const text = useTimeText();
  const name = usePersonName()(appointment.partner);
  const { startsAt, durationMinutes, tenderId, proId, tenderTitle, isProposedByMe, kind } = appointment;
  const at = timeOf(appointment, now);
  const href = `/account/tenders/${tenderId}/chat?proId=${proId}`;
  return (
    <Row
      when={at && `${text.day(at)}, ${text.hours(at, durationMinutes)}`}
      chip={!startsAt && t("proposal")}
      about={t("with", { kind, name })}
      title={tenderTitle}
      href={href}
    >
      {!startsAt && isProposedByMe && <Typography variant="body2">{t("waiting")}</Typography>}
      {!startsAt && !isProposedByMe && (
        <ButtonLink href={href} variant="outlined" size="small" sx={{ mt: 2 }}>
          {t("choose")}
        </ButtonLink>
      )}
    </Row>
  );
}

/** A job whose beginning was agreed on with its offer. */
function JobRow({ job }: { job: OverviewTender }) {
  const t = useTranslations("appointments.own");
  const text = useTimeText();
  const name = usePersonName();
  const { agreedDay, agreedSlots, agreedDays, person } = job;
  const when = text.from({ day: agreedDay ?? "", slots: agreedSlots, isWhole: (agreedDays ?? 1) < 2 });
  return (
    <Row
      when={agreedDays !== null && agreedDays > 1 ? t("runs", { start: when, days: agreedDays }) : when}
      about={person && t("with", { kind: "WORK", name: name(person) })}
      title={job.title}
      href={`/account/tenders/${job.tenderId}`}
    />
  );
}

type RowProps = {
  when: ReactNode;
  chip?: ReactNode;
  about: ReactNode;
  title: string;
  href: string;
  children?: ReactNode;
};

function Row({ when, chip, about, title, href, children }: RowProps) {
  return (
    <Box component="li" sx={{ overflowWrap: "anywhere", display: "grid", justifyItems: "start" }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2, rowGap: 1 }}>
        <Typography variant="subtitle2" component="p">
          {when}
        </Typography>
        {chip && <InfoChip tone="info">{chip}</InfoChip>}
      </Box>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {about}
      </Typography>
      <TextLink component={Link} href={href}>
        {title}
      </TextLink>
      {children}
    </Box>
  );
}
