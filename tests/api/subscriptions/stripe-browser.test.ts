import { beforeEach, describe, expect, it } from "vitest";
import { jobs } from "@/lib/subscriptions/jobs";
import { aPro } from "@/tests/support/factories";
import { offerControls, deliverTo } from "@/tests/support/fake-stripe/controls";
import { PUBLISHABLE_KEY } from "@/tests/support/fake-stripe/fake-stripe";
import { runJobs } from "@/tests/support/run-jobs";
import { bought, buy, deliver, deliverAll, fake, openShop, ownOf, standard } from "./stripe-shop";

openShop();

type Answer = { id?: string; status?: string; error?: { type: string; code?: string } };

/** The requests of Stripe's script in the browser. */
async function ask(method: string, path: string, form: Record<string, string> = {}) {
  const headers = { authorization: `Bearer ${PUBLISHABLE_KEY}` };
  const body = method === "POST" ? new URLSearchParams(form) : undefined;
  const response = await fetch(`${fake.url}${path}`, { method, headers, body });
  return { status: response.status, body: (await response.json()) as Answer };
}

const newCard = (number: string) =>
  ask("POST", "/v1/payment_methods", { type: "card", "card[number]": number, "card[cvc]": "123" });

describe("a browser with the publishable key", () => {
  it("makes a card and confirms its payment", async () => {
    const pro = await aPro();
    const card = await newCard("4000 0027 6000 3184");
    const { body } = await bought(pro, card.body.id);
    expect(body.step).toBe("confirm");
    const [intentId = ""] = body.clientSecret?.split("_secret_") ?? [];

    const path = `/v1/payment_intents/${intentId}/confirm`;
    expect((await ask("POST", path, { client_secret: `${intentId}_secret_guessed` })).status).toBe(400);
    const confirmed = await ask("POST", path, { client_secret: body.clientSecret ?? "" });

    expect(confirmed).toMatchObject({ status: 200, body: { status: "succeeded" } });
    await deliverAll();
    expect((await ownOf(pro)).current?.status).toBe("ACTIVE");
  });

  it("learns of a card that does not exist, and of one that is refused when it is kept", async () => {
    expect(await newCard("1234")).toMatchObject({
      status: 402,
      body: { error: { code: "incorrect_number" } },
    });
    const card = await newCard("4000 0000 0000 0002");
    expect((await buy(await aPro(), card.body.id ?? "")).body.code).toBe("card_declined");
  });

  it("sees nothing else", async () => {
    for (const path of ["/v1/customers/cus_1", "/v1/subscriptions", "/v1/invoices"])
      expect((await ask("GET", path)).status).toBe(401);
    expect((await ask("POST", "/v1/subscriptions", { customer: "cus_1" })).status).toBe(401);
  });
});

describe("another process", () => {
  beforeEach(() => offerControls(fake));
  const control = async (name: string, body: object) => {
    const response = await fetch(`${fake.url}/__control/${name}`, {
      method: "POST",
      body: JSON.stringify(body),
    });
    return (await response.json()) as Answer;
  };

  it("plays the bank, turns the card and moves the clock", async () => {
    const pro = await aPro();
    const { id: card = "" } = await control("card", { behaviour: "asks" });
    const { body, providerId } = await bought(pro, card, standard);
    await control("bank", { clientSecret: body.clientSecret, approve: true });
    expect(await control("subscription", { id: providerId })).toMatchObject({ status: "active" });

    await control("turn", { paymentMethod: card, behaviour: "refuses" });
    await control("clock", { days: 32 });

    expect(await control("subscription", { id: providerId })).toMatchObject({ status: "past_due" });
  });

  it("receives webhook events at once", async () => {
    const deliveries: Promise<unknown>[] = [];
    const realFetch = globalThis.fetch;
    globalThis.fetch = (_, init) => {
      const headers = new Headers(init?.headers);
      const delivered = deliver({
        body: init?.body as string,
        signature: headers.get("stripe-signature") ?? "",
      });
      deliveries.push(delivered);
      return delivered.then(() => new Response());
    };
    deliverTo(fake, "http://localhost:1/webhook");
    const pro = await aPro();
    await bought(pro);
    await expect.poll(() => deliveries.length).toBe(fake.world.events.length);
    globalThis.fetch = realFetch;
    fake.onEvent(() => undefined);
    await Promise.all(deliveries);
    await runJobs(jobs);

    expect((await ownOf(pro)).current?.status).toBe("ACTIVE");
  });
});
