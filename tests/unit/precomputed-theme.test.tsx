import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { render } from "@testing-library/react";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import OutlinedInput from "@mui/material/OutlinedInput";
import Paper from "@mui/material/Paper";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import { createTheme, type Theme } from "@mui/material/styles";
import { ThemeProvider } from "@mui/system";
import { describe, expect, it } from "vitest";
import { precomputedTheme } from "@/components/ui/styles/theme/precomputed-theme";
import { theme as whole } from "@/components/ui/styles/theme/theme";
import { themeTokens } from "@/components/ui/styles/theme/theme-tokens";
import { precomputedThemeData } from "../../scripts/build/precomputed-theme/precomputed-theme.mjs";

const ready = precomputedTheme(
  JSON.parse(JSON.stringify(precomputedThemeData(createTheme(themeTokens), themeTokens))),
);

/** MUI writes a fallback value behind each CSS variable; here the values are only in the page's style sheet. */
const VALUE = /(var\(--tb-[\w-]+),(?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
const withoutValues = (css: string) => css.replace(VALUE, "$1)");

const same = (value: unknown) => JSON.parse(withoutValues(JSON.stringify(value)));

/** The paths of all functions. */
function callable(value: unknown, path: string): string[] {
  if (typeof value === "function") return [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => callable(inner, path ? `${path}.${key}` : key));
}

/** Functions that only generate the sheet of variables, or work with colours where there are no variables. */
const NOT_NEEDED =
  /^(colorSchemes\.|palette\.|generate|getCssVar$|shouldSkipGeneratingVar$|toRuntimeSource$)/;

function stylesWith(theme: Theme): string {
  const container = document.createElement("div");
  const { unmount } = render(
    <CacheProvider value={createCache({ key: "t", container, speedy: false })}>
      <ThemeProvider theme={theme}>
        <Button variant="contained" size="large" sx={{ mt: 2, px: { xs: 1, md: "3px" }, boxShadow: 8 }} />
        <Button variant="outlined" color="error" disabled />
        <OutlinedInput error multiline sx={{ typography: "caption", zIndex: "modal", borderRadius: 2 }} />
        <Paper elevation={24} sx={(it) => it.applyStyles("dark", { color: "honey.text" })} />
        <Typography variant="h2" color="text.secondary" />
        <LinearProgress color="success" />
        <Switch color="secondary" defaultChecked />
      </ThemeProvider>
    </CacheProvider>,
  );
  const written = [...container.querySelectorAll("style")].map((sheet) => sheet.textContent).join("\n");
  unmount();
  return withoutValues(written).replaceAll(/\.t-[a-z0-9]+/g, ".t");
}

describe("the precomputed theme", () => {
  it("has every name, size, time and layer of MUI's own", () => {
    const own = createTheme(themeTokens);
    for (const key of [
      "vars",
      "typography",
      "shadows",
      "zIndex",
      "mixins",
      "shape",
      "motion",
      "breakpoints",
    ] as const)
      expect({ [key]: same(ready[key]) }).toEqual({ [key]: same(own[key]) });
    const { easing, duration } = own.transitions;
    expect(ready.transitions).toMatchObject({ easing, duration });
  });

  it("can do all that MUI's own can and its parts ask for", () => {
    const own = callable(createTheme(themeTokens), "").filter((path) => !NOT_NEEDED.test(path));
    expect(callable(ready, "")).toEqual(expect.arrayContaining(own));
  });

  it("calculates as MUI's own does", () => {
    const own = createTheme(themeTokens);
    const computed = (theme: Theme) => [
      theme.spacing(3),
      theme.spacing(1, "auto", 0.5),
      theme.typography.pxToRem(18),
      theme.transitions.create(["color", "top"], { duration: 90, delay: 10 }),
      theme.transitions.create("all", { duration: "1s", easing: "linear" }),
      theme.transitions.create(),
      [0, 36, 300, 100_000].map((height) => theme.transitions.getAutoHeightDuration(height)),
      theme.breakpoints.down("md"),
      theme.applyStyles("dark", { color: "red" }),
      theme.applyStyles("light", { color: "red" }),
      theme.alpha(theme.vars.palette.primary.main, 0.5),
      theme.alpha(theme.vars.palette.text.primary, `${theme.vars.palette.action.hoverOpacity} + 0.1`),
    ];
    expect(same(computed(ready))).toEqual(same(computed(own)));
  });

  it("paints what MUI's own paints", () => {
    const { components } = whole;
    expect(stylesWith({ ...ready, components })).toBe(
      stylesWith({ ...createTheme(themeTokens), components }),
    );
  });
});
