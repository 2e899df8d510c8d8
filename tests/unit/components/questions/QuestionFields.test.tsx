import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { subcategoryIdOf } from "@/lib/categories/service";
import { readQuestions } from "@/lib/questions/service";
import { proposeTexts } from "@/lib/tenders/proposal/service";
import { showQuestions } from "./questions-form";

const { shown } = vi.hoisted(() => ({ shown: { question: "" } }));
vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(shown) }));

const CARPETS = subcategoryIdOf("carpet-cleaning");
const MOVING = subcategoryIdOf("home-moving");
const CHILDCARE = subcategoryIdOf("babysitting");

afterEach(cleanup);

const group = (name: RegExp) => screen.getByRole("group", { name });
const press = (within_: HTMLElement, name: string) =>
  fireEvent.click(within(within_).getByRole("button", { name }));

it("asks what depends on an answer once that answer is given, and sends it only then", async () => {
  const { post, sent, onSubmit } = await showQuestions(CARPETS);
  const questions = readQuestions({ lang: "en", subcategoryId: CARPETS }).questions;
  const dependent = questions.find(({ showIf }) => showIf?.is.includes("mattresses"));
  const items = questions.find(({ key }) => key === "textileItems");
  if (!dependent || !items) throw new Error("carpets ask for mattresses");
  const mattresses = items.choices.find(({ value }) => value === "mattresses")?.label ?? "";
  expect(screen.queryByLabelText(new RegExp(`^${dependent.label.replace("?", "\\?")}`))).toBeNull();

  press(group(new RegExp(`^${items.label.replace("?", "\\?")}`)), mattresses);
  fireEvent.change(
    screen.getByLabelText(new RegExp(`^${dependent.label.replace("?", "\\?")}`), { selector: "input" }),
    { target: { value: "3" } },
  );
  post();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(sent()).toMatchObject({ textileItems: ["mattresses"], [dependent.key]: 3 });

  // Taken back, the answer that depended on it is no longer sent.
  fireEvent.click(screen.getByRole("button", { name: `I don’t know: ${items.label}` }));
  post();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
  expect(sent()).toEqual({ textileItems: null });
});

it("says at the field what is missing or no number, and takes that one does not know", async () => {
  const { post, onSubmit, sent } = await showQuestions(MOVING);
  const [firstFloor] = screen.getAllByLabelText(/floor/i, { selector: "input" });
  fireEvent.change(firstFloor!, { target: { value: "third" } });
  post();

  expect(await screen.findByText("Please fill this in.")).toBeTruthy();
  expect(screen.getByText("Enter a number.")).toBeTruthy();
  expect(onSubmit).not.toHaveBeenCalled();

  fireEvent.change(firstFloor!, { target: { value: "3" } });
  const missing = readQuestions({ lang: "en", subcategoryId: MOVING }).questions.filter(
    (one) => one.isRequired,
  );
  for (const { label } of missing)
    fireEvent.click(screen.getByRole("button", { name: `I don’t know: ${label}` }));
  post();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(sent()).toEqual({ fromFloor: 3, ...Object.fromEntries(missing.map(({ key }) => [key, null])) });
});

it('offers "I don’t know" only where an answer is required, and posts without those that are not', async () => {
  const questions = readQuestions({ lang: "en", subcategoryId: CHILDCARE }).questions;
  const required = questions.filter(({ isRequired }) => isRequired);
  const { post, sent, onSubmit } = await showQuestions(CHILDCARE);
  const links = screen.getAllByRole("button", { name: /^I don’t know/ });
  expect(required.length).toBeLessThan(questions.length);
  expect(links.map((link) => link.getAttribute("aria-label"))).toEqual(
    required.map(({ label }) => `I don’t know: ${label}`),
  );

  for (const link of links) fireEvent.click(link);
  post();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(sent()).toEqual(Object.fromEntries(required.map(({ key }) => [key, null])));
});

it('lets "I don’t know" make way for a number that is typed, and the number for it', async () => {
  const { label } = readQuestions({ lang: "en", subcategoryId: CHILDCARE }).questions.find(
    ({ key }) => key === "childCount",
  )!;
  await showQuestions(CHILDCARE, { childCount: 2 });
  const dontKnow = () => screen.getByRole("button", { name: `I don’t know: ${label}` });
  const isKnown = () => dontKnow().getAttribute("aria-pressed") === "false";
  fireEvent.click(dontKnow());
  expect(isKnown()).toBe(false);
  expect(screen.queryByDisplayValue("2")).toBeNull();

  fireEvent.change(screen.getByLabelText(label, { selector: "input" }), { target: { value: "3" } });
  expect(isKnown()).toBe(true);
  expect(screen.getByDisplayValue("3")).toBeTruthy();
});

it("does not say the unit again that the question asks for", async () => {
  await showQuestions(MOVING, {}, { lang: "de" });
  expect(screen.getByText("Wie viele Zimmer?")).toBeTruthy();
  expect(screen.queryByText("Zimmer")).toBeNull();
});

it("steps a number within its range by buttons that name the question", async () => {
  await showQuestions(MOVING, { fromFloor: 0 });
  const { label } = readQuestions({ lang: "en", subcategoryId: MOVING }).questions.find(
    ({ key }) => key === "fromFloor",
  )!;
  const less = screen.getByRole<HTMLButtonElement>("button", { name: `One less: ${label}` });
  const more = screen.getByRole<HTMLButtonElement>("button", { name: `One more: ${label}` });
  expect(less.disabled).toBe(true);
  fireEvent.click(more);
  fireEvent.click(more);
  expect(screen.getByDisplayValue("2")).toBeTruthy();
  expect(less.disabled).toBe(false);
});

it("leaves the answers of a tender that is edited alone, unless they are changed", async () => {
  const { post, sent, onSubmit } = await showQuestions(
    MOVING,
    { fromFloor: 0 },
    { stored: { fromFloor: 0 } },
  );
  post();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(sent()).toBeUndefined();

  fireEvent.click(screen.getAllByRole("button", { name: /^One more: .*floor/i })[0]!);
  post();
  expect(await screen.findByText("Please fill this in.")).toBeTruthy();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it("proposes a title and a description from the answers until the person writes their own", async () => {
  await showQuestions(MOVING, {}, { texts: { title: "", description: "" } });
  const title = screen.getByLabelText<HTMLInputElement>("Title");
  const rooms = screen.getByRole("button", { name: /^One more: .*rooms/i });
  fireEvent.click(rooms);
  fireEvent.click(rooms);
  await vi.waitFor(() => expect(title.value).toContain("2 rooms"), { timeout: 5000 });
  expect(screen.getByText("The title is proposed from your answers. Change it as you like.")).toBeTruthy();

  fireEvent.change(title, { target: { value: "Move the two of us" } });
  fireEvent.click(screen.getAllByRole("button", { name: /^One more: .*floor/i })[0]!);
  const description = screen.getByLabelText<HTMLInputElement>("Description");
  await vi.waitFor(() => expect(description.value).not.toBe(""), { timeout: 5000 });
  expect(screen.getByText(/^Title and description are proposed from your answers/)).toBeTruthy();
  expect(title.value).toBe("Move the two of us");
});

it("goes on proposing after a reload, and leaves alone what the person has written", async () => {
  const about = { lang: "en", subcategoryId: MOVING } as const;
  const { title: proposedTitle } = proposeTexts({ ...about, answers: { rooms: 2 } });
  const draft = {
    answers: { rooms: 2 },
    title: proposedTitle ?? "",
    description: "Only the boxes are heavy.",
  };
  await showQuestions(MOVING, {}, { texts: { title: "", description: "" }, draft });
  const title = screen.getByLabelText<HTMLInputElement>("Title");
  expect(await screen.findByText(/^The title is proposed from your answers/)).toBeTruthy();

  fireEvent.click(screen.getByRole("button", { name: /^One more: .*rooms/i }));
  await vi.waitFor(() => expect(title.value).toContain("3 rooms"), { timeout: 5000 });
  expect(screen.getByLabelText<HTMLInputElement>("Description").value).toBe(draft.description);
});

describe("on a phone", () => {
  type Resizable = { happyDOM: { setViewport: (size: { width: number }) => void } };
  const resize = (width: number) => (window as unknown as Resizable).happyDOM.setViewport({ width });
  beforeEach(() => resize(390));
  afterEach(() => {
    resize(1024);
    shown.question = "";
  });

  const title = (name: RegExp) => screen.queryByRole("heading", { level: 2, name });

  it("asks the one that the address names, as the title of the screen, and the first one without a name", async () => {
    await showQuestions(MOVING);
    expect(title(/^How many rooms/)).toBeTruthy();
    expect(title(/^How many moving boxes/)).toBeNull();
    cleanup();

    shown.question = "boxes";
    await showQuestions(MOVING);
    expect(title(/^How many rooms/)).toBeNull();
    expect(title(/^How many moving boxes/)).toBeTruthy();
    expect(screen.getByRole("textbox", { name: /^How many moving boxes/ })).toBeTruthy();
  });
});
