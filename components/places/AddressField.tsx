"use client";

import Box from "@mui/material/Box";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { useController, useFormContext } from "react-hook-form";
import { FieldFrame } from "@/components/ui/form/FieldFrame";
import { CountryField } from "./CountryField";
import { AddressSearch } from "./AddressSearch";
import { TownField } from "./TownField";
import {
  toDraft,
  toFound,
  toValue,
  withCity,
  withCountry,
  withFound,
  type AddressDraft,
} from "./address-value";

type LineProps = {
  label: string;
  value: string | null | undefined;
  maxLength: number;
  autoComplete: string;
  help?: string | undefined;
  error?: string | undefined;
  onChange: (text: string | null) => void;
  onLeave: () => void;
};

/** A part of the address that may stay empty. */
function Line({ label, value, maxLength, autoComplete, help, error, onChange, onLeave }: LineProps) {
  const t = useTranslations("common.form");
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={t("optional")} help={help} error={error}>
      <OutlinedInput
        id={id}
        value={value ?? ""}
        autoComplete={autoComplete}
        onChange={(event) => onChange(event.target.value === "" ? null : event.target.value)}
        onBlur={onLeave}
        slotProps={{ input: { maxLength, "aria-describedby": `${id}-help` } }}
      />
    </FieldFrame>
  );
}

type PartErrors = { message?: string } & Partial<Record<keyof AddressDraft, { message?: string }>>;

type Props = {
  /** The form's field; its value is an Address or null. */
  name: string;
  /** Under the street: who will see it. */
  streetHelp?: string;
  /** The country (ISO 3166-1 alpha-2) that a town lies in as long as nothing else is said. */
  presetCountry?: string | null;
  /** Only the town is asked at first: the rest shows once it is found, or where something is wrong with it. */
  startsWithTown?: boolean;
};

/** An address of a form: found as a whole where a search is configured, and every part can be typed. */
export function AddressField({ name, streetHelp, presetCountry = null, startsWithTown = false }: Props) {
  const t = useTranslations("places");
  const { field, fieldState } = useController({ name });
  const draft = toDraft(field.value);
  const errors: PartErrors = { ...fieldState.error };
  const { getValues } = useFormContext();
  // As it is by now: a town that is looked up comes while the street is being typed.
  const current = () => toDraft(getValues(name));
  const set = (next: AddressDraft) => field.onChange(toValue(next));
  const isWhole = !startsWithTown || Boolean(draft.country) || fieldState.invalid;
  const line = (part: "street" | "postcode") => ({
    label: t(part),
    value: draft[part],
    error: errors[part]?.message,
    onLeave: field.onBlur,
    onChange: (text: string | null) => set({ ...current(), [part]: text }),
  });
  return (
    <Box
      sx={{ display: "grid", gap: 4, gridTemplateColumns: { xs: "1fr", sm: "3fr 2fr" }, alignItems: "start" }}
    >
      <Box sx={{ gridColumn: "1 / -1", "&:empty": { display: "none" } }}>
        <AddressSearch onFind={(found) => set(withFound(current(), found))} />
      </Box>
      <TownField
        city={draft.city ?? ""}
        country={draft.country}
        // What was only assumed leaves no town out.
        searchedIn={draft.country === presetCountry ? null : draft.country}
        isKnown={draft.latitude !== null}
        error={errors.city?.message ?? errors.message}
        inputRef={field.ref}
        onType={(city) => set(withCity(current(), city, presetCountry))}
        onChoose={(place) => set(withFound(current(), toFound(place)))}
        onMean={(place, typed) => {
          const { city, latitude } = current();
          if (city === typed && latitude === null) set(withFound(current(), toFound(place)));
        }}
        onLeave={field.onBlur}
      />
      {isWhole && (
        <>
          <CountryField
            country={draft.country ?? presetCountry}
            error={errors.country?.message}
            onChange={(country) => set(withCountry(current(), country))}
            onLeave={field.onBlur}
          />
          <Line {...line("street")} maxLength={150} autoComplete="address-line1" help={streetHelp} />
          <Line {...line("postcode")} maxLength={12} autoComplete="postal-code" />
        </>
      )}
    </Box>
  );
}
