import { expect, test } from "../support/e2e-test";

test.describe("the front door", () => {
  test.use({ locale: "cs-CZ" });

  test("greets a Czech browser in Czech, at /cz", async ({ page }) => {
    await page.goto("/");

    await expect(page).toHaveURL(/\/cz$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "cs");
  });

  test("leads /cs to the same page as /cz", async ({ page }) => {
    await page.goto("/cs/sign-in");

    await expect(page).toHaveURL(/\/cz\/sign-in$/);
  });

  test("answers an unknown call in the error shape and the caller's language", async ({ request }) => {
    const answer = await request.get("/api/nowhere", { headers: { "Content-Language": "de" } });

    expect(answer.status()).toBe(404);
    expect(await answer.json()).toMatchObject({ statusCode: 404, code: "not_found" });
    expect(answer.headers()["x-robots-tag"]).toContain("noindex");
  });
});
