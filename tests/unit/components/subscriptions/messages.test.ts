import { expect, it } from "vitest";
import { translator } from "@/lib/i18n/translator";
import type { Language } from "@/lib/i18n/languages";

const SENT: Record<Language, [string, string, string]> = {
  en: ["1 offer", "3 offers", "30 offers"],
  de: ["1 Angebot", "3 Angebote", "30 Angebote"],
  hu: ["1 ajánlat", "3 ajánlat", "30 ajánlat"],
  cz: ["1 nabídka", "3 nabídky", "30 nabídek"],
  sk: ["1 ponuka", "3 ponuky", "30 ponúk"],
};

it.each(Object.entries(SENT))("counts offers the way one does in %s", (lang, [one, few, many]) => {
  const t = translator(lang as Language, "subscriptions");
  const text = (count: number) => t("success.offers", { count });

  expect(text(1)).toContain(one);
  expect(text(3)).toContain(few);
  expect(text(30)).toContain(many);
});

it.each(["en", "de", "hu", "cz", "sk"] as const)("ends no sentence with two full stops in %s", (lang) => {
  const t = translator(lang, "subscriptions");
  // Hungarian ends a date with a full stop.
  const date = lang === "hu" ? "2026. december 17." : "17";
  const plan = "Standard";
  const messages = [
    t("cancel.text", { plan, date, offers: 3, services: 3 }),
    t("cancel.done", { date }),
    t("open.grace", { plan, date, price: "1" }),
    t("change.down", { plan, date, current: plan }),
    t("change.doneDown", { plan, date }),
    t("success.offersLeft", { date }),
  ];

  for (const text of messages) expect(text).not.toContain("..");
});
