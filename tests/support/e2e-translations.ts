import { expect, type Locator, type Page } from "playwright/test";
import * as screen from "./e2e-screens";
import { languageOf, messagesOf } from "./e2e-text";

/** What a person says, and its translation. */
type Said = readonly [original: string, translated: string];

/** What a German client and a Hungarian BEE say about a job, and how it reads for the other. */
export const SAID = {
  description: [
    "Wände und Decke in Weiß, die Möbel rücken wir selbst in die Mitte.",
    "A falak és a mennyezet fehér legyen, a bútorokat mi toljuk középre.",
  ],
  question: ["Milyen magas a mennyezet a folyosón?", "Wie hoch ist die Decke im Flur?"],
  answer: ["2,80 Meter, mit Stuck am Rand.", "2,80 méter, a szélén stukkóval."],
  offer: ["Szívesen elvállalom, a festéket én hozom.", "Ich übernehme das gern und bringe die Farbe mit."],
  byBee: ["Reggel nyolckor ott tudok lenni.", "Ich kann um acht Uhr früh da sein."],
  byClient: ["Der Schlüssel liegt dann beim Nachbarn.", "A kulcs akkor a szomszédnál lesz."],
  aboutBee: ["Sauber gearbeitet und pünktlich gekommen.", "Tisztán dolgozott, és pontosan érkezett."],
  aboutClient: ["Kedves megbízó, minden elő volt készítve.", "Freundlich, und alles war vorbereitet."],
} as const satisfies Record<string, Said>;

/** Where it stands; left out, anywhere on the page. */
type Place = { area?: Page | Locator; words?: (text: string) => Locator };

/** The bubbles of a conversation, which is listed beside itself with the same words. */
export const bubble = (page: Page) => (text: string) =>
  page.locator("[data-bubble]").filter({ hasText: text });

/** What the other of a German and a Hungarian has said reads in the reader's language, and the original is one tap away. */
export async function readsTranslated(page: Page, [original, translated]: Said, place: Place = {}) {
  const { area = page, words = (text: string) => page.getByText(text, { exact: true }) } = place;
  const t = messagesOf(page, "translations");
  const language = languageOf(page) === "de" ? "hu" : "de";
  await expect(words(translated)).toBeVisible();
  await expect(area.getByText(t("from", { language }))).toBeVisible();
  await screen.button(area, t("original")).click();
  await expect(words(original)).toBeVisible();
}

/** The same for a reader who asks for it. */
export async function translates(page: Page, said: Said, place: Place = {}) {
  await screen.button(place.area ?? page, messagesOf(page, "translations")("translate")).click();
  await readsTranslated(page, said, place);
}
