import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { log } from "@/lib/platform/server/config/log";
import { askDeepl } from "@/lib/platform/server/translation/deepl";
import { translate } from "@/lib/platform/server/translation/translate";
import { FakeTranslator } from "@/tests/support/fake-translator";

const libre = new FakeTranslator();
const deepl = new FakeTranslator();

beforeAll(async () => {
  await Promise.all([libre.start(), deepl.start()]);
  process.env.TRANSLATE_URL = libre.url;
  process.env.TRANSLATE_KEY = "a-libre-key";
  process.env.DEEPL_URL = deepl.url;
});
afterAll(() => Promise.all([libre.stop(), deepl.stop()]));

let now = Date.now();
const warned = vi.spyOn(log, "warn");

beforeEach(() => {
  libre.requests.length = 0;
  libre.answer = libre.translates();
  warned.mockClear();
  // Circuit breaker: after a failure the provider is not asked for half a minute; the next test runs after that.
  now += 60_000;
  vi.spyOn(Date, "now").mockImplementation(() => now);
});
afterEach(() => vi.mocked(Date.now).mockRestore());

const ASKED = { text: "Dobrý den, kdy se Vám to hodí?", from: "cz", to: "de" } as const;
const SHORT_MS = 100;

describe("LibreTranslate", () => {
  it("is asked for plain text, in the codes it knows", async () => {
    expect(await translate(ASKED)).toEqual({ text: `[de] ${ASKED.text}`, provider: "libretranslate" });
    expect(libre.requests).toMatchObject([
      {
        path: "/translate",
        body: { q: ASKED.text, source: "cs", target: "de", format: "text", api_key: "a-libre-key" },
      },
    ]);
  });

  it("answers text and nothing else: no tag becomes one, and nothing turns the words around", async () => {
    libre.answer = libre.translates("<b>Guten\u202e</b>\u0000\nTag");
    expect((await translate(ASKED)).text).toBe("<b>Guten</b>\nTag");
  });
});

describe("DeepL", () => {
  const ask = (to: "en" | "de" | "cz") =>
    askDeepl("a-key", { ...ASKED, from: "sk", to, signal: AbortSignal.timeout(5000) });

  it("is asked with the key in a header, in the codes it knows", async () => {
    deepl.answer = deepl.translates("Good afternoon");
    expect(await ask("en")).toBe("Good afternoon");
    const [request] = deepl.requests;
    expect(request).toMatchObject({
      path: "/v2/translate",
      body: { text: [ASKED.text], source_lang: "SK", target_lang: "EN-GB" },
    });
    expect(request?.headers.authorization).toBe("DeepL-Auth-Key a-key");
    await ask("cz");
    expect(deepl.requests[1]?.body.target_lang).toBe("CS");
  });

  it.each([403, 429, 456, 500])("is not believed when it refuses with %i", async (status) => {
    deepl.answer = deepl.sends('{"message":"Quota exceeded"}', status);
    await expect(ask("de")).rejects.toThrow(`answered ${status}`);
  });

  it.each(["{}", '{"translations":[]}', '{"translations":[{"text":5}]}', "<html></html>"])(
    "is not believed when it answers %s",
    async (body) => {
      deepl.answer = deepl.sends(body);
      await expect(ask("de")).rejects.toBeInstanceOf(Error);
    },
  );
});

describe("a translation that fails", () => {
  const inEnglish =
    "Good afternoon, when would it suit you? I can come tomorrow and bring all the material along.";
  const failures: [string, () => void][] = [
    ["is refused", () => (libre.answer = libre.sends("{}", 403))],
    ["is one too many", () => (libre.answer = libre.sends("{}", 429))],
    ["is a page", () => (libre.answer = libre.sends("<html><script>alert(1)</script></html>"))],
    ["is other JSON", () => (libre.answer = libre.sends('{"translatedText":{"html":"x"}}'))],
    ["is a megabyte", () => (libre.answer = libre.translates("a".repeat(1_000_000)))],
    ["is much longer than its text", () => (libre.answer = libre.translates("Guten Tag. ".repeat(500)))],
    ["is nothing", () => (libre.answer = libre.translates(" \u202e "))],
    ["is in another language", () => (libre.answer = libre.translates(inEnglish))],
    [
      "leads elsewhere",
      () => (libre.answer = (response) => response.writeHead(302, { location: deepl.url }).end()),
    ],
    ["never comes", () => (libre.answer = () => undefined)],
    ["stops half way", () => (libre.answer = (response) => response.write('{"translatedText":'))],
  ];

  it.each(failures)("is said as not available, and written down: it %s", async (_name, happens) => {
    happens();
    deepl.requests.length = 0;
    await expect(translate(ASKED, SHORT_MS)).rejects.toMatchObject({ code: "translation_unavailable" });
    expect(warned).toHaveBeenCalledOnce();
    expect(deepl.requests).toEqual([]);
  });

  it("is not tried again in the next half minute", async () => {
    libre.answer = libre.sends("", 503);
    for (let turn = 0; turn < 3; turn++)
      await expect(translate(ASKED)).rejects.toThrow("translation_unavailable");
    expect(libre.requests).toHaveLength(1);
    now += 31_000;
    libre.answer = libre.translates();
    expect((await translate(ASKED)).provider).toBe("libretranslate");
  });

  it("keeps no other text from being translated when the provider only does not know the language", async () => {
    libre.answer = libre.sends('{"error":"uk is not supported"}', 400);
    await expect(translate(ASKED)).rejects.toMatchObject({ code: "translation_unavailable" });
    libre.answer = libre.translates();
    expect((await translate(ASKED)).provider).toBe("libretranslate");
  });
});
