import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { aPro } from "@/tests/support/factories";
import { buy, fake, openShop } from "./stripe-shop";

openShop();

it("keeps no buyer waiting for a provider that is slow at each question, and sells once", async () => {
  const pro = await aPro();
  const card = fake.card("pays");
  fake.wire.trouble = async () => {
    await sleep(5_000);
    return undefined;
  };
  expect(await buy(pro, card)).toMatchObject({ status: 503, body: { code: "payments_unavailable" } });
  fake.wire.trouble = () => undefined;

  expect(await buy(pro, card)).toMatchObject({ status: 409, body: { code: "plan_is_current" } });
  expect(fake.subscriptionsOf(pro.id)).toMatchObject([{ status: "active" }]);
}, 40_000);
