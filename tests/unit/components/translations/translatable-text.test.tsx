import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TranslatableText } from "@/components/translations/TranslatableText";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { accountAxios, publicAxios } from "@/lib/platform/browser/api/api-clients";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import type { OwnUser } from "@/lib/shared/own-user";
import type { TranslationChoice } from "@/lib/i18n/languages";
import translations from "@/messages/en/translations.json";
import { showScreen, signInAs } from "@/tests/support/screen";

type Axios = typeof accountAxios;
type Config = Parameters<Extract<Axios["defaults"]["adapter"], (...args: never) => unknown>>[0];

const HUNGARIAN = "Jó napot, holnap tudok jönni.";
const ENGLISH = "Good afternoon, I can come tomorrow.";
const FROM_HUNGARIAN = "Translated from Hungarian";

const asked: unknown[] = [];
let answer: { texts: string[] } | "fails" = { texts: [ENGLISH] };

const reply = (config: Config, data: unknown) =>
  Promise.resolve({ data, status: 200, statusText: "", headers: {}, config });

function serve({ hasTranslations }: { hasTranslations: boolean }): void {
  publicAxios.defaults.adapter = (config) => reply(config, { hasTranslations });
  accountAxios.defaults.adapter = (config) => {
    asked.push(JSON.parse(String(config.data)));
    return answer === "fails"
      ? Promise.reject(new ApiError(503, { code: "translation_unavailable" }))
      : reply(config, { ...answer, from: "hu", provider: "deepl" });
  };
}

function signInWith(choice: TranslationChoice): void {
  signInAs("nora", "CLIENT");
  sessionStore.patchUser({ settings: { translations: choice } as OwnUser["settings"] });
}

/** A browser that translates by itself. */
function theBrowserTranslates(translate: (text: string) => Promise<string>): void {
  vi.stubGlobal("Translator", {
    availability: () => Promise.resolve("available"),
    create: () => Promise.resolve({ translate }),
  });
}

const offer = (props: Partial<React.ComponentProps<typeof TranslatableText>> = {}) => (
  <TranslatableText kind="offer" id="an-offer" texts={[HUNGARIAN]} lang="hu" {...props}>
    {({ texts, lang }) => <p lang={lang}>{texts[0]}</p>}
  </TranslatableText>
);

const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));

beforeEach(() => {
  asked.length = 0;
  answer = { texts: [ENGLISH] };
  serve({ hasTranslations: true });
  signInWith("ASK");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("a text in another language", () => {
  it("stands in its language until its reader asks, then in theirs, with the way back", async () => {
    showScreen(offer());
    expect(screen.getByText(HUNGARIAN).lang).toBe("hu");

    await press(translations.translate);
    expect((await screen.findByText(ENGLISH)).lang).toBe("en");
    expect(await screen.findByText(FROM_HUNGARIAN)).toBeDefined();
    expect(screen.queryByText(HUNGARIAN)).toBeNull();
    expect(asked).toEqual([{ kind: "offer", id: "an-offer", to: "en" }]);

    await press(translations.original);
    expect(screen.getByText(HUNGARIAN)).toBeDefined();
    await press(translations.translate);
    expect(screen.getByText(ENGLISH)).toBeDefined();
    expect(asked).toHaveLength(1);
  });

  it("is translated at once for who wants that always, and is translated anew when it was edited", async () => {
    signInWith("ALWAYS");
    const { change } = showScreen(offer());
    expect(await screen.findByText(ENGLISH)).toBeDefined();

    answer = { texts: ["I cannot come."] };
    change(offer({ texts: ["Sajnos nem tudok jönni."] }));
    expect(await screen.findByText("I cannot come.")).toBeDefined();
    expect(asked).toHaveLength(2);
  });

  it("keeps its original when the translation is not available, and can be asked again", async () => {
    answer = "fails";
    showScreen(offer());
    await press(translations.translate);
    expect(await screen.findByText(translations.failed)).toBeDefined();
    expect(screen.getByText(HUNGARIAN)).toBeDefined();

    answer = { texts: [ENGLISH] };
    await press(translations.again);
    expect(await screen.findByText(ENGLISH)).toBeDefined();
  });

  it("is translated by the browser where it can, so that nothing leaves the device", async () => {
    theBrowserTranslates((text) => Promise.resolve(`${text} (by the browser)`));
    serve({ hasTranslations: false });
    showScreen(offer());
    await press(translations.translate);
    expect(await screen.findByText(`${HUNGARIAN} (by the browser)`)).toBeDefined();
    expect(asked).toEqual([]);
  });

  it("is translated by the server when the browser fails", async () => {
    theBrowserTranslates(() => Promise.reject(new Error("the model is gone")));
    showScreen(offer());
    await press(translations.translate);
    expect(await screen.findByText(ENGLISH)).toBeDefined();
  });
});

describe("a browser that never says whether it can translate", () => {
  it("is not waited for: the server translates, and it is not asked again", async () => {
    const availability = vi.fn<() => Promise<string>>(() => new Promise(() => undefined));
    vi.stubGlobal("Translator", { availability });
    showScreen(offer());
    await press(translations.translate);
    expect(await screen.findByText(ENGLISH)).toBeDefined();
    expect(availability).toHaveBeenCalledOnce();
  });
});

it("asks the server where the browser says that it can and then does not", async () => {
  const create = vi.fn<() => Promise<never>>(() => new Promise(() => undefined));
  vi.stubGlobal("Translator", { availability: () => Promise.resolve("downloadable"), create });
  showScreen(offer());
  const button = await screen.findByRole("button", { name: translations.translate });
  vi.useFakeTimers();
  try {
    fireEvent.click(button);
    await vi.waitFor(() => expect(create).toHaveBeenCalledOnce());
    await vi.advanceTimersByTimeAsync(20_000);
  } finally {
    vi.useRealTimers();
  }
  expect(await screen.findByText(ENGLISH)).toBeDefined();
});

describe("no translation is offered", () => {
  const offered = () => [screen.getByText(HUNGARIAN).textContent, screen.queryByRole("button"), asked];
  const NOTHING = [HUNGARIAN, null, []];

  it("of a text in the reader's language, of an unknown one, and of own words", () => {
    showScreen(
      <>
        {offer({ lang: "en" })}
        {offer({ lang: null, texts: ["Ok"] })}
      </>,
    );
    expect(offered()).toEqual(NOTHING);
  });

  it("to visitors, and to who wants none", () => {
    signInWith("NEVER");
    const { change } = showScreen(offer());
    expect(offered()).toEqual(NOTHING);
    sessionStore.signOut();
    change(offer());
    expect(offered()).toEqual(NOTHING);
  });

  it("where neither browser nor server can make one", async () => {
    serve({ hasTranslations: false });
    const { client } = showScreen(offer());
    await waitFor(() => expect(client.getQueryData(["translation-offer", "hu", "en"])).toBe(false));
    expect(offered()).toEqual(NOTHING);
  });
});

describe("in a conversation, a translation that comes by itself", () => {
  it("waits while its reader looks at something else, and keeps the end in view once it comes", async () => {
    signInWith("ALWAYS");
    const onGrown = vi.fn<() => void>();
    const { change } = showScreen(offer({ isSteady: true, onGrown }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(await screen.findByRole("button", { name: translations.translate })).toBeDefined();
    expect([screen.queryByText(ENGLISH), onGrown.mock.calls.length]).toEqual([null, 0]);

    change(offer({ isSteady: false, onGrown }));
    expect(await screen.findByText(ENGLISH)).toBeDefined();
    expect(onGrown).toHaveBeenCalledOnce();
  });

  it("comes at once when its reader asks for it, wherever they are", async () => {
    signInWith("ALWAYS");
    const onGrown = vi.fn<() => void>();
    showScreen(offer({ isSteady: true, onGrown }));
    await press(translations.translate);
    expect(await screen.findByText(ENGLISH)).toBeDefined();
    expect(onGrown).not.toHaveBeenCalled();
  });

  it("stands there from the first moment when it was made before", async () => {
    signInWith("ALWAYS");
    const onGrown = vi.fn<() => void>();
    const { change } = showScreen(offer({ onGrown }));
    await screen.findByText(ENGLISH);
    onGrown.mockClear();
    change(<p>Elsewhere</p>);
    change(offer({ isSteady: true, onGrown }));
    expect(screen.getByText(ENGLISH)).toBeDefined();
    expect(onGrown).not.toHaveBeenCalled();
  });
});
