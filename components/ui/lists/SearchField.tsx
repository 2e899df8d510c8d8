"use client";

import CloseRounded from "@mui/icons-material/CloseRounded";
import SearchRounded from "@mui/icons-material/SearchRounded";
import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { MAX_SEARCH } from "@/lib/shared/list-constants";
import { IconButton } from "../actions/IconButton";
import { searchFrame, searchInput } from "./search-styles";

type Props = { value: string; onSubmit: (text: string) => void; placeholder: string; label: string };

/** Search field: submits on Enter or on its icon; the cross clears it and submits an empty search. */
export function SearchField({ value, onSubmit, placeholder, label }: Props) {
  const t = useTranslations("common.list");
  const inputRef = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const [before, setBefore] = useState(value);
  // The back button or another tab has changed it. Not by a key: the field that has the focus would be a new one.
  if (value !== before) {
    setBefore(value);
    setText(value);
  }
  const clear = () => {
    if (value) onSubmit("");
    else setText("");
    // The cross is gone by then, and would take the focus with it.
    inputRef.current?.focus();
  };
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
        ref={inputRef}
        value={text}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => setText(event.target.value)}
        placeholder={placeholder}
        aria-label={label}
        enterKeyHint="search"
        maxLength={MAX_SEARCH}
        sx={searchInput}
      />
      {(text || value) && (
        <IconButton aria-label={t("clear")} onClick={clear}>
          <CloseRounded />
        </IconButton>
      )}
    </Box>
  );
}
