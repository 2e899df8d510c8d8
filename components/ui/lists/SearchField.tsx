"use client";

import CloseRounded from "@mui/icons-material/CloseRounded";
import SearchRounded from "@mui/icons-material/SearchRounded";
import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { MAX_SEARCH } from "@/lib/shared/list-constants";
import { IconButton } from "../actions/IconButton";
import { searchFrame, searchInput } from "./search-styles";

type Props = { value: string; onSubmit: (text: string) => void; placeholder: string; label: string };

/** Search field: submits on Enter or on its icon; the cross clears it and submits an empty search. */
export function SearchField({ value, ...rest }: Props) {
  // Keyed, so that a new value from outside (back button, another tab) resets the field.
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
      sx={searchFrame}
    >
      <IconButton type="submit" aria-label={t("search")}>
        <SearchRounded />
      </IconButton>
      <Box
        component="input"
        value={text}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => setText(event.target.value)}
        placeholder={placeholder}
        aria-label={label}
        enterKeyHint="search"
        maxLength={MAX_SEARCH}
        sx={searchInput}
      />
      {(text || value) && (
        <IconButton aria-label={t("clear")} onClick={() => (value ? onSubmit("") : setText(""))}>
          <CloseRounded />
        </IconButton>
      )}
    </Box>
  );
}
