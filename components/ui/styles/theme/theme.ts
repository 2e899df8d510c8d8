"use client";

import type { Theme } from "@mui/material/styles";
import { baseTheme } from "./base-theme";
import { buttonOverrides } from "./theme-buttons";
import { fieldOverrides } from "./theme-fields";
import { surfaceOverrides } from "./theme-surfaces";

/** The design tokens with the styles of every MUI component, for screens that are rendered in the browser. */
export const theme: Theme = {
  ...baseTheme,
  components: { ...buttonOverrides, ...fieldOverrides, ...surfaceOverrides } as Theme["components"],
};
