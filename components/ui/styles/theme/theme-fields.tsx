import ExpandMoreRounded from "@mui/icons-material/ExpandMoreRounded";
import type {} from "@mui/x-date-pickers/themeAugmentation";
import type { Overrides } from "./theme-buttons";
import { BoxIcon, DotIcon } from "./theme-icons";

/** Labels stand above their fields: floating ones would be cut in Hungarian and German (look, Field). */
export const fieldOverrides: Overrides = {
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: "0.875rem",
        lineHeight: 20 / 14,
        fontWeight: 600,
        color: theme.vars.palette.text.primary,
        "&.Mui-focused, &.Mui-error": { color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: { position: "static", transform: "none", maxWidth: "none", marginBottom: 6, overflow: "visible" },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        margin: "6px 0 0",
        fontSize: "0.8125rem",
        lineHeight: 18 / 13,
        color: theme.vars.palette.surface.muted,
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 48,
        borderRadius: 12,
        gap: 10,
        paddingInline: 14,
        backgroundColor: theme.vars.palette.background.paper,
        "& .MuiOutlinedInput-notchedOutline": { borderColor: theme.vars.palette.surface.outline },
        "&:hover:not(.Mui-error) .MuiOutlinedInput-notchedOutline": {
          borderColor: theme.vars.palette.text.secondary,
        },
        // What is wrong stays red while it is mended.
        "&.Mui-focused:not(.Mui-error) .MuiOutlinedInput-notchedOutline": {
          borderColor: theme.vars.palette.secondary.main,
        },
        "&.Mui-disabled": { backgroundColor: theme.vars.palette.surface.sunken },
        "& .MuiInputAdornment-root": { margin: 0, color: theme.vars.palette.surface.muted },
      }),
      multiline: {
        alignItems: "flex-start",
        padding: "12px 14px",
        "& .MuiInputBase-input": { padding: 0, height: "auto" },
      },
      input: ({ theme }) => ({
        padding: "12px 0",
        height: "1.5rem",
        lineHeight: "1.5rem",
        "&::placeholder": { color: theme.vars.palette.surface.muted, opacity: 1 },
      }),
      notchedOutline: { top: 0, "& legend": { display: "none" } },
    },
  },
  MuiPickersOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 48,
        paddingInline: 14,
        borderRadius: 12,
        backgroundColor: theme.vars.palette.background.paper,
        "& .MuiPickersOutlinedInput-notchedOutline": { borderColor: theme.vars.palette.surface.outline },
        "&.Mui-focused:not(.Mui-error) .MuiPickersOutlinedInput-notchedOutline": {
          borderColor: theme.vars.palette.secondary.main,
        },
      }),
      notchedOutline: { top: 0, "& legend": { display: "none" } },
      sectionsContainer: { padding: "12px 0", lineHeight: "1.5rem" },
    },
  },
  // As high as the other fields: beside one of them, two heights look like a mistake.
  MuiAutocomplete: {
    styleOverrides: {
      root: {
        "& .MuiOutlinedInput-root": { paddingBlock: 0, paddingLeft: 14 },
        "& .MuiOutlinedInput-root .MuiAutocomplete-input": { padding: "12px 0" },
      },
    },
  },
  MuiSelect: {
    defaultProps: { IconComponent: ExpandMoreRounded },
    styleOverrides: { select: { padding: "12px 32px 12px 0 !important", minHeight: "1.5rem !important" } },
  },
  MuiCheckbox: {
    defaultProps: { color: "secondary", icon: <BoxIcon />, checkedIcon: <BoxIcon isOn /> },
    styleOverrides: { root: { padding: 11 } },
  },
  MuiRadio: {
    defaultProps: { color: "secondary", icon: <DotIcon />, checkedIcon: <DotIcon isOn /> },
    styleOverrides: { root: { padding: 11 } },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 40,
        marginLeft: -11,
        marginRight: 0,
        [theme.breakpoints.down("md")]: { minHeight: 44 },
      }),
      label: { fontSize: "1rem", lineHeight: 1.5 },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 66, height: 48, padding: 11 },
      switchBase: ({ theme }) => ({
        padding: 14,
        "&.Mui-checked": {
          transform: "translateX(18px)",
          "& .MuiSwitch-thumb": { backgroundColor: theme.vars.palette.primary.main },
          "& + .MuiSwitch-track": { backgroundColor: theme.vars.palette.secondary.main, opacity: 1 },
        },
        "&.Mui-focusVisible + .MuiSwitch-track": {
          outline: `2px solid ${theme.vars.palette.secondary.main}`,
          outlineOffset: 2,
        },
        "&.Mui-focusVisible": { outline: "none" },
      }),
      thumb: { width: 20, height: 20, boxShadow: "none", backgroundColor: "#FFFFFF" },
      track: ({ theme }) => ({
        borderRadius: 13,
        opacity: 1,
        backgroundColor: theme.vars.palette.surface.outline,
      }),
    },
  },
  MuiSlider: { defaultProps: { color: "secondary" } },
};
