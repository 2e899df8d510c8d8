// Parts of libraries that nothing here uses, and that would come with every screen all the same.
import { fileURLToPath } from "node:url";

const fileOf = (path) => fileURLToPath(new URL(`../../../node_modules/${path}`, import.meta.url));

const INTL = "next-intl/dist/esm";

const NAMES = [
  // Server components hand over texts by MessagesProvider and MoreMessages alone; this way out would send next-intl's
  // client part with every page that translates anything.
  fileOf(`${INTL}/production/react-server/NextIntlClientProviderServer.js`),
  fileOf(`${INTL}/development/react-server/NextIntlClientProviderServer.js`),
  // Only emotion's withTheme needs it, and nobody that.
  "hoist-non-react-statics",
  // The look has no ripple (theme-buttons.ts).
  fileOf("@mui/material/ButtonBase/TouchRipple.mjs"),
];

/** For webpack's `resolve.alias`: an empty module stands in the place of each. */
export const UNUSED_MODULES = Object.fromEntries(NAMES.map((name) => [name, false]));
