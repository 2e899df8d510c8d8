import type { Components, CssVarsTheme, Theme } from "@mui/material/styles";

type LookTheme = Omit<Theme, "components" | "palette"> & CssVarsTheme;
export type Overrides = Components<LookTheme>;

export const buttonOverrides: Overrides = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        // Never honey: it is too weak on white to show where the keyboard is.
        "&.Mui-focusVisible": { outline: `2px solid ${theme.vars.palette.secondary.main}`, outlineOffset: 2 },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 44,
        padding: "6px 18px",
        borderRadius: 12,
        transitionDuration: "150ms",
        "& .MuiButton-icon svg": { fontSize: 20 },
        variants: [
          { props: { size: "large" }, style: { minHeight: 52, padding: "8px 24px", fontSize: "1rem", borderRadius: 14 } },
          {
            props: { size: "small" },
            style: {
              minHeight: 36,
              padding: "4px 14px",
              fontSize: "0.875rem",
              borderRadius: 10,
              [theme.breakpoints.down("md")]: { minHeight: 44 },
            },
          },
          { props: { variant: "text" }, style: { paddingInline: 10 } },
          { props: { variant: "text", color: "primary" }, style: { color: theme.vars.palette.text.primary } },
          { props: { variant: "outlined", color: "primary" }, style: outlined(theme) },
          { props: { variant: "outlined", color: "secondary" }, style: outlined(theme) },
          {
            props: { variant: "outlined", color: "error" },
            style: { ...outlined(theme), color: theme.vars.palette.error.main },
          },
          {
            props: { variant: "contained", color: "primary" },
            style: {
              "&.Mui-disabled": {
                backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 50%, ${theme.vars.palette.background.paper})`,
                color: `color-mix(in srgb, ${theme.vars.palette.primary.contrastText} 65%, transparent)`,
              },
            },
          },
          {
            props: { variant: "contained", color: "secondary" },
            style: { "&:hover": { backgroundColor: theme.vars.palette.secondary.light } },
          },
        ],
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: 44,
        height: 44,
        borderRadius: 12,
        color: theme.vars.palette.text.secondary,
        "&:hover": { backgroundColor: theme.vars.palette.surface.sunken },
        variants: [
          {
            props: { size: "small" },
            style: { width: 36, height: 36, borderRadius: 10, [theme.breakpoints.down("md")]: { width: 44, height: 44 } },
          },
        ],
      }),
    },
  },
  MuiLink: {
    styleOverrides: {
      root: ({ theme }) => ({
        color: "inherit",
        fontWeight: 600,
        textDecorationColor: theme.vars.palette.primary.main,
        textDecorationThickness: 2,
        textUnderlineOffset: 3,
        "&:hover": { textDecorationColor: theme.vars.palette.primary.dark },
      }),
    },
  },
  MuiTabs: {
    defaultProps: { scrollButtons: false, variant: "scrollable" },
    styleOverrides: {
      root: ({ theme }) => ({ minHeight: 48, borderBottom: `1px solid ${theme.vars.palette.divider}` }),
      indicator: { height: 3, borderRadius: "3px 3px 0 0" },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 48,
        minWidth: 0,
        padding: "0 14px",
        flexDirection: "row",
        gap: 8,
        fontSize: "0.9375rem",
        fontWeight: 560,
        color: theme.vars.palette.text.secondary,
        "&.Mui-selected": { color: theme.vars.palette.text.primary, fontWeight: 660 },
        "&.Mui-focusVisible": { outlineOffset: -4, borderRadius: 12 },
      }),
    },
  },
};

function outlined({ vars: { palette } }: LookTheme) {
  return {
    color: palette.text.primary,
    borderColor: palette.surface.outlineSoft,
    backgroundColor: palette.background.paper,
    "&:hover": { borderColor: palette.surface.outline, backgroundColor: palette.surface.sunken },
  };
}
