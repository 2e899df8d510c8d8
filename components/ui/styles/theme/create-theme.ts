import { baseTheme } from "./base-theme";

/**
 * Stands in for MUI's own createTheme in the production build (scripts/build/precomputed-theme): MUI makes a default theme
 * of it, which is never rendered, and its colour arithmetic would come along.
 */
export default function createTheme() {
  return baseTheme;
}
