import type { Locator, Page } from "playwright/test";
import { aPro, type E2eUser } from "../support/e2e-people";
import * as screen from "../support/e2e-screens";
import { messagesOf } from "../support/e2e-text";
import { expect, test } from "../support/e2e-test";

const SUMMARY = "I paint flats and stairwells, cover every floor and clean up each day.";
const TEN = 10;

/** A section of the user's own profile, by its heading. */
function section(page: Page, title: string): Locator {
  return page.getByRole("region", { name: title, exact: true });
}

/** Saves a section's form and waits until the section is displayed again. */
async function save(page: Page, part: Locator): Promise<void> {
  await screen.button(part, messagesOf(page, "profiles")("section.save")).click();
  await expect(part.locator("form")).toHaveCount(0);
}

async function photoFile(name: string) {
  return { name, mimeType: "image/jpeg", buffer: await screen.aPhoto() };
}

async function addAvatar(page: Page): Promise<void> {
  const t = messagesOf(page, "profiles");
  const part = section(page, t("avatar.title"));
  await part.locator("input[type=file]:not([capture])").setInputFiles(await photoFile("me.jpg"));
  const dialog = page.getByRole("dialog", { name: t("avatar.cropTitle") });
  await screen.button(dialog, t("avatar.save")).click();
  await expect(dialog).toBeHidden();
  await expect(screen.button(part, t("avatar.remove"))).toBeVisible();
}

async function addDescriptions(page: Page): Promise<void> {
  const t = messagesOf(page, "profiles");
  const headline = section(page, t("headline.title"));
  await screen.button(headline, t("headline.add")).click();
  await screen.field(headline, t("headline.label")).fill("Painter, clean and on time");
  await save(page, headline);
  const summary = section(page, t("summary.title"));
  await screen.button(summary, t("summary.add")).click();
  await screen.field(summary, t("summary.label")).fill(SUMMARY);
  await save(page, summary);
  await expect(summary).toContainText(SUMMARY);
}

async function addLocation(page: Page): Promise<void> {
  const t = messagesOf(page, "profiles");
  const part = section(page, t("location.title"));
  await screen.button(part, t("location.add")).click();
  await screen.fillAddress(page, "Bratislava", "Obchodná 5", "811 06");
  await save(page, part);
  await expect(part).toContainText("Bratislava");
}

async function addSubcategoryAndLanguage(page: Page): Promise<void> {
  const t = messagesOf(page, "profiles");
  const subcategories = section(page, t("trades.title"));
  await screen.button(subcategories, t("trades.add")).click();
  const painting = messagesOf(page, "categories")("subcategories.painting");
  await screen.field(subcategories, t("trades.search")).fill(painting);
  await subcategories
    .getByRole("checkbox", { name: painting })
    .or(screen.button(subcategories, painting))
    .first()
    .click();
  await save(page, subcategories);
  const languages = section(page, t("languages.title"));
  await screen.button(languages, t("languages.add")).click();
  await languages.getByRole("combobox", { name: t("languages.language") }).fill("Slovak");
  await page.getByRole("option", { name: "Slovak", exact: true }).click();
  await save(page, languages);
}

async function addExperience(page: Page): Promise<void> {
  const t = messagesOf(page, "profiles");
  const part = section(page, t("experience.title"));
  await screen.button(part, t("experience.add")).click();
  await screen.field(part, t("experience.job")).fill("Self-employed painter");
  await part.getByRole("switch", { name: t("experience.current") }).click();
  const [month, year] = [part.getByRole("combobox").nth(0), part.getByRole("combobox").nth(1)];
  await month.selectOption("03");
  await year.selectOption("2019");
  await save(page, part);
  await expect(part).toContainText("Self-employed painter");
}

async function addWorkPhotos(page: Page): Promise<void> {
  const t = messagesOf(page, "profiles");
  const sortable = messagesOf(page, "sortable");
  const part = section(page, t("photos.title"));
  const files = await Promise.all(Array.from({ length: TEN }, (_, index) => photoFile(`work-${index}.jpg`)));
  await part.locator("input[type=file]").setInputFiles(files);
  await expect(screen.button(part, t("photos.open", { number: TEN, total: TEN }))).toBeVisible({
    timeout: 60_000,
  });
  // By keyboard the first photo is moved to the second position, and the order is kept.
  const first = await part.getByRole("listitem").first().locator("img").getAttribute("src");
  const spoken = (place: number) => page.getByText(sortable("over", { number: place, total: TEN }));
  await screen.button(part, t("photos.move", { number: 1, total: TEN })).press("Space");
  await expect(spoken(1)).toBeAttached();
  // dnd-kit listens to the arrows from its next timer on, which a key that is pressed at once would overtake.
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  await page.keyboard.press("ArrowRight");
  await expect(spoken(2)).toBeAttached();
  await page.keyboard.press("Space");
  await expect(part.getByRole("listitem").nth(1).locator("img")).toHaveAttribute("src", first ?? "");
}

async function addDocument(page: Page): Promise<void> {
  const t = messagesOf(page, "verification");
  const part = section(page, t("kinds.IDENTITY.title"));
  await screen.button(part, t("kinds.IDENTITY.start")).click();
  await part.getByRole("radio", { name: t("documents.PASSPORT.title") }).check();
  await part.locator("input[type=file]:not([capture])").setInputFiles(await photoFile("passport.jpg"));
  await expect(
    screen.button(part, messagesOf(page, "files")("remove", { name: "passport.jpg" })),
  ).toBeVisible();
  await screen.button(part, t("form.submit")).click();
  await expect(screen.button(part, t("form.submit"))).toBeHidden();
}

async function addPhone(page: Page, user: E2eUser): Promise<void> {
  const t = messagesOf(page, "settings");
  await screen.visit(page, `/en/account/profiles/${user.id}/update?tab=settings`);
  await screen.openSetting(page, t("personal.title"));
  const part = section(page, t("personal.title"));
  await screen.field(part, t("personal.phone")).fill("+421 903 123 456");
  await screen.button(part, t("personal.submit")).click();
  await expect(screen.message(page, t("personal.done"))).toBeVisible();
}

test("a BEE fills the whole profile on a phone, and everything is still there afterwards", async ({
  open,
  request,
}) => {
  test.slow();
  const pro = await aPro(request, "en");
  const page = await open({ as: pro, device: "phone" });
  await screen.visit(page, `/en/account/profiles/${pro.id}/update`);

  await addAvatar(page);
  await addDescriptions(page);
  await addLocation(page);
  await addSubcategoryAndLanguage(page);
  await addExperience(page);
  await addWorkPhotos(page);
  await addDocument(page);
  await addPhone(page, pro);

  await screen.visit(page, `/en/account/profiles/${pro.id}/preview`);
  const t = messagesOf(page, "profiles");
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await expect(page.getByText(t("preview.missing"))).toBeHidden();
  await expect(page.getByText(SUMMARY)).toBeVisible();
});

test("what is not saved yet is asked for before it is left, and comes back with the back button", async ({
  open,
  request,
}) => {
  const pro = await aPro(request, "de");
  const page = await open({ as: pro });
  await screen.visit(page, "/de/account");
  await screen.visit(page, `/de/account/profiles/${pro.id}/update`);
  const t = messagesOf(page, "profiles");
  const part = section(page, t("summary.title"));
  await screen.button(part, t("summary.add")).click();
  await screen.field(part, t("summary.label")).fill(SUMMARY);

  await screen.link(page.getByRole("banner"), messagesOf(page, "common")("nav.account")).click();
  const dialog = page.getByRole("dialog", { name: t("section.discardTitle") });
  await screen.button(dialog, t("section.keep")).click();

  await expect(dialog).toBeHidden();
  await expect(screen.field(part, t("summary.label"))).toHaveValue(SUMMARY);
});
