import type { PaletteOptions } from "@mui/material/styles";
import "./theme-types";

// Contrast of every pair is measured (docs/look.md, Tokens); honey is never a text colour on light.
export const lightPalette: PaletteOptions = {
  primary: { light: "#FFC32E", main: "#F9AE0D", dark: "#E89C00", contrastText: "#171A21" },
  secondary: { light: "#4B5261", main: "#171A21", dark: "#0B0D11", contrastText: "#FFFFFF" },
  info: { main: "#1D5BC9", contrastText: "#FFFFFF" },
  success: { main: "#14744A", contrastText: "#FFFFFF" },
  warning: { main: "#B3440B", contrastText: "#FFFFFF" },
  error: { main: "#C4283A", contrastText: "#FFFFFF" },
  background: { default: "#F6F7F8", paper: "#FFFFFF" },
  divider: "#E1E4E9",
  text: { primary: "#171A21", secondary: "#4B5261", disabled: "#878F9D" },
  surface: {
    raised: "#FFFFFF",
    sunken: "#EEF0F3",
    outline: "#878F9D",
    outlineSoft: "#C9CED6",
    muted: "#646C7B",
    rest: "#D5D9E0",
    online: "#1E9E63",
  },
  honey: {
    tint: "#FFF7E0",
    soft: "#FFEDBF",
    strong: "#FFDB85",
    text: "#8A5200",
    star: "#E89C00",
    hero: "#FFC32E",
  },
  status: {
    NEW: { bg: "#E8F0FE", fg: "#1A51B5" },
    ACCEPTED: { bg: "#FFEDBF", fg: "#7A4700" },
    COMPLETED: { bg: "#E3F5EB", fg: "#116541" },
    CANCELED: { bg: "#EEF0F3", fg: "#4B5261" },
  },
  tint: {
    info: { bg: "#E8F0FE", fg: "#1A51B5" },
    success: { bg: "#E3F5EB", fg: "#116541" },
    warning: { bg: "#FFEDE0", fg: "#9C3B08" },
    error: { bg: "#FDEAEC", fg: "#A81F30" },
  },
};

export const darkPalette: PaletteOptions = {
  primary: { light: "#FFCB5C", main: "#FFBC33", dark: "#F9AE0D", contrastText: "#171A21" },
  secondary: { light: "#FFFFFF", main: "#ECEEF2", dark: "#C9CED6", contrastText: "#171A21" },
  info: { main: "#8FB6FF", contrastText: "#171A21" },
  success: { main: "#5FD39A", contrastText: "#171A21" },
  warning: { main: "#FF9B61", contrastText: "#171A21" },
  error: { main: "#FF8A95", contrastText: "#171A21" },
  background: { default: "#101318", paper: "#181C23" },
  divider: "#2C333E",
  text: { primary: "#ECEEF2", secondary: "#AEB5C2", disabled: "#6B7383" },
  surface: {
    raised: "#20252E",
    sunken: "#242A34",
    outline: "#6B7383",
    outlineSoft: "#3D4553",
    muted: "#8D95A5",
    rest: "#3A4250",
    online: "#4CCB8C",
  },
  honey: {
    tint: "#2A230F",
    soft: "#3D2E0C",
    strong: "#5A4310",
    text: "#FFC74D",
    star: "#FFBC33",
    hero: "#101318",
  },
  status: {
    NEW: { bg: "#1B2B4B", fg: "#A9C7FF" },
    ACCEPTED: { bg: "#3D2E0C", fg: "#FFD47A" },
    COMPLETED: { bg: "#14352A", fg: "#8FE0B5" },
    CANCELED: { bg: "#2A303B", fg: "#BEC5D1" },
  },
  tint: {
    info: { bg: "#1B2B4B", fg: "#A9C7FF" },
    success: { bg: "#14352A", fg: "#8FE0B5" },
    warning: { bg: "#412413", fg: "#FFB68A" },
    error: { bg: "#45191F", fg: "#FFB0B8" },
  },
};
