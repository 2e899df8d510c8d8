"use client";

import CloseRounded from "@mui/icons-material/CloseRounded";
import SearchRounded from "@mui/icons-material/SearchRounded";
import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { MAX_SEARCH } from "@/lib/shared/list-constants";
import { IconButton } from "../actions/IconButton";
import { searchFrame, searchInput } from "./search-styles";

type Props = {
  value: string;
  onChange: (text: string) => void;
  placeholder: string;
  label: string;
  inputRef?: React.Ref<HTMLInputElement>;
};

/** Search field whose results follow while typing; it may stand within a form, which Enter does not submit. */
export function LiveSearchField({ value, onChange, placeholder, label, inputRef }: Props) {
  const t = useTranslations("common.list");
  return (
    <Box role="search" sx={searchFrame}>
      <SearchRounded aria-hidden sx={{ mx: "10px", color: "surface.muted" }} />
      <Box
        component="input"
        ref={inputRef}
        value={value}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
        onKeyDown={(event: React.KeyboardEvent) => {
          if (event.key === "Enter") event.preventDefault();
        }}
        placeholder={placeholder}
        aria-label={label}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={MAX_SEARCH}
        sx={searchInput}
      />
      {value && (
        <IconButton aria-label={t("clear")} onClick={() => onChange("")}>
          <CloseRounded />
        </IconButton>
      )}
    </Box>
  );
}
