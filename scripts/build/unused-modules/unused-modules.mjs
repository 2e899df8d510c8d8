// Parts of libraries that nothing here uses, but that every screen would load all the same.
import { fileURLToPath } from "node:url";

const fileOf = (path) => fileURLToPath(new URL(`../../../node_modules/${path}`, import.meta.url));

const INTL = "next-intl/dist/esm";

const NAMES = [
  // Server components pass messages through MessagesProvider and NestedMessagesProvider only; this export would send
  // next-intl's client part with every page that translates anything.
  fileOf(`${INTL}/production/react-server/NextIntlClientProviderServer.js`),
  fileOf(`${INTL}/development/react-server/NextIntlClientProviderServer.js`),
  // Only emotion's withTheme needs it, which nothing here uses.
  "hoist-non-react-statics",
  // The design has no ripple (theme-buttons.ts).
  fileOf("@mui/material/ButtonBase/TouchRipple.mjs"),
];

/** For webpack's `resolve.alias`: replaces each by an empty module. */
export const UNUSED_MODULES = Object.fromEntries(NAMES.map((name) => [name, false]));
