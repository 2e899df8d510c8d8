import { ClientRequest } from "node:http";
import { describe, expect, it, vi } from "vitest";
import { GET as invoices } from "@/app/api/users/subscriptions/invoices/route";
import { db } from "@/lib/platform/server/database/db";
import { call } from "@/tests/support/call";
import { aPro } from "@/tests/support/factories";
import type { Trouble } from "@/tests/support/fake-stripe/wire";
import {
  atProvider,
  bought,
  buy,
  cancel,
  change,
  deliverAll,
  fake,
  openShop,
  ownOf,
  premium,
  preview,
  replaceCard,
  standard,
} from "./stripe-shop";

openShop();

const rowsOf = ({ id }: { id: string }) => db.userSubscription.count({ where: { userId: id } });

/** The first request of this kind fails; the ones after it succeed. */
function trouble(method: string, path: RegExp, kind: Trouble): void {
  let isOver = false;
  fake.wire.trouble = (requestsst) => {
    if (isOver || requestsst.method !== method || !path.test(requestsst.path)) return undefined;
    isOver = true;
    return kind;
  };
}

describe("what nobody gets from Stripe through us", () => {
  it("is one's own plan again, or a second plan beside it", async () => {
    const pro = await aPro();
    const { id } = await bought(pro);

    expect((await buy(pro, fake.card("pays"))).body.code).toBe("plan_is_current");
    expect((await buy(pro, fake.card("pays"), premium)).body.code).toBe("subscription_exists");
    expect((await change(pro, id, standard)).body.code).toBe("plan_is_current");
    expect((await preview(pro, id, standard)).body.code).toBe("plan_is_current");
    expect(fake.subscriptionsOf(pro.id)).toHaveLength(1);
  });

  it("is anything of somebody else's subscription", async () => {
    const [owner, rival] = [await aPro(), await aPro()];
    const { id, providerId } = await bought(owner);

    const answers = await Promise.all([
      atProvider(rival, providerId),
      change(rival, id, premium),
      preview(rival, id, premium),
      cancel(rival, id),
      replaceCard(rival, id, fake.card("pays")),
    ]);

    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [404, "subscription_not_found"]),
    );
    expect((await call<{ items: unknown[] }>(invoices, { as: rival })).body.items).toEqual([]);
    expect(fake.subscription(providerId)).toMatchObject({ status: "active", cancel_at_period_end: false });
  });

  it("is somebody else's card, or one that is not there", async () => {
    const [owner, rival] = [await aPro(), await aPro()];
    const card = fake.card("pays");
    await bought(owner, card);
    const { id } = await bought(rival);
    const stranger = await aPro();

    expect((await buy(stranger, card)).body.code).toBe("payment_method_not_found");
    expect((await buy(stranger, "pm_nobody_has")).body.code).toBe("payment_method_not_found");
    expect((await replaceCard(rival, id, card)).body.code).toBe("payment_method_not_found");
    expect(await rowsOf(stranger)).toBe(0);
  });

  it("is two subscriptions for a double click, the same call twice, or two tabs with two plans", async () => {
    for (const [second, key] of [
      [standard, undefined],
      [standard, "the-same-key"],
      [premium, undefined],
    ] as const) {
      const pro = await aPro();
      const card = fake.card("pays");

      const answers = await Promise.all([buy(pro, card, standard, key), buy(pro, card, second, key)]);

      expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
      expect(fake.subscriptionsOf(pro.id)).toHaveLength(1);
      expect(await rowsOf(pro)).toBe(1);
    }
  });

  it("is another card under the key of a call that was made before", async () => {
    const [pro, other] = [await aPro(), await aPro()];
    const refused = await buy(pro, fake.card("refuses"), standard, "one");
    expect(refused.body.step).toBe("new_method");
    await buy(pro, fake.card("refuses"), standard, "two");

    expect((await buy(pro, fake.card("pays"), standard, "two")).body.code).toBe("idempotency_key_reused");
    // Idempotency keys are per user: another user's equal key is another one.
    expect((await buy(other, fake.card("pays"), standard, "two")).status).toBe(200);
  });
});

describe("a Stripe that is away", () => {
  it.each([
    ["breaks", { status: 500 }],
    ["has too much to do", { status: 429 }],
    ["does not know our key", { status: 401 }],
  ] as const)("because it %s sells nothing for now, and nothing is half done", async (_, kind) => {
    const pro = await aPro();
    fake.wire.trouble = () => kind;
    const { status, body } = await buy(pro, "pm_any");
    expect([status, body.code]).toEqual([503, "payments_unavailable"]);
    expect(await rowsOf(pro)).toBe(0);

    fake.wire.trouble = () => undefined;
    expect((await bought(pro)).body.status).toBe("ACTIVE");
  });

  it("is waited for eight seconds, not thirty", async () => {
    const pro = await aPro();
    const { value } = Object.getOwnPropertyDescriptor(ClientRequest.prototype, "setTimeout") ?? {};
    const original = value as ClientRequest["setTimeout"];
    const requestsst: number[] = [];
    const spy = vi.spyOn(ClientRequest.prototype, "setTimeout").mockImplementation(function (
      this: ClientRequest,
      ms: number,
      onTimeout?: () => void,
    ) {
      requestsst.push(ms);
      return original.call(this, ms / 40, onTimeout);
    });
    fake.wire.trouble = () => "hangs";

    const { status, body } = await buy(pro, "pm_any");

    spy.mockRestore();
    expect([status, body.code]).toEqual([503, "payments_unavailable"]);
    // One request, not two: a user who pressed the button has an answer within eight seconds.
    expect(requestsst).toEqual([8000]);
    expect(await rowsOf(pro)).toBe(0);
  });

  it("because it is slow holds up four people at once and nobody else", async () => {
    const pros = await Promise.all(Array.from({ length: 5 }, () => aPro()));
    const cards = pros.map(() => fake.card("pays"));
    let goOn = (): void => undefined;
    const slow = new Promise<undefined>((done) => (goOn = () => done(undefined)));
    fake.wire.trouble = () => slow;
    const waiting = pros.slice(0, 4).map((pro, number) => buy(pro, cards[number]!));
    await expect.poll(() => fake.wire.requests.length).toBe(4);

    const late = await buy(pros[4]!, cards[4]!);

    expect([late.status, late.body.code]).toEqual([429, "too_many_requests"]);
    expect((await ownOf(pros[0]!)).plan.slug).toBe("free");
    goOn();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await buy(pros[4]!, cards[4]!)).status).toBe(200);
  });

  it("leaves what a PRO has as it is", async () => {
    const pro = await aPro();
    const { id, providerId } = await bought(pro);
    fake.wire.trouble = () => ({ status: 500 });

    const answers = await Promise.all([
      change(pro, id, premium),
      preview(pro, id, premium),
      cancel(pro, id),
      replaceCard(pro, id, "pm_any"),
      atProvider(pro, providerId),
    ]);

    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [503, "payments_unavailable"]),
    );
    expect(await ownOf(pro)).toMatchObject({
      current: { status: "ACTIVE", cancelAtPeriodEnd: false },
      offersLeft: 30,
    });
  });

  it("after it did everything is asked the same again by itself: one subscription, one payment", async () => {
    const pro = await aPro();
    trouble("POST", /^\/v1\/subscriptions$/, "loses the answer");

    expect((await bought(pro)).body.status).toBe("ACTIVE");

    expect(fake.subscriptionsOf(pro.id)).toHaveLength(1);
    expect(fake.world.invoices.all()).toHaveLength(1);
  });
});

describe("a crash between Stripe's subscription and our row", () => {
  const crash = () => trouble("GET", /^\/v1\/subscriptions\/sub_/, { status: 500 });

  it("is repaired by the webhook", async () => {
    const pro = await aPro();
    crash();
    expect((await buy(pro, fake.card("pays"))).status).toBe(503);
    expect(await rowsOf(pro)).toBe(0);
    expect(fake.subscriptionsOf(pro.id)).toHaveLength(1);

    await deliverAll();

    expect(await ownOf(pro)).toMatchObject({ current: { status: "ACTIVE" }, offersLeft: 30 });
    expect((await buy(pro, fake.card("pays"))).body.code).toBe("plan_is_current");
  });

  it("is found by the next try, which pays nothing again", async () => {
    const pro = await aPro();
    crash();
    await buy(pro, fake.card("pays"));

    const again = await bought(pro);

    expect(again.body).toMatchObject({ status: "ACTIVE", step: "none" });
    expect(fake.subscriptionsOf(pro.id)).toHaveLength(1);
    expect(fake.world.customers.all()).toHaveLength(1);
    await deliverAll();
    expect(await rowsOf(pro)).toBe(1);
  });

  it("is found by a try for another plan, which is refused and shows what there is", async () => {
    const pro = await aPro();
    crash();
    await buy(pro, fake.card("pays"));

    expect((await buy(pro, fake.card("pays"), premium)).body.code).toBe("subscription_exists");

    expect(await ownOf(pro)).toMatchObject({ current: { plan: { slug: "standard" } } });
    expect(fake.subscriptionsOf(pro.id)).toHaveLength(1);
  });
});
