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
        variants: [...sizesOf(theme), ...variantsOf(theme)],
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
            style: {
              width: 36,
              height: 36,
              borderRadius: 10,
              [theme.breakpoints.down("md")]: { width: 44, height: 44 },
            },
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
  MuiPaginationItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 44,
        height: 44,
        margin: 0,
        borderRadius: 12,
        fontSize: "0.9375rem",
        fontWeight: 580,
        color: theme.vars.palette.text.secondary,
        "&.Mui-selected, &.Mui-selected:hover": {
          backgroundColor: theme.vars.palette.secondary.main,
          color: theme.vars.palette.secondary.contrastText,
        },
      }),
      ellipsis: { height: 44, lineHeight: "2.75rem" },
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

function sizesOf(theme: LookTheme) {
  // Small buttons are for the mouse: on phones they are as high as all others.
  const onPhone = { [theme.breakpoints.down("md")]: { minHeight: 44 } };
  const large = { minHeight: 52, padding: "8px 24px", fontSize: "1rem", borderRadius: 14 };
  const small = { minHeight: 36, padding: "4px 14px", fontSize: "0.875rem", borderRadius: 10, ...onPhone };
  return [
    { props: { size: "large" as const }, style: large },
    { props: { size: "small" as const }, style: small },
  ];
}

function variantsOf(theme: LookTheme) {
  const { palette } = theme.vars;
  const red = { ...outlined(theme), color: palette.error.main };
  const busyHoney = {
    backgroundColor: `color-mix(in srgb, ${palette.primary.main} 50%, ${palette.background.paper})`,
    color: `color-mix(in srgb, ${palette.primary.contrastText} 65%, transparent)`,
  };
  const inkHover = { backgroundColor: palette.secondary.light };
  return [
    { props: { variant: "text" as const }, style: { paddingInline: 10 } },
    {
      props: { variant: "text" as const, color: "primary" as const },
      style: { color: palette.text.primary },
    },
    { props: { variant: "outlined" as const, color: "primary" as const }, style: outlined(theme) },
    { props: { variant: "outlined" as const, color: "secondary" as const }, style: outlined(theme) },
    { props: { variant: "outlined" as const, color: "error" as const }, style: red },
    {
      props: { variant: "contained" as const, color: "primary" as const },
      style: { "&.Mui-disabled": busyHoney },
    },
    { props: { variant: "contained" as const, color: "secondary" as const }, style: { "&:hover": inkHover } },
  ];
}

function outlined({ vars: { palette } }: LookTheme) {
  return {
    color: palette.text.primary,
    borderColor: palette.surface.outlineSoft,
    backgroundColor: palette.background.paper,
    "&:hover": { borderColor: palette.surface.outline, backgroundColor: palette.surface.sunken },
  };
}
