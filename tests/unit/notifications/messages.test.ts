import { describe, expect, it } from "vitest";
import { LANGUAGES, toLocale } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translator";
import { NOTIFICATION_TYPES, type NotificationType } from "@/lib/notifications/constants";
import { beginningOf, textValues } from "@/lib/notifications/presentation";
import type { NotificationParams } from "@/lib/notifications/schema";
import type { Language } from "@/lib/i18n/languages";

const FULL: NotificationParams = {
  priceMinor: 74_000,
  rating: 5,
  hasWritten: true,
  reason: "PRICE",
  status: "APPROVED",
  isGivenBack: true,
};
const KEYS = ["title", "text"] as const;

const petra = {
  id: "1",
  role: "CLIENT",
  name: "Petra N.",
  photo: null,
  isVerified: false,
  rating: { average: 0, count: 0 },
} as const;

function messagesFor(
  lang: Language,
  type: NotificationType,
  params: NotificationParams,
  actor: typeof petra | null = petra,
) {
  const t = translator(lang, "notifications");
  const values = textValues({ actor, tenderTitle: "Paint the hall", params }, toLocale(lang), {
    formerUser: t("formerUser"),
    reasonWord: (reason) => t(`reasons.${reason}`),
  });
  const subject = translator(lang, "notification-subjects")(`subjects.${type}`, values);
  return [...KEYS.map((key) => t(`types.${type}.${key}`, values)), subject];
}

describe.each(LANGUAGES)("in %s", (lang) => {
  it.each(NOTIFICATION_TYPES)(
    "%s reads whole with all facts, with none, and when its actor has left",
    (type) => {
      for (const messages of [
        messagesFor(lang, type, FULL),
        messagesFor(lang, type, {}),
        messagesFor(lang, type, {}, null),
      ]) {
        for (const text of messages) {
          expect(text).not.toMatch(/[{}]|\bnone\b|undefined|types\.|subjects\.| {2}|\s[.,]/);
          expect(text.length).toBeGreaterThan(8);
        }
      }
    },
  );

  it("names no one who has left", () => {
    expect(messagesFor(lang, "NEW_OFFER", {}, null).join(" ")).toContain(
      translator(lang, "notifications")("formerUser"),
    );
  });

  it("says different things when the other side has already written", () => {
    expect(messagesFor(lang, "LEAVE_FEEDBACK", { hasWritten: true })).not.toEqual(
      messagesFor(lang, "LEAVE_FEEDBACK", {}),
    );
  });

  it("says six different things about a plan, and speaks of a change when it does not know which", () => {
    const outcomes = ["STARTED", "CHANGED", "PAYMENT_FAILED", "PAID", "ENDED", "REFUNDED"];
    const messages = outcomes.map((status) => messagesFor(lang, "SUBSCRIPTION_CHANGED", { status }).join());
    expect(new Set(messages).size).toBe(6);
    expect(messagesFor(lang, "SUBSCRIPTION_CHANGED", {}).join()).toBe(messages[1]);
  });

  it("does not name a reason that says nothing", () => {
    expect(messagesFor(lang, "TENDER_CANCELED", { reason: "OTHER" })).toEqual(
      messagesFor(lang, "TENDER_CANCELED", {}),
    );
    expect(messagesFor(lang, "TENDER_CANCELED", { reason: "PRICE" })).not.toEqual(
      messagesFor(lang, "TENDER_CANCELED", {}),
    );
  });
});

it("fits a subject into a mail's list: at most 78 characters around the title", () => {
  for (const lang of LANGUAGES) {
    for (const type of NOTIFICATION_TYPES) {
      expect(messagesFor(lang, type, FULL)[2]?.replace("Paint the hall", "").length).toBeLessThanOrEqual(78);
    }
  }
});

it.each([
  ["en", "about €90"],
  ["de", "ca. 90 €"],
  ["hu", "kb. 90 €"],
  ["cz", "cca 90 €"],
  ["sk", "cca 90 €"],
] as const)("marks an estimate in %s in bell, mail and subject", (lang, price) => {
  const [, text = "", subject = ""] = messagesFor(lang, "NEW_OFFER", { priceMinor: 9000, isEstimate: true });

  expect(text.replaceAll("\u00a0", " ")).toContain(price);
  expect(subject.replaceAll("\u00a0", " ")).toContain(price);
});

describe("the beginning of what a person wrote", () => {
  it.each([
    ["Yes,\n\nof  course. ", 140, "Yes, of course."],
    ["I can start on Monday", 15, "I can start on…"],
    ["Donaudampfschifffahrt", 8, "Donauda…"],
    ["🐝🐝🐝🐝", 3, "🐝🐝…"],
    ["🐝🐝🐝", 3, "🐝🐝🐝"],
  ])("of %j in %i characters is %j", (words, characters, beginning) => {
    expect(beginningOf(words, characters)).toBe(beginning);
  });
});
