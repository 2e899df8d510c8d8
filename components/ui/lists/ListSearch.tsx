"use client";

import Box, { type BoxProps } from "@mui/material/Box";
import { SearchField } from "./SearchField";

type Props = {
  list: { search: string; setSearch: (text: string) => void };
  label: string;
  placeholder: string;
  /** The order and the filters of the list. */
  children: React.ReactNode;
  sx?: BoxProps["sx"];
};

/** Above a list: its search, and in the same line what else narrows or orders it. */
export function ListSearch({ list, label, placeholder, children, sx }: Props) {
  return (
    <Box sx={[{ display: "flex", gap: 2 }, ...(Array.isArray(sx) ? sx : [sx])]}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <SearchField value={list.search} onSubmit={list.setSearch} label={label} placeholder={placeholder} />
      </Box>
      {children}
    </Box>
  );
}
