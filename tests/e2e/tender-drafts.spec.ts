import { aTender, moveTender } from "../support/e2e-market";
import { aClient } from "../support/e2e-people";
import * as screen from "../support/e2e-screens";
import { messagesOf } from "../support/e2e-text";
import { expect, test } from "../support/e2e-test";

const FORM = "/de/account/create-tender/renovation/painting";

test("a draft of one service does not turn up in the form of another", async ({ open, request }) => {
  const client = await aClient(request);
  const page = await open({ as: client });
  await screen.visit(page, FORM);
  const t = messagesOf(page, "tenders");
  await screen.openStep(page, "what");
  await screen.field(page, t("form.what.titleLabel")).fill("Halbfertig getippt");
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("tender")))
    .toContain("Halbfertig getippt");

  await screen.visit(page, FORM.replace("painting", "tiling"));
  await screen.openStep(page, "what");
  await expect(screen.field(page, t("form.what.titleLabel"))).toHaveValue("");
  await screen.visit(page, FORM);
  await expect(screen.field(page, t("form.what.titleLabel"))).toHaveValue("Halbfertig getippt");
  await screen.button(page, messagesOf(page, "common")("draft.startAgain")).click();
  await screen.openStep(page, "what");
  await expect(screen.field(page, t("form.what.titleLabel"))).toHaveValue("");
});

test("a draft of the same service does not stand in the way of a tender that is posted again", async ({
  open,
  request,
}) => {
  const client = await aClient(request);
  const tender = await aTender(request, client, { title: "Keller ausmalen" });
  await moveTender(request, client, tender.id, "cancel");
  const page = await open({ as: client });
  const t = messagesOf("de", "tenders");
  const title = screen.field(page, t("form.what.titleLabel"));
  await screen.visit(page, FORM);
  await screen.openStep(page, "what");
  await title.fill("Halbfertig getippt");

  await screen.visit(page, `${FORM}?again=${tender.id}`);
  await screen.openStep(page, "what");
  await expect(title).toHaveValue("Keller ausmalen");
  await screen.visit(page, FORM);
  await expect(title).toHaveValue("Halbfertig getippt");
});

test("an edit that was not saved outlives a reload, and is gone once it is saved", async ({
  open,
  request,
}) => {
  const client = await aClient(request);
  const tender = await aTender(request, client, { title: "Zaun streichen" });
  const page = await open({ as: client });
  const t = messagesOf("de", "tenders");
  const path = `/de/account/tenders/${tender.id}/edit`;
  const title = screen.field(page, t("form.what.titleLabel"));
  await screen.visit(page, path);
  await title.fill("Zaun und Tor streichen");

  await page.reload();
  await expect(title).toHaveValue("Zaun und Tor streichen");
  await expect(page.getByText(messagesOf("de", "common")("draft.restored"))).toBeVisible();
  await screen.button(page, t("edit.save")).click();
  await expect(screen.heading(page, "Zaun und Tor streichen")).toBeVisible();

  await screen.visit(page, path);
  await expect(title).toHaveValue("Zaun und Tor streichen");
  await expect(page.getByText(messagesOf("de", "common")("draft.restored"))).toBeHidden();
});
