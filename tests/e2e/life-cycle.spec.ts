import type { APIRequestContext } from "playwright/test";
import { tenderList } from "@/lib/tenders/schema/view";
import { callAs, moveTender, tenderAs } from "../support/e2e-market";
import { aClient } from "../support/e2e-people";
import * as screen from "../support/e2e-screens";
import { messagesOf } from "../support/e2e-text";
import { expect, test } from "../support/e2e-test";

const TEXT = "Bitte in hellem Grau, zwei Anstriche. Leiter ist vorhanden.";

async function ownTenders(request: APIRequestContext, client: Awaited<ReturnType<typeof aClient>>) {
  return tenderList.parse(await callAs(request, client, "GET", "/tenders/created-by-me")).items;
}

test("a client posts a canceled tender again, with its photo", async ({ open, request }) => {
  const client = await aClient(request);
  const page = await open({ as: client });
  await screen.visit(page, "/de/account/create-tender/renovation/painting");
  const t = messagesOf(page, "tenders");
  await screen.fillTender(page, "Gartenhaus streichen", TEXT);
  await screen.openStep(page, "photos");
  await screen.uploadPhoto(page, "gartenhaus.jpg");
  await screen.button(page, t("create.post")).click();
  await expect(screen.heading(page, t("posted.title"))).toBeVisible();
  const [first] = await ownTenders(request, client);
  if (!first) throw new Error("nothing was posted");
  await moveTender(request, client, first.id, "cancel");

  await screen.visit(page, `/de/account/tenders/${first.id}`);
  await screen.link(page, messagesOf(page, "offers")("compare.postAgain")).click();
  await expect(screen.field(page, t("form.what.titleLabel"))).toHaveValue("Gartenhaus streichen");
  const name = "gartenhaus.jpg";
  await expect(screen.button(page, messagesOf(page, "files")("remove", { name }))).toBeVisible();
  await screen.button(page, t("create.post")).click();
  await expect(screen.heading(page, t("posted.title"))).toBeVisible();

  const again = (await ownTenders(request, client)).find(({ status }) => status === "NEW");
  const { photos } = await tenderAs(request, client, again?.id ?? "");
  const before = await tenderAs(request, client, first.id);
  expect(photos.map(({ name }) => name)).toEqual(before.photos.map(({ name }) => name));
  expect(photos[0]?.publicId).not.toBe(before.photos[0]?.publicId);
});
