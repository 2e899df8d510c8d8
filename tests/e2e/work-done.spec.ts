import { aTender, anOffer, callAs } from "../support/e2e-market";
import { aClient, aPro } from "../support/e2e-people";
import * as screen from "../support/e2e-screens";
import { messagesOf } from "../support/e2e-text";
import { expect, test } from "../support/e2e-test";

const MISSING = "Am Fensterrahmen fehlt noch der zweite Anstrich.";

test("a BEE reports the work as done, the client says what is missing, and confirms the second report", async ({
  open,
  request,
}) => {
  const [client, pro] = await Promise.all([aClient(request), aPro(request)]);
  const { id: tenderId } = await aTender(request, client);
  const { id: offerId, version } = await anOffer(request, pro, tenderId);
  await callAs(request, client, "PATCH", `/offers/${offerId}/accept`, { version });
  const cz = messagesOf("cz", "work-done");
  const de = messagesOf("de", "work-done");
  const bee = await open({ as: pro });
  const page = await open({ as: client });

  const report = async () => {
    await screen.button(bee, cz("report.button")).click();
    await screen.button(bee.getByRole("dialog"), cz("report.confirm")).click();
    await expect(screen.message(bee, cz("report.done", { name: client.name }))).toBeVisible();
  };
  await screen.visit(bee, `/cz/account/tenders/${tenderId}`);
  await report();

  await screen.visit(page, `/de/account/tenders/${tenderId}`);
  await expect(page.getByRole("heading", { name: de("asked.title", { name: pro.name }) })).toBeVisible();
  await screen.button(page, de("asked.notYet")).click();
  const dialog = page.getByRole("dialog");
  await screen.field(dialog, de("asked.note")).fill(MISSING);
  await screen.button(dialog, de("asked.confirm")).click();
  await expect(screen.message(page, de("asked.done", { name: pro.name }))).toBeVisible();

  // The BEE's screen follows without a reload, and the work goes on.
  await report();
  await screen.button(page, messagesOf("de", "tenders")("finish.button")).click();
  await screen.button(page.getByRole("dialog"), messagesOf("de", "moves")("finish.confirm")).click();
  await expect(screen.message(page, messagesOf("de", "moves")("finish.done"))).toBeVisible();
});
