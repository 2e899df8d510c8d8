import { aTender } from "../support/e2e-market";
import { aClient, aPro } from "../support/e2e-people";
import * as screen from "../support/e2e-screens";
import { messagesOf } from "../support/e2e-text";
import { expect, test } from "../support/e2e-test";

const QUESTION = "Milyen magas a mennyezet a folyosón?";
const ANSWER = "2,80 Meter, mit Stuck am Rand.";

test("a BEE asks without a name, the client answers, and the answer goes into the description", async ({
  open,
  request,
}) => {
  const [client, pro] = await Promise.all([aClient(request), aPro(request)]);
  const { id: tenderId } = await aTender(request, client);
  const hu = messagesOf("hu", "tender-questions");
  const de = messagesOf("de", "tender-questions");
  const bee = await open({ as: pro });
  await screen.visit(bee, `/hu/account/tenders/${tenderId}`);
  await screen.button(bee, hu("ask.open")).click();
  await screen.field(bee, hu("ask.label")).fill(QUESTION);
  // What was typed survives a reload.
  await bee.reload();
  await expect(screen.field(bee, hu("ask.label"))).toHaveValue(QUESTION);
  await screen.button(bee, hu("ask.submit")).click();
  await expect(screen.message(bee, hu("ask.done"))).toBeVisible();
  await expect(bee.getByText(hu("open"))).toBeVisible();

  const page = await open({ as: client });
  await screen.visit(page, "/de/account/notifications");
  // The whole row is the link: its name holds more than the title.
  const title = messagesOf("de", "notifications")("types.QUESTION.title");
  await page.getByRole("main").getByRole("link", { name: title }).click();
  await expect(page.getByText(QUESTION)).toBeVisible();
  await expect(page.getByText(pro.shortName)).toHaveCount(0);
  await screen.button(page, de("settle.open")).click();
  await screen.field(page, de("settle.label")).fill(ANSWER);
  await screen.button(page, de("settle.submit")).click();
  await expect(screen.message(page, de("settle.done"))).toBeVisible();
  await screen.button(page, de("intoDescription")).click();
  await expect(screen.message(page, de("added"))).toBeVisible();
  await expect(screen.button(page, de("intoDescription"))).toHaveCount(0);

  // The screen of the BEE follows without a reload.
  await expect(bee.getByText(ANSWER).first()).toBeVisible();
});
