"use client";

import { createTheme } from "@mui/material/styles";
import { buttonOverrides } from "./theme-buttons";
import { fieldOverrides } from "./theme-fields";
import { themeTokens } from "./theme-tokens";
import { surfaceOverrides } from "./theme-surfaces";

/** The look with that of every part of MUI, for the screens that are drawn in the browser. */
export const theme = createTheme({
  ...themeTokens,
  components: { ...buttonOverrides, ...fieldOverrides, ...surfaceOverrides },
});
