import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ServiceQuestions } from "@/components/admin/questions/ServiceQuestions";
import type { CatalogueQuestion } from "@/lib/admin/questions/schema";
import { api } from "@/lib/platform/browser/api/api";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import catalogue from "@/messages/en/catalogue.json";
import messages from "@/messages/en/catalogue-questions.json";
import { answerWith, showScreen, signInAs } from "@/tests/support/screen";

const PATH = "/admin/catalogue/subcategories/leaks/questions";
const WORDS = { yes: "Yes", no: "No", dontKnow: "I don’t know" };
const SERVICE = {
  id: "leaks",
  names: { en: "Leaks", de: "Lecks", hu: "Szivárgás", cz: "Úniky", sk: "Úniky" },
};

function aQuestion(
  key: string,
  label: string,
  { choices = [], ...more }: Partial<Omit<CatalogueQuestion, "choices">> & { choices?: string[] } = {},
): CatalogueQuestion {
  const wordsIn = (lang: string) => ({
    label: lang === "en" ? label : `${label} ${lang}`,
    fact: `${key} ${lang}`,
    hint: null,
    choices: Object.fromEntries(choices.map((value) => [value, `${value} ${lang}`])),
  });
  const [en, de, hu, cz, sk] = ["en", "de", "hu", "cz", "sk"].map(wordsIn);
  return {
    key,
    kind: "CHOICE",
    isRequired: false,
    min: null,
    max: null,
    unit: null,
    isActive: true,
    isAsked: true,
    dependsOn: null,
    version: 3,
    openTenders: 0,
    texts: { en: en!, de: de!, hu: hu!, cz: cz!, sk: sk! },
    choices: choices.map((value) => ({ value, isActive: true })),
    ...more,
  };
}

const PLACE = aQuestion("leakPlace", "Where does it leak?", {
  isRequired: true,
  openTenders: 2,
  choices: ["tap", "toilet", "ceiling"],
});
const SINCE = aQuestion("since", "Since when?", { kind: "NUMBER", min: 1, max: 30, dependsOn: "leakPlace" });

const answerList = (questions: CatalogueQuestion[]) => answerWith({ [PATH]: { words: WORDS, questions } });

async function show(questions: CatalogueQuestion[]): Promise<void> {
  answerList(questions);
  showScreen(<ServiceQuestions service={SERVICE} />);
  fireEvent.click(screen.getByRole("button", { name: "Questions: Leaks" }));
  await screen.findByText("Where does it leak?");
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const patches = () => vi.spyOn(api, "patch").mockResolvedValue({ data: undefined });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function openWords(): Promise<void> {
  fireEvent.click(button("Texts of: Where does it leak?"));
  await screen.findByRole("dialog");
  await screen.findByLabelText(messages.words.label);
}

beforeEach(() => signInAs("admin", "ADMIN"));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("lists what a service asks once its button is pressed, and what each question follows from", async () => {
  await show([PLACE, { ...SINCE, isAsked: false }]);
  expect(button("Questions: Leaks").getAttribute("aria-expanded")).toBe("true");
  expect(button("Questions: Leaks").textContent).toContain(catalogue.questions);
  expect(screen.getByText("One choice · must be answered")).toBeTruthy();
  expect(screen.getByText("Not asked while this one is off: Where does it leak?")).toBeTruthy();
  expect(screen.getByText("3 choices")).toBeTruthy();
  fireEvent.click(button("Questions: Leaks"));
  expect(screen.queryByText("Where does it leak?")).toBeNull();
});

it("moves a question and a choice by buttons, the focus with them", async () => {
  const patch = patches();
  await show([PLACE, SINCE]);
  const down = button("Move Where does it leak? down");
  down.focus();
  answerList([SINCE, { ...PLACE, version: 4 }]);
  fireEvent.click(down);
  await waitFor(() => expect(button("Move Where does it leak? down").disabled).toBe(true));
  expect(patch).toHaveBeenCalledWith(`${PATH}/leakPlace`, { version: 3, order: 1 });
  await waitFor(() => expect(document.activeElement).toBe(button("Move Where does it leak? up")));

  fireEvent.click(screen.getByRole("button", { name: "Move ceiling en up", hidden: true }));
  const choices = ["tap", "ceiling", "toilet"].map((value) => ({ value, isActive: true }));
  await waitFor(() => expect(patch).toHaveBeenLastCalledWith(`${PATH}/leakPlace`, { version: 4, choices }));
});

it("asks before a question is switched off and says what hangs on it; a choice likewise", async () => {
  const patch = patches();
  await show([PLACE, SINCE]);
  fireEvent.click(screen.getByRole("switch", { name: "Asked: Where does it leak?" }));
  const dialog = await screen.findByRole("dialog");
  expect(dialog.textContent).toContain("2 open tenders have an answer to it and keep it.");
  expect(dialog.textContent).toContain("The question that follows from it is not asked either.");
  fireEvent.click(within(dialog).getByRole("button", { name: catalogue.off.confirm }));
  await waitFor(() =>
    expect(patch).toHaveBeenCalledWith(`${PATH}/leakPlace`, { version: 3, isActive: false }),
  );
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

  fireEvent.click(screen.getByRole("switch", { name: "Offer: toilet en", hidden: true }));
  const asked = await screen.findByRole("dialog");
  fireEvent.click(within(asked).getByRole("button", { name: catalogue.off.confirm }));
  const choices = [
    { value: "tap", isActive: true },
    { value: "toilet", isActive: false },
    { value: "ceiling", isActive: true },
  ];
  await waitFor(() => expect(patch).toHaveBeenLastCalledWith(`${PATH}/leakPlace`, { version: 3, choices }));
});

it("writes the words in one language after another and shows how they will look", async () => {
  const patch = patches();
  await show([PLACE]);
  await openWords();
  fireEvent.change(field(messages.words.label), { target: { value: "Where is the water?" } });
  const preview = screen.getByRole("heading", { name: messages.words.preview }).parentElement!;
  await waitFor(() => expect(preview.textContent).toContain("Where is the water?"));
  expect(preview.textContent).toContain("ceiling en");

  fireEvent.click(button("Deutsch"));
  expect(field("Choice 2").value).toBe("toilet de");
  fireEvent.change(field("Choice 2"), { target: { value: "WC" } });
  fireEvent.click(button(messages.words.save));
  const { en, de } = PLACE.texts;
  await waitFor(() => expect(patch).toHaveBeenCalled());
  expect(patch.mock.calls[0]).toMatchObject([
    `${PATH}/leakPlace`,
    {
      version: 3,
      texts: {
        en: { ...en, label: "Where is the water?", hint: undefined },
        de: { label: de.label, choices: { ...de.choices, toilet: "WC" } },
      },
    },
  ]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("leads to the language in which something is missing or said twice, and sends nothing", async () => {
  const patch = patches();
  await show([PLACE]);
  await openWords();
  fireEvent.click(button("Slovenčina"));
  fireEvent.change(field(messages.words.label), { target: { value: "  " } });
  fireEvent.change(field("Choice 2"), { target: { value: "TAP sk" } });
  fireEvent.click(button("English"));
  expect(field(messages.words.label).value).toBe("Where does it leak?");
  fireEvent.click(button(messages.words.save));
  await screen.findByText("Please fill this in.");
  expect(button("Slovenčina").getAttribute("aria-pressed")).toBe("true");

  fireEvent.change(field(messages.words.label), { target: { value: "Kde to tečie?" } });
  fireEvent.click(button(messages.words.save));
  await screen.findByText("This is in the list already.");
  expect(patch).not.toHaveBeenCalled();
});

it("keeps what is typed when another admin was faster, shows what that one wrote, and saves over it", async () => {
  const patch = vi.spyOn(api, "patch");
  await show([PLACE]);
  await openWords();
  fireEvent.change(field(messages.words.label), { target: { value: "Where is the water?" } });
  const refusal = { code: "stale_version", message: "This was changed while you were looking at it." };
  patch.mockRejectedValueOnce(new ApiError(409, refusal));
  const { texts } = PLACE;
  answerList([{ ...PLACE, version: 4, texts: { ...texts, en: { ...texts.en, label: "Where is it wet?" } } }]);
  fireEvent.click(button(messages.words.save));
  expect((await screen.findByRole("alert")).textContent).toContain(refusal.message);
  expect(screen.getByText("Now: Where is it wet?")).toBeTruthy();
  expect(field(messages.words.label).value).toBe("Where is the water?");

  patch.mockResolvedValueOnce({ data: undefined });
  fireEvent.click(button(messages.words.save));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(patch.mock.lastCall?.[1]).toMatchObject({ version: 4 });
});
