import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { pageMessagesTable } from "./table";

// Writes which messages each page sends to the browser, computed from the code of its screens.
const FILE = "lib/i18n/page-messages.json";

const text = `${JSON.stringify(pageMessagesTable(), null, 2)}\n`;
// Not written when nothing changed: a bundler that watches the file would rebuild.
if (!existsSync(FILE) || readFileSync(FILE, "utf8") !== text) writeFileSync(FILE, text);
