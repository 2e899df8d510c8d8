"use client";

import CloseRounded from "@mui/icons-material/CloseRounded";
import SearchRounded from "@mui/icons-material/SearchRounded";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { MAX_SEARCH } from "@/lib/shared/list-limits";

type Props = { value: string; onSubmit: (text: string) => void; placeholder: string; label: string };

/** Searches on Enter or on its icon; the cross empties it and searches for everything again. */
export function SearchField({ value, ...rest }: Props) {
  // A new value from outside (back button, another tab) starts the field anew.
  return <SearchInput key={value} value={value} {...rest} />;
}

function SearchInput({ value, onSubmit, placeholder, label }: Props) {
  const t = useTranslations("common.list");
  const [text, setText] = useState(value);
  return (
    <Box
      component="form"
      role="search"
      onSubmit={(event: React.SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        onSubmit(text.trim());
      }}
    >
      <OutlinedInput
        fullWidth
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder={placeholder}
        slotProps={{ input: { "aria-label": label, enterKeyHint: "search", maxLength: MAX_SEARCH } }}
        startAdornment={
          <IconButton type="submit" edge="start" aria-label={t("search")}>
            <SearchRounded />
          </IconButton>
        }
        endAdornment={
          (text || value) && (
            <IconButton
              edge="end"
              aria-label={t("clear")}
              onClick={() => (value ? onSubmit("") : setText(""))}
            >
              <CloseRounded />
            </IconButton>
          )
        }
        sx={{ pl: "14px", pr: "14px", gap: 1 }}
      />
    </Box>
  );
}
