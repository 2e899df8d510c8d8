import type { Page } from "playwright/test";
import * as screen from "../support/e2e-screens";
import { messagesOf } from "../support/e2e-text";
import { expect, test } from "../support/e2e-test";

const PAINTING = "/create-tender/renovation/painting";

const next = (page: Page) => screen.button(page, messagesOf(page, "tenders")("form.flow.next"));
const skip = (page: Page) => screen.button(page, messagesOf(page, "tenders")("form.flow.skipQuestions"));

test("the questions come one at a time, on and back with the one bar and with the browser, and stay after a reload", async ({
  open,
}) => {
  const page = await open({ lang: "de", device: "phone", mayInstall: true });
  await screen.visit(page, `/de${PAINTING}`);
  const [t, asked] = [messagesOf(page, "tenders"), messagesOf(page, "questions")];
  const title = (question: "paintSurfaces" | "rooms") =>
    page.getByRole("heading", { level: 2, name: asked(`${question}.label`), exact: true });
  await expect(title("paintSurfaces")).toBeVisible();
  // What is required is not passed, and no other way leads past it.
  await next(page).click();
  await expect(page.getByText(messagesOf(page, "validation")("required"))).toBeVisible();
  await expect(skip(page)).toHaveCount(0);
  await screen.whatToPaint(page).click();
  await next(page).click();
  await expect(title("rooms")).toBeVisible();
  await expect(title("paintSurfaces")).toHaveCount(0);

  await page.reload();
  await expect(title("rooms")).toBeVisible();
  await page.goBack();
  await expect(title("paintSurfaces")).toBeVisible();
  await expect(screen.whatToPaint(page)).toHaveAttribute("aria-pressed", "true");
  await next(page).click();
  await screen.button(page, t("form.flow.back")).click();
  await expect(title("paintSurfaces")).toBeVisible();

  // The step behind the questions leads back to the last of them.
  await skip(page).click();
  await screen.button(page, t("form.flow.back")).click();
  await expect(page.getByText(t("form.questionOf", { at: 6, total: 6 }))).toBeVisible();
});

test("while something is missing the summary leads there, and asks for no account yet", async ({ open }) => {
  const page = await open({ lang: "de", device: "phone", mayInstall: true });
  await screen.visit(page, `/de${PAINTING}?step=review&title=Flur+streichen`);
  const email = screen.field(page, messagesOf(page, "auth")("fields.email"));
  const t = messagesOf(page, "tenders");
  const missing = screen.button(page, t("form.flow.missing", { count: 3 }));
  await expect(missing).toBeVisible();
  await expect(email).toHaveCount(0);
  await missing.click();
  await screen.whatToPaint(page).click();
  await skip(page).click();
  const words = screen.field(page, t("form.what.descriptionLabel"));
  await words.fill("Zwei Zimmer in Weiß, mit Decken, etwa vierzig Quadratmeter.");
  await next(page).click();
  await page.getByRole("combobox", { name: messagesOf(page, "places")("city") }).fill("Wien");
  await page.getByRole("option").first().click();
  await screen.button(page, t("form.flow.review")).click();
  await expect(email).toBeVisible();
});
