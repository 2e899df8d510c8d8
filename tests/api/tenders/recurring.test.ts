import { expect, it } from "vitest";
import { GET as conversations } from "@/app/api/conversations/route";
import { GET as notifications } from "@/app/api/notifications/route";
import { PATCH as accept } from "@/app/api/offers/[offerId]/accept/route";
import { GET as latest } from "@/app/api/tenders/latest/route";
import { PATCH as edit, GET as one } from "@/app/api/tenders/[tenderId]/route";
import { GET as overview } from "@/app/api/tenders/overview/route";
import { POST as post } from "@/app/api/tenders/route";
import { subcategoryIdOf } from "@/lib/categories/service";
import type { ConversationView } from "@/lib/chat/schema";
import type { NotificationList } from "@/lib/notifications/schema";
import type { ListAnswer } from "@/lib/shared/list-query";
import type { TenderOverview } from "@/lib/agreements/schema/overview";
import type { TenderView } from "@/lib/agreements/schema/tender-view";
import type { LatestTender } from "@/lib/tenders/schema/view";
import { call } from "@/tests/support/call";
import { aClient, anOffer, aPro, VIENNA, type TestUser } from "@/tests/support/factories";

const aJob = (client: TestUser, changes: object = {}) =>
  call<TenderView>(post, {
    as: client,
    body: {
      title: "Clean our flat",
      description: "Three rooms, kitchen and bathroom, about eighty square metres.",
      subcategoryId: subcategoryIdOf("home-cleaning"),
      isRemote: false,
      address: VIENNA,
      dateType: "FLEXIBLE",
      budgetType: "FIXED",
      budgetMinMinor: 9_000,
      ...changes,
    },
  });

it("is posted once unless the client says how often", async () => {
  const client = await aClient();
  expect((await aJob(client)).body.repeats).toBe("NONE");
  expect((await aJob(client, { repeats: "DAILY" })).status).toBe(422);
});

it("has prices per visit wherever they are said", async () => {
  const [client, pro] = [await aClient(), await aPro()];
  const { body: tender } = await aJob(client, { repeats: "BIWEEKLY" });
  expect(tender).toMatchObject({ repeats: "BIWEEKLY", status: "NEW" });
  const newest = (await call<{ items: LatestTender[] }>(latest)).body.items;
  expect(newest.find(({ id }) => id === tender.id)).toMatchObject({ repeats: "BIWEEKLY" });

  const offer = await anOffer({ tender, pro, offer: { priceMinor: 8_000 } });
  expect(offer).toMatchObject({ totalMinor: 8_000, repeats: "BIWEEKLY" });
  const [told] = (await call<NotificationList>(notifications, { as: client })).body.items;
  expect(told).toMatchObject({ type: "NEW_OFFER", params: { priceMinor: 8_000, perVisit: true } });
  const [talk] = (await call<ListAnswer<ConversationView>>(conversations, { as: client })).body.items;
  expect(talk?.offer).toMatchObject({ totalMinor: 8_000, perVisit: true });
  expect(talk?.lastMessage?.params).toMatchObject({ perVisit: true });

  const answer = await call(accept, {
    as: client,
    params: { offerId: offer.id },
    body: { version: offer.version },
  });
  expect(answer.status).toBe(200);
  const [won] = (await call<NotificationList>(notifications, { as: pro })).body.items;
  expect(won).toMatchObject({ type: "ACCEPT_OFFER", params: { priceMinor: 8_000, perVisit: true } });
  const running = (await call<{ running: object[] }>(overview, { as: client })).body.running;
  expect(running).toMatchObject([{ agreedPriceMinor: 8_000, repeats: "BIWEEKLY" }]);
});

it("says how often on the account home in the language of the page, not of the account", async () => {
  const client = await aClient();
  await aJob(client, { answers: { areaM2: 80, rhythm: "severalWeekly" } });
  const home = async (lang: string) => {
    const headers = { "Content-Language": lang };
    const { body } = await call<TenderOverview>(overview, { as: client, headers });
    return body.open[0]?.answers.find(({ key }) => key === "rhythm")?.text;
  };
  expect(await home("en")).toBe("Three or four times a week");
  expect(await home("de")).toBe("Drei- bis viermal pro Woche");
});

it("keeps how often once there are offers, because their prices would mean something else", async () => {
  const client = await aClient();
  const { body: tender } = await aJob(client);
  const params = { tenderId: tender.id };
  const weekly = { version: 1, repeats: "WEEKLY" };
  expect((await call(edit, { as: client, params, body: weekly })).body).toMatchObject({ repeats: "WEEKLY" });
  await anOffer({ tender });
  const { version } = (await call<TenderView>(one, { as: client, params })).body;
  const change = { version, repeats: "MONTHLY" };
  expect(await call(edit, { as: client, params, body: change })).toMatchObject({
    status: 409,
    body: { code: "repeats_fixed" },
  });
  const kept = { version, title: "Clean our flat and the stairs" };
  expect((await call(edit, { as: client, params, body: kept })).body).toMatchObject({ repeats: "WEEKLY" });
});
