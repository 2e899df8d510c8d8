import { aClient, aPro } from "../support/e2e-people";
import * as screen from "../support/e2e-screens";
import { messagesOf } from "../support/e2e-text";
import { expect, test } from "../support/e2e-test";

test("what a client answers in German, a BEE reads in Czech and finds by its Czech word", async ({
  open,
  request,
}) => {
  const [client, pro] = await Promise.all([aClient(request), aPro(request)]);
  const t = messagesOf("de", "tenders");
  const [asked, inCzech] = [messagesOf("de", "questions"), messagesOf("cz", "questions")];
  const page = await open({ as: client });
  await screen.visit(page, "/de/account/create-tender/renovation/painting");
  await screen.fillTender(
    page,
    "Werkstatt streichen",
    "Bitte in hellem Grau, zwei Anstriche. Leiter ist vorhanden.",
  );
  const furnishing = page.getByRole("group", { name: asked("furnishing.label") });
  await screen.button(furnishing, asked("furnishing.choices.empty")).click();
  await screen.button(page, t("create.post")).click();
  await screen.link(page, t("posted.view")).click();
  await expect(
    page.getByRole("definition").filter({ hasText: asked("paintSurfaces.choices.walls") }),
  ).toBeVisible();

  const bee = await open({ as: pro });
  await screen.visit(bee, new URL(page.url()).pathname.replace("/de/", "/cz/"));
  await expect(bee.getByRole("term").filter({ hasText: inCzech("furnishing.fact") })).toBeVisible();
  await expect(
    bee.getByRole("definition").filter({ hasText: inCzech("furnishing.choices.empty") }),
  ).toBeVisible();

  await screen.visit(bee, "/cz/account/tenders?reach=everywhere");
  await screen.search(bee, `Werkstatt ${inCzech("paintSurfaces.choices.walls")}`);
  await expect(screen.titles(bee)).toHaveText(["Werkstatt streichen"]);
});
