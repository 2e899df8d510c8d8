import { expect, it } from "vitest";
import { GET as latest } from "@/app/api/tenders/latest/route";
import { PATCH as change } from "@/app/api/users/[id]/route";
import { singletons } from "@/lib/platform/server/config/singletons";
import { rememberWrite } from "@/lib/platform/server/database/replicas";
import { accessTokenOf, call } from "@/tests/support/call";
import { countQueries } from "@/tests/support/count-queries";
import { aClient } from "@/tests/support/factories";

it("opens nothing and asks nothing more while no replica is configured", async () => {
  const client = await aClient();
  await accessTokenOf(client);

  expect((await call(latest)).status).toBe(200);
  const body = { firstName: "Nóra" };
  expect((await call(change, { as: client, params: { id: client.id }, body })).status).toBe(200);
  expect((await countQueries(() => rememberWrite([client.id]))).queries).toBe(0);

  expect(singletons.replicas).toBeUndefined();
});
