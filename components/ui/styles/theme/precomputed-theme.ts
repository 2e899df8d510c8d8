import { createSpacing, createTheme as createSystemTheme } from "@mui/system";
import { createUnarySpacing } from "@mui/system/spacing";
import type { Theme } from "@mui/material/styles";

/** A name by itself is 0, a list of names its length. */
type Names = number | { [key: string]: Names };

/** What the build leaves of a theme (scripts/build/precomputed-theme/precomputed-theme.mjs): no function and no colour, only the names of those. */
export type PrecomputedThemeData = Pick<Theme, "shape" | "shadows" | "motion" | "zIndex"> & {
  cssVarPrefix: string;
  breakpoints: Pick<Theme["breakpoints"], "values">;
  spacing: number;
  /** Where ColorSchemeScript says whether the page is light or dark. */
  attribute: string;
  typography: object;
  mixins: object;
  transitions: Pick<Theme["transitions"], "easing" | "duration">;
  names: Names;
};

const ROOT_FONT_PX = 16;

function varsOf(names: Names, path: string): unknown {
  if (names === 0) return `var(${path})`;
  if (typeof names === "number")
    return Array.from({ length: names }, (_, index) => varsOf(0, `${path}-${index}`));
  return Object.fromEntries(
    Object.entries(names).map(([key, inner]) => [key, varsOf(inner, `${path}-${key}`)]),
  );
}

/** Part of a colour over what is below it, as MUI writes it: every variable of a colour has one with its channels. */
function alpha(color: string, part: number | string): string {
  const opacity = typeof part === "string" ? `calc(${part})` : part;
  return color.startsWith("var(")
    ? `rgba(${color.replace(")", "Channel)")} / ${opacity})`
    : `color-mix(in srgb, transparent, ${color} calc(${opacity} * 100%))`;
}

const mix = (other: string) => (color: string, part: number) =>
  `color-mix(in srgb, ${color}, ${other} ${part * 100}%)`;

/** How long something takes to unfold, so that high things do not rush: MUI's createTransitions, to the number. */
function getAutoHeightDuration(height: number): number {
  if (!height) return 0;
  const constant = height / 36;
  return Math.min(Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10), 3000);
}

function transitionsOf({ easing, duration }: PrecomputedThemeData["transitions"]) {
  const ms = (time: number | string) => (typeof time === "string" ? time : `${Math.round(time)}ms`);
  const create: Theme["transitions"]["create"] = (props = ["all"], options = {}) =>
    [props]
      .flat()
      .map((name) =>
        [
          name,
          ms(options.duration ?? duration.standard),
          options.easing ?? easing.easeInOut,
          ms(options.delay ?? 0),
        ].join(" "),
      )
      .join(",");
  return { easing, duration, create, getAutoHeightDuration };
}

/**
 * The theme that MUI's createTheme makes of the look, from what the build has worked out. Colours are names of CSS
 * variables and nothing else, so whatever reads one gets the right one for light and dark.
 */
export function precomputedTheme(data: PrecomputedThemeData): Theme {
  const { names, breakpoints, spacing, attribute, transitions, typography, ...kept } = data;
  const vars = varsOf(names, `--${kept.cssVarPrefix}`) as Theme["vars"];
  return Object.assign(createSystemTheme({ breakpoints }), kept, {
    defaultColorScheme: "light",
    // Asked for their presence alone: what differs in dark is written for the attribute.
    colorSchemes: { light: {}, dark: {} },
    getColorSchemeSelector: (scheme: string) => `[${attribute}="${scheme}"] &`,
    vars,
    palette: { ...vars.palette, mode: "light" },
    opacity: vars.opacity,
    overlays: vars.overlays,
    spacing: createSpacing(spacing, createUnarySpacing({ vars } as never)),
    typography: { ...typography, pxToRem: (size: number) => `${size / ROOT_FONT_PX}rem` },
    transitions: transitionsOf(transitions),
    alpha,
    lighten: mix("#fff"),
    darken: mix("#000"),
  }) as unknown as Theme;
}
