"use client";

import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { RATINGS, ratingWord } from "@/lib/shared/ratings";
import { Star } from "../display/RatingStars";

type Props = {
  value: number | null;
  onChange: (stars: number) => void;
  label: string;
  error?: string;
  inputRef?: React.Ref<HTMLInputElement>;
};

/** Star rating as a radio group: five targets of 44 px and the word for the choice. Arrow keys move between them. */
export function RatingInput({ value, onChange, label, error, inputRef }: Props) {
  const t = useTranslations("common.rating");
  const id = useId();
  const [hovered, setHovered] = useState<number | null>(null);
  const shown = hovered ?? value ?? 0;
  return (
    <Box
      component="fieldset"
      aria-describedby={error ? `${id}-help` : undefined}
      sx={{ border: 0, p: 0, m: 0 }}
      onMouseLeave={() => setHovered(null)}
    >
      <Typography component="legend" variant="subtitle2" sx={{ mb: 1, p: 0 }}>
        {label}
      </Typography>
      <Box sx={{ display: "flex", alignItems: "center", flexWrap: "wrap", ml: "-5px" }}>
        {RATINGS.map((stars) => (
          <StarRadio
            key={stars}
            name={id}
            inputRef={stars === (value ?? 1) ? inputRef : undefined}
            isChosen={value === stars}
            isFilled={stars <= shown}
            label={t("choose", { stars, word: t(ratingWord(stars)) })}
            onChoose={() => onChange(stars)}
            onHover={() => setHovered(stars)}
          />
        ))}
        <Typography component="span" variant="subtitle1" sx={{ ml: 2, width: { xs: "100%", sm: "auto" } }}>
          {shown > 0 ? t(ratingWord(shown)) : ""}
        </Typography>
      </Box>
      {error && (
        <FormHelperText error id={`${id}-help`} role="alert">
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}

type StarProps = {
  name: string;
  label: string;
  isChosen: boolean;
  isFilled: boolean;
  onChoose: () => void;
  onHover: () => void;
  inputRef?: React.Ref<HTMLInputElement> | undefined;
};

function StarRadio({ name, label, isChosen, isFilled, onChoose, onHover, inputRef }: StarProps) {
  return (
    <Box
      component="label"
      onMouseEnter={onHover}
      sx={{
        position: "relative",
        width: 44,
        height: 44,
        display: "grid",
        placeItems: "center",
        cursor: "pointer",
        borderRadius: "12px",
        "&:has(:focus-visible)": { outline: "2px solid", outlineColor: "secondary.main" },
      }}
    >
      <Box
        component="input"
        type="radio"
        ref={inputRef}
        name={name}
        aria-label={label}
        checked={isChosen}
        onChange={onChoose}
        sx={{
          position: "absolute",
          inset: 0,
          zIndex: 1,
          width: 1,
          height: 1,
          m: 0,
          opacity: 0,
          cursor: "pointer",
        }}
      />
      <Star size={34} fill={isFilled ? 1 : 0} />
    </Box>
  );
}
