import { cleanup, renderHook } from "@testing-library/react";
import { NextIntlClientProvider, type AbstractIntlMessages } from "next-intl";
import { afterEach, describe, expect, it } from "vitest";
import { useSystemText } from "@/components/chat/thread/use-system-text";
import { SYSTEM_CODES } from "@/lib/chat/constants";
import type { ChatPartner, MessageView, SystemParams } from "@/lib/chat/schema";
import { LANGUAGES, toLocale, type Language } from "@/lib/i18n/languages";
import { aChatState, aMessage } from "../../../support/chat-thread";

afterEach(cleanup);

const client: ChatPartner = { ...aChatState(0).partner, name: "Nora B." };
const pro: ChatPartner = { ...client, role: "PRO", name: "Tomáš Dvořák" };
const systemMessage = (systemCode: MessageView["systemCode"], params: SystemParams = {}) =>
  aMessage(1, { kind: "SYSTEM", senderId: null, text: null, systemCode, params });

async function speakerOf(lang: Language, partner: ChatPartner) {
  const { default: chat } = (await import(`../../../../messages/${lang}/chat.json`)) as {
    default: AbstractIntlMessages;
  };
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <NextIntlClientProvider locale={toLocale(lang)} messages={{ chat }} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  );
  const { result } = renderHook(() => useSystemText(partner, partner.name), { wrapper });
  return result.current;
}

describe("what the product says in a conversation", () => {
  it.each(LANGUAGES)("is a whole sentence for both sides in %s, with and without a price", async (lang) => {
    for (const partner of [client, pro]) {
      const textFor = await speakerOf(lang, partner);
      for (const code of SYSTEM_CODES) {
        expect(textFor(systemMessage(code))).toMatch(/^\p{Lu}.*\.$/u);
        expect(textFor(systemMessage(code))).not.toMatch(/[{}]|undefined/);
        expect(textFor(systemMessage(code, { priceMinor: 74_000 }))).toMatch(/\.$/);
      }
      expect(textFor(systemMessage("OFFER_SENT", { priceMinor: 74_000 }))).toMatch(/740/);
    }
  });

  it("names who did it: the reader, or the other side", async () => {
    const toPro = await speakerOf("en", client);
    const toClient = await speakerOf("en", pro);
    const changed = systemMessage("OFFER_CHANGED", { priceMinor: 74_000 });

    expect(toPro(changed)).toBe("You changed the offer to €740.");
    expect(toClient(changed)).toBe("Tomáš Dvořák changed the offer to €740.");
    const estimate = systemMessage("OFFER_SENT", { priceMinor: 9000, isEstimate: true });
    expect(toClient(estimate)).toContain("about\u00a0€90");
    expect(toPro(systemMessage("TENDER_CANCELED"))).toBe("Nora B. cancelled the tender.");
  });

  it("adds the reason and the words that were given, and no reason that says nothing", async () => {
    const textFor = await speakerOf("en", client);

    expect(textFor(systemMessage("OFFER_DECLINED", { reason: "PRICE" }))).toBe(
      "Nora B. declined the offer. Reason: the price",
    );
    expect(textFor(systemMessage("TENDER_CANCELED", { reason: "OTHER", note: "We moved." }))).toBe(
      "Nora B. cancelled the tender. “We moved.”",
    );
  });
});
