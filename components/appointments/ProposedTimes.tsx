"use client";

import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { BusyButton } from "@/components/ui/actions/BusyButton";
import { Button } from "@/components/ui/actions/Button";
import { usePersonName } from "@/components/ui/display/use-person-name";
import { useAnswerAppointment } from "@/lib/appointments/queries";
import type { AnswerToAppointment, AppointmentView } from "@/lib/appointments/schema";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { Clash } from "./AgreedTime";
import { useTimeText } from "./use-time-text";

type Props = { appointment: AppointmentView; isQuiet: boolean | undefined; onOthers: () => void };

/** The times of a proposal: to choose from, or how they wait for the partner's answer. */
export function ProposedTimes(props: Props) {
  const t = useTranslations("appointments.card");
  const { appointment } = props;
  const name = usePersonName()(appointment.partner);
  const who = appointment.isProposedByMe ? "you" : "other";
  const [opened] = useState(() => new Date().toISOString());
  const open = appointment.options.filter((option) => option > opened);
  return (
    <>
      {appointment.startsAt && <Typography variant="body2">{t("moving", { who, name })}</Typography>}
      {appointment.may.includes("PICK") && open.length > 0 ? (
        <Choice {...props} open={open} />
      ) : (
        <Waiting appointment={appointment} open={open} />
      )}
    </>
  );
}

function useGiven(appointment: AppointmentView) {
  const t = useTranslations("appointments.card.done");
  const name = usePersonName()(appointment.partner);
  const {
    mutate: give,
    isPending,
    variables,
  } = useAnswerAppointment(appointment.id, (answer) => toast.success(t(answer, { name })));
  const isGiving = (answer: AnswerToAppointment["answer"]) => isPending && variables.answer === answer;
  return { give, isGiving, isPending };
}

function TimeText({ appointment, option }: { appointment: AppointmentView; option: string }) {
  const text = useTimeText();
  const minutes = appointment.nextMinutes ?? appointment.durationMinutes;
  return (
    <>
      {text.day(option)},{" "}
      <Box component="span" sx={{ whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" }}>
        {text.hours(option, minutes)}
      </Box>
      {appointment.clashes.includes(option) && <Clash />}
    </>
  );
}

function Waiting({ appointment, open }: { appointment: AppointmentView; open: string[] }) {
  const t = useTranslations("appointments.card");
  const name = usePersonName()(appointment.partner);
  const { give, isGiving } = useGiven(appointment);
  const { version, may, isProposedByMe, options } = appointment;
  const drop = may.includes("WITHDRAW") ? "WITHDRAW" : "DECLINE";
  return (
    <>
      <Box component="ul" sx={{ m: 0, pl: 5, display: "grid", gap: 1 }}>
        {options.map((option) => (
          <li key={option}>
            <TimeText appointment={appointment} option={option} />
          </li>
        ))}
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 3 }}>
        <Typography variant="caption" sx={{ color: "surface.muted" }}>
          {open.length === 0 ? t("past") : isProposedByMe ? t("waits", { name }) : t("confirmFirst")}
        </Typography>
        {may.includes(drop) && (
          <BusyButton
            variant="text"
            size="small"
            busy={isGiving(drop)}
            onClick={() => give({ answer: drop, version })}
            sx={SMALL}
          >
            {t(`answers.${drop}`)}
          </BusyButton>
        )}
      </Box>
    </>
  );
}

function Choice({ appointment, open, isQuiet, onOthers }: Props & { open: string[] }) {
  const t = useTranslations("appointments.card");
  const name = usePersonName()(appointment.partner);
  const { user } = useSession();
  const { give, isGiving, isPending } = useGiven(appointment);
  // Among several times none is chosen for the user: one press too early would agree to a day that does not suit.
  const [chosen, setChosen] = useState((open.length === 1 && open[0]) || "");
  const [isMissing, setMissing] = useState(false);
  const [showsAddress, setShowsAddress] = useState(appointment.showsAddress);
  const { version } = appointment;
  // Only its client opens the address of a visit.
  const asksAddress = appointment.kind === "VISIT" && user?.role === "CLIENT" && appointment.place !== null;
  const pick = () => {
    if (chosen === "") return setMissing(true);
    give({ answer: "PICK", version, startsAt: chosen, ...(asksAddress && { showsAddress }) });
  };
  return (
    <>
      <TimeRadios
        appointment={appointment}
        open={open}
        chosen={chosen}
        isMissing={isMissing && chosen === ""}
        onChange={setChosen}
      />
      {asksAddress && (
        <FormControlLabel
          control={<Checkbox checked={showsAddress} onChange={(_, checked) => setShowsAddress(checked)} />}
          label={t("showAddress", { name })}
          sx={{ mr: 0 }}
        />
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
        <BusyButton
          variant="contained"
          color={isQuiet ? "secondary" : "primary"}
          busy={isGiving("PICK")}
          disabled={isPending}
          onClick={pick}
          sx={WIDE}
        >
          {t("answers.PICK")}
        </BusyButton>
        <Button variant="outlined" onClick={onOthers} sx={WIDE}>
          {t("others")}
        </Button>
        <BusyButton
          variant="text"
          busy={isGiving("DECLINE")}
          disabled={isPending}
          onClick={() => give({ answer: "DECLINE", version })}
          sx={WIDE}
        >
          {appointment.startsAt ? t("keepTime") : t("answers.DECLINE")}
        </BusyButton>
      </Box>
    </>
  );
}

type RadiosProps = {
  appointment: AppointmentView;
  open: string[];
  chosen: string;
  /** It was agreed before a time was chosen. */
  isMissing: boolean;
  onChange: (option: string) => void;
};

function TimeRadios({ appointment, open, chosen, isMissing, onChange }: RadiosProps) {
  const t = useTranslations("appointments.card");
  const label = useId();
  return (
    <Box>
      <Typography
        id={label}
        variant="body2"
        role={isMissing ? "alert" : undefined}
        sx={{ color: isMissing ? "error.main" : "text.secondary" }}
      >
        {t("choose")}
      </Typography>
      <RadioGroup aria-labelledby={label} value={chosen} onChange={(_, value) => onChange(value)}>
        {open.map((option) => (
          <FormControlLabel
            key={option}
            value={option}
            control={<Radio />}
            label={<TimeText appointment={appointment} option={option} />}
            sx={{ minHeight: 44, mr: 0, py: 1 }}
          />
        ))}
      </RadioGroup>
    </Box>
  );
}

const WIDE = { flex: "1 1 130px", px: 3 } as const;

// As high as a finger needs it, without the height.
const SMALL = { px: 0, minWidth: 0, minHeight: 44, my: -2 } as const;
