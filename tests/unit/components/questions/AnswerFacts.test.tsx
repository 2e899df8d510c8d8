import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { AnswerFacts } from "@/components/questions/AnswerFacts";
import { ShortFacts } from "@/components/questions/ShortFacts";
import { subcategoryIdOf } from "@/lib/categories/service";
import { answerFacts } from "@/lib/questions/service";

afterEach(cleanup);

const FACTS = answerFacts("de", subcategoryIdOf("home-moving"), {
  rooms: 3,
  boxes: null,
  moveTo: "Győr",
  fromFloor: 2,
  toFloor: 0,
});

it("names every answer, and says which language a typed one is in", () => {
  render(<AnswerFacts answers={FACTS} contentLang="hu" />);

  expect(screen.getAllByRole("term").map((term) => term.textContent)).toHaveLength(5);
  expect(screen.getByText("Győr").lang).toBe("hu");
  expect(screen.getByText("3 Zimmer").lang).toBe("");
  expect(screen.getByText("Weiß ich nicht")).toBeTruthy();
});

it("shows the three first known answers on a card", () => {
  render(<ShortFacts answers={FACTS} contentLang="hu" />);

  const shown = within(screen.getByRole("list")).getAllByRole("listitem");
  expect(shown.map((fact) => fact.textContent)).toEqual([
    expect.stringContaining("3 Zimmer"),
    expect.stringContaining("Győr"),
    expect.stringContaining("2. Stock"),
  ]);
});

it("shows nothing where nothing was answered", () => {
  const { container } = render(
    <>
      <AnswerFacts answers={[]} contentLang="en" />
      <ShortFacts answers={[]} contentLang="en" />
    </>,
  );
  expect(container.textContent).toBe("");
});
