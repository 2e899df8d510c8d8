import { barriers } from "../support/e2e-barriers";
import { aDemoUser } from "../support/e2e-people";
import * as screen from "../support/e2e-screens";
import { messagesOf } from "../support/e2e-text";
import { expect, test } from "../support/e2e-test";

test("the panels that open over a page have no barrier either", async ({ open, request }) => {
  const pro = await aDemoUser(request, "PRO", "en");
  const page = await open({ as: pro, device: "phone" });
  await screen.visit(page, "/en/account/tenders");
  await screen.button(page, messagesOf(page, "tenders")("filters.open", { count: 0 })).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect.soft(await barriers(page), "filters").toEqual([]);
  await screen.button(page, messagesOf(page, "tenders")("filters.close")).click();
  await expect(page.getByRole("dialog")).toBeHidden();

  await page.getByRole("banner").getByRole("button").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect.soft(await barriers(page), "notifications").toEqual([]);
});

test("a keyboard alone leads from the address bar into the content and through signing in", async ({
  open,
  request,
}) => {
  const client = await aDemoUser(request, "CLIENT", "en");
  const page = await open({ lang: "en" });
  await screen.visit(page, "/en/sign-in");
  const t = messagesOf(page, "auth");

  await page.keyboard.press("Tab");
  await expect(screen.link(page, messagesOf(page, "common")("frame.skip"))).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(screen.field(page, t("fields.email"))).toBeFocused();
  await page.keyboard.type(client.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(client.password);
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(/\/en\/account$/);
});

test("whoever asks for less motion sees nothing move, not even what stands for a list on its way", async ({
  open,
  request,
}) => {
  const pro = await aDemoUser(request, "PRO", "en");
  const page = await open({ as: pro, device: "phone" });
  await page.route(/\/api\/tenders/u, () => undefined);
  for (const path of ["/en", "/en/account/tenders"]) {
    await screen.visit(page, path);
    const moving = () =>
      page.evaluate(() => {
        const running = document.getAnimations().filter(({ playState }) => playState === "running");
        // Content that appears late must not shift: only layout shifts while something is loading count.
        const times = running.map(({ effect }) => Number(effect?.getComputedTiming().activeDuration));
        return times.filter((ms) => ms > 100);
      });
    expect(await moving(), path).toEqual([]);
  }
  await expect(page.locator("[data-skeleton]").first()).toBeVisible();
});
