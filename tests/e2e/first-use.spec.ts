import type { Page } from "playwright/test";
import { LANGUAGES } from "@/lib/i18n/languages";
import { anOffer, aTender } from "../support/e2e-market";
import { aClient, aDemoUser, aPro } from "../support/e2e-people";
import * as screen from "../support/e2e-screens";
import { messagesOf } from "../support/e2e-text";
import { expect, test } from "../support/e2e-test";

/** The examples in the fields of the home page's search that have no room there. */
function cutExamples(page: Page): Promise<string[]> {
  return page.locator("form[role=search] input[placeholder]").evaluateAll((inputs: HTMLInputElement[]) => {
    const pen = document.createElement("canvas").getContext("2d");
    if (!pen) throw new Error("A canvas has a context");
    return inputs
      .filter((input) => {
        pen.font = getComputedStyle(input).font;
        return pen.measureText(input.placeholder).width > input.clientWidth;
      })
      .map(({ placeholder }) => placeholder);
  });
}

test("the examples of the home page's search are whole in every language", async ({ open }) => {
  for (const lang of LANGUAGES) {
    const page = await open({ lang, viewport: { width: 1280, height: 800 } });
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await screen.visit(page, `/${lang}`);
      expect(await cutExamples(page), `${lang} ${width}`).toEqual([]);
    }
    await page.close();
  }
});

test("the offer's bar covers nothing of the profile it was opened from", async ({ open, request }) => {
  const [user, bee] = await Promise.all([aClient(request), aPro(request)]);
  const tender = await aTender(request, user, { title: "Paint the hall" });
  const offer = await anOffer(request, bee, tender.id);
  const client = await open({ as: user, lang: "de", viewport: { width: 768, height: 800 } });
  const label = messagesOf("de", "offers")("onProfile.label", { name: bee.name });

  for (const width of [390, 768, 1280]) {
    await client.setViewportSize({ width, height: 800 });
    await screen.visit(client, `/de/account/profiles/${bee.id}?tender=${tender.id}&offer=${offer.id}`);
    const bar = client.getByRole("complementary", { name: label });
    await expect(bar).toBeVisible();
    await expect
      .poll(async () => {
        await client.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        const last = await client.locator("#reviews").boundingBox();
        const top = (await bar.boundingBox())?.y ?? 0;
        return last !== null && last.y + last.height <= top;
      })
      .toBe(true);
  }
});

test("an admin reads a tender without a button of its client or of a BEE", async ({ open, request }) => {
  const [user, admin] = await Promise.all([aClient(request), aDemoUser(request, "ADMIN", "en")]);
  const tender = await aTender(request, user, { title: "Paint the hall" });
  const page = await open({ as: admin });
  await screen.visit(page, `/en/account/tenders/${tender.id}`);

  await expect(screen.heading(page, tender.title)).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByRole("list", { name: messagesOf("en", "tenders")("timeline.label") })).toBeVisible();
  await expect(main.getByRole("button")).toHaveCount(0);
});
