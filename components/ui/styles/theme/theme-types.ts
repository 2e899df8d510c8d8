import type {} from "@mui/material/themeCssVarsAugmentation";

type Surface = {
  raised: string;
  sunken: string;
  outline: string;
  outlineSoft: string;
  muted: string;
  rest: string;
  online: string;
};
type Honey = { tint: string; soft: string; strong: string; text: string; star: string; hero: string };
type Pair = { bg: string; fg: string };
type Statuses = { NEW: Pair; ACCEPTED: Pair; COMPLETED: Pair; CANCELED: Pair };
type Tints = { info: Pair; success: Pair; warning: Pair; error: Pair };

declare module "@mui/material/styles" {
  interface Palette {
    surface: Surface;
    honey: Honey;
    status: Statuses;
    tint: Tints;
  }
  interface PaletteOptions {
    surface?: Surface;
    honey?: Honey;
    status?: Statuses;
    tint?: Tints;
  }
}
