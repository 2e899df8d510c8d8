import type { Overrides } from "./theme-buttons";

export const surfaceOverrides: Overrides = {
  MuiPaper: { styleOverrides: { root: { backgroundImage: "none" } } },
  MuiDivider: { styleOverrides: { root: ({ theme }) => ({ borderColor: theme.vars.palette.divider }) } },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        marginTop: 8,
        minWidth: 200,
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: 16,
        boxShadow: theme.shadows[24],
        backgroundColor: theme.vars.palette.surface.raised,
      }),
      list: { padding: 8 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 44,
        [theme.breakpoints.up("sm")]: { minHeight: 44 },
        borderRadius: 10,
        fontSize: "0.9375rem",
        gap: 10,
        "&.Mui-selected, &.Mui-selected:hover": {
          backgroundColor: theme.vars.palette.surface.sunken,
          fontWeight: 620,
        },
        "&.Mui-focusVisible": { outlineOffset: -2 },
      }),
    },
  },
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: 18,
        boxShadow: theme.shadows[24],
        backgroundColor: theme.vars.palette.surface.raised,
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: { root: { "&:not(.MuiBackdrop-invisible)": { backgroundColor: "rgba(12,14,19,.5)" } } },
  },
  MuiDialog: {
    defaultProps: { fullWidth: true },
    styleOverrides: {
      container: ({ theme }) => ({ [theme.breakpoints.down("sm")]: { alignItems: "flex-end" } }),
      paper: ({ theme }) => ({
        borderRadius: 20,
        border: `1px solid ${theme.vars.palette.divider}`,
        backgroundColor: theme.vars.palette.surface.raised,
        [theme.breakpoints.down("sm")]: {
          margin: 0,
          width: "100%",
          maxWidth: "none",
          maxHeight: "calc(100% - 24px)",
          borderWidth: "1px 0 0",
          borderRadius: "22px 22px 0 0",
          paddingBottom: "env(safe-area-inset-bottom)",
        },
      }),
    },
  },
  MuiDialogTitle: {
    defaultProps: { variant: "h4" },
    styleOverrides: { root: { padding: "24px 64px 4px 24px" } },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: "8px 24px" } } },
  MuiDialogActions: {
    styleOverrides: {
      root: { padding: "16px 24px 24px", gap: 8, flexWrap: "wrap", "& > *": { margin: "0 !important" } },
    },
  },
  MuiDrawer: {
    styleOverrides: { paper: ({ theme }) => ({ backgroundColor: theme.vars.palette.surface.raised }) },
  },
};
