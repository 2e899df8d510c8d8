"use client";

import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { Button } from "@/components/ui/actions/Button";
import { FieldFrame } from "@/components/ui/form/FieldFrame";
import { FilterDay } from "@/components/ui/lists/FilterDay";
import { Fold } from "@/components/ui/layout/Fold";
import { buttonRowStyles } from "@/components/ui/styles/button-row";
import { AUDIT_ACTIONS } from "@/lib/audit/constants";
import type { AuditFilter } from "@/lib/audit/schema";
import { isDay } from "./is-day";

type Narrowing = { [Name in keyof AuditFilter]?: string | undefined };
type Props = { filter: AuditFilter; onChange: (change: Narrowing) => void };

/** Narrows the audit log: by what was done and when; by person and subject, which an entry offers, back to all. */
export function AuditFilters({ filter, onChange }: Props) {
  const t = useTranslations("audit-log");
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <ActionField filter={filter} onChange={onChange} />
      <Fold label={t("days")} isOpen={Boolean(filter.from ?? filter.to)}>
        <Box
          sx={{ display: "grid", gap: 3, pb: 2, gridTemplateColumns: { sm: "repeat(2, minmax(0, 1fr))" } }}
        >
          <DayInput name="from" filter={filter} onChange={onChange} />
          <DayInput name="to" filter={filter} onChange={onChange} />
        </Box>
      </Fold>
      {(filter.actorId ?? filter.subjectId) && (
        <Box sx={buttonRowStyles}>
          {filter.actorId && (
            <Button variant="outlined" onClick={() => onChange({ actorId: undefined })}>
              {t("allActors")}
            </Button>
          )}
          {filter.subjectId && (
            <Button variant="outlined" onClick={() => onChange({ subjectId: undefined })}>
              {t("allSubjects")}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}

function ActionField({ filter, onChange }: Props) {
  const t = useTranslations("audit-log");
  const id = useId();
  return (
    <FieldFrame id={id} label={t("action")}>
      <TextField
        id={id}
        select
        value={filter.action ?? ""}
        onChange={({ target }) => onChange({ action: target.value || undefined })}
        slotProps={{ select: { native: true } }}
      >
        <option value="">{t("anyAction")}</option>
        {AUDIT_ACTIONS.map((action) => (
          <option key={action} value={action}>
            {t(`actions.${action}`)}
          </option>
        ))}
      </TextField>
    </FieldFrame>
  );
}

function DayInput({ name, filter, onChange }: Props & { name: "from" | "to" }) {
  const t = useTranslations("audit-log");
  return (
    <FilterDay
      name={name}
      label={t(name)}
      day={filter[name] ?? null}
      accepts={isDay}
      onChange={(day) => onChange({ [name]: day ?? undefined })}
    />
  );
}
