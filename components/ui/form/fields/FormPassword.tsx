"use client";

import VisibilityOffRounded from "@mui/icons-material/VisibilityOffRounded";
import VisibilityRounded from "@mui/icons-material/VisibilityRounded";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { IconButton } from "../../actions/IconButton";
import { usePrehydrationValue } from "../use-prehydration-value";
import { FieldFrame } from "../FieldFrame";
import { MIN_LENGTH, PasswordStrength } from "../PasswordStrength";
import { type FieldProps, useField } from "../use-field";

type Props = FieldProps & { autoComplete: "current-password" | "new-password"; strength?: boolean };

/** Password field with a toggle to show it; `strength` adds the strength meter. */
export function FormPassword({ name, label, hint, help, disabled, autoComplete, strength = false }: Props) {
  const t = useTranslations("common.form");
  const [isShown, setIsShown] = useState(false);
  const { id, field, error, describedBy } = useField(name);
  const { ref, value, ...handlers } = field;
  const inputRef = usePrehydrationValue(field.onChange, ref);
  const text = (value as string | null | undefined) ?? "";
  // Once something is typed, the meter says what is missing.
  const rule = strength && !text ? t("strength.rule", { min: MIN_LENGTH }) : undefined;
  return (
    <FieldFrame id={id} label={label} hint={hint} help={help ?? rule} error={error} disabled={disabled}>
      <OutlinedInput
        {...handlers}
        id={id}
        type={isShown ? "text" : "password"}
        value={text}
        inputRef={inputRef}
        autoComplete={autoComplete}
        slotProps={{ input: { "aria-describedby": describedBy, spellCheck: false, autoCapitalize: "none" } }}
        endAdornment={
          <IconButton
            edge="end"
            aria-label={isShown ? t("hidePassword") : t("showPassword")}
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? <VisibilityOffRounded /> : <VisibilityRounded />}
          </IconButton>
        }
      />
      {strength && text && <PasswordStrength password={text} isRefused={error !== undefined} />}
    </FieldFrame>
  );
}
