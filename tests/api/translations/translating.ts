import { POST } from "@/app/api/translations/route";
import type { TranslatedKind } from "@/lib/translations/constants";
import { translationView, type TranslationView } from "@/lib/translations/schema";
import { db } from "@/lib/platform/server/database/db";
import { call, read } from "@/tests/support/call";
import type { TestUser } from "@/tests/support/factories";

const HUNGARIAN = "Jó napot, holnap háromkor tudok jönni, ha Önnek is megfelel.";
export const OTHER_HUNGARIAN = "Sajnos holnap mégsem tudok jönni, szerdán viszont ráérek egész nap.";

export const attempt = (as: TestUser, kind: TranslatedKind, id: string, to = "de") =>
  call<TranslationView & { code?: string }>(POST, { as, body: { kind, id, to } });

export const translated = async (as: TestUser, kind: TranslatedKind, id: string, to?: string) =>
  read(translationView, await attempt(as, kind, id, to));

export const keptOf = (text: string) => db.translation.count({ where: { text: { endsWith: text } } });

let number = 0;
/** Every test writes words of its own: what was translated once is not translated again. */
export const words = (text = HUNGARIAN) => `${text} (${++number})`;
