import type { Components, CssVarsTheme, Theme } from "@mui/material/styles";

type TokenTheme = Omit<Theme, "components" | "palette"> & CssVarsTheme;
export type Overrides = Components<TokenTheme>;

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
  // The product's own are components/ui/actions/Button.tsx and IconButton.tsx; these stand inside MUI's calendar and fields.
  MuiButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 44,
        padding: "6px 10px",
        borderRadius: 12,
        color: theme.vars.palette.text.primary,
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
};
