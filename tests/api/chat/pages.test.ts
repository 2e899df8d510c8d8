import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { GET as list } from "@/app/api/conversations/route";
import { GET as ownUser } from "@/app/api/auth/user/route";
import { GET } from "@/app/api/tenders/[tenderId]/messages/route";
import { conversationListView, type ConversationView } from "@/lib/chat/schema";
import { postSystemMessage } from "@/lib/chat/service/post-system-message";
import { transact } from "@/lib/platform/server/work/transact";
import { ownUser as ownUserShape } from "@/lib/shared/own-user";
import { call, read, type TestRequest } from "@/tests/support/call";
import { countQueries } from "@/tests/support/count-queries";
import { aClient, anOffer, aPro, aTender, type TestUser } from "@/tests/support/factories";
import { addMessages } from "./long-conversation";
import { aConversation, markRead, pageOf, send, type Conversation } from "./conversation";

const seqs = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe("a long conversation", () => {
  let conversation: Conversation;
  const LAST = 250;
  beforeAll(async () => {
    conversation = await aConversation();
    await addMessages(conversation, LAST - 1);
  });

  it("opens at its end, oldest of the page first", async () => {
    const page = await pageOf(conversation, conversation.pro);

    expect(page.items.map(({ seq }) => seq)).toEqual(seqs(151, LAST));
    expect(page).toMatchObject({ hasMore: true, lastSeq: LAST, lastReadSeq: 0, partnerReadSeq: 0 });
  });

  it.each<[string, object, number[], boolean]>([
    ["older ones", { beforeSeq: 151 }, seqs(51, 150), true],
    ["the oldest", { beforeSeq: 51 }, seqs(1, 50), false],
    ["nothing before the first", { beforeSeq: 1 }, [], false],
    ["what came since", { afterSeq: 240 }, seqs(241, LAST), false],
    ["a hundred of what came since", { afterSeq: 20 }, seqs(21, 120), true],
    ["all from the beginning, in steps", { afterSeq: 0, take: 10 }, seqs(1, 10), true],
    ["nothing after the last", { afterSeq: LAST }, [], false],
    ["nothing after what is not there yet", { afterSeq: 9_000_000_000 }, [], false],
    ["the newest before what is not there yet", { beforeSeq: 9_000_000_000, take: 2 }, [249, LAST], true],
    ["the last one", { take: 1 }, [LAST], true],
  ])("gives %s", async (_, query, expected, hasMore) => {
    const page = await pageOf(conversation, conversation.client, query as TestRequest["query"]);

    expect(page.items.map(({ seq }) => seq)).toEqual(expected);
    expect(page).toMatchObject({ hasMore, lastSeq: LAST });
  });

  it("is whole however it is paged, forwards and backwards", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 20, max: 100 }), fc.boolean(), async (take, isForward) => {
        const seen: number[] = [];
        for (;;) {
          const edge = isForward ? { afterSeq: seen.at(-1) ?? 0 } : { beforeSeq: seen[0] ?? LAST + 1 };
          const { items, hasMore } = await pageOf(conversation, conversation.pro, { ...edge, take });
          const page = items.map(({ seq }) => seq);
          if (isForward) seen.push(...page);
          else seen.unshift(...page);
          if (!hasMore) break;
        }
        expect(seen).toEqual(seqs(1, LAST));
      }),
      { numRuns: 8 },
    );
  });

  it.each<[string, object]>([
    ["both ends at once", { beforeSeq: 5, afterSeq: 1 }],
    ["more than a hundred", { take: 101 }],
    ["none", { take: 0 }],
    ["numbers that are none", { afterSeq: "x" }],
    ["half a message", { beforeSeq: 1.5 }],
    ["what was before the first", { beforeSeq: 0 }],
  ])("is not given for %s", async (_, query) => {
    const request = { as: conversation.pro, params: { tenderId: conversation.tenderId }, query };
    expect((await call(GET, request as TestRequest)).status).toBe(422);
  });

  it("asks the database at most three times for a page, session included", async () => {
    await pageOf(conversation, conversation.pro);
    const { queries } = await countQueries(() => pageOf(conversation, conversation.pro));
    expect(queries).toBeLessThanOrEqual(3);
  });
});

describe("read marks", () => {
  const marksOf = async (conversation: Conversation) => {
    const { lastReadSeq, partnerReadSeq } = await pageOf(conversation, conversation.client);
    return [lastReadSeq, partnerReadSeq];
  };

  it("move forward only, and never past the newest message", async () => {
    const conversation = await aConversation();
    for (const text of ["One", "Two", "Three"]) await send(conversation, conversation.pro, text);

    for (const [seq, expected] of [
      [3, 3],
      [2, 3],
      [0, 3],
      [4, 4],
      [3, 4],
      [9_000_000_000, 4],
    ] as const) {
      expect((await markRead(conversation, conversation.client, seq)).status).toBe(204);
      expect(await marksOf(conversation)).toEqual([expected, 0]);
    }
    for (const seq of [-1, 1.5])
      expect((await markRead(conversation, conversation.client, seq)).status).toBe(422);
  });

  it("stand at the furthest of many devices that report at once", async () => {
    const conversation = await aConversation();
    for (const text of ["One", "Two", "Three"]) await send(conversation, conversation.pro, text);

    await Promise.all([2, 4, 1, 3, 2, 4, 1].map((seq) => markRead(conversation, conversation.client, seq)));

    expect(await marksOf(conversation)).toEqual([4, 0]);
  });

  it("follow an own message only for whoever had read what stood before it", async () => {
    const conversation = await aConversation();
    await markRead(conversation, conversation.client, 1);

    await send(conversation, conversation.client, "Hello");
    expect(await marksOf(conversation)).toEqual([2, 0]);
    await send(conversation, conversation.pro, "Hi");
    await send(conversation, conversation.client, "Sent before I saw your answer");
    expect(await marksOf(conversation)).toEqual([2, 0]);
  });
});

describe("the list of conversations", () => {
  const listOf = async (as: TestUser, query: TestRequest["query"] = {}) =>
    read(conversationListView, await call(list, { as, query }));
  const idsOf = ({ items }: { items: ConversationView[] }) => items.map(({ proId }) => proId);

  /** A client with two tenders, and three PROs who have sent offers on them. */
  async function aMarket() {
    const client = await aClient({ firstName: "Petra", lastName: "Nová" });
    const [hall, roof] = [
      await aTender({ client, title: "Paint the hall" }),
      await aTender({ client, title: "Mend the roof" }),
    ];
    const [anna, bela, cyril] = [
      await aPro({ firstName: "Anna", lastName: "Groß" }),
      await aPro({
        isBusiness: true,
        businessName: "Béla & Sons",
        businessAddress: "Fő utca 1, 1011 Budapest",
        vatId: "HU12345678",
      }),
      await aPro({ firstName: "Cyril", lastName: "Malý" }),
    ];
    await anOffer({ tender: hall, pro: anna });
    await anOffer({ tender: hall, pro: bela });
    await anOffer({ tender: roof, pro: cyril, offer: { priceMinor: 74_000 } });
    const conversationWith = (pro: TestUser): Conversation => ({
      client,
      pro,
      tenderId: pro === cyril ? roof.id : hall.id,
    });
    return { client, hall, roof, anna, bela, cyril, talkWith: conversationWith };
  }

  it("has whatever moved last on top, with its last words, the offer and what is unread", async () => {
    const { client, hall, roof, anna, bela, cyril, talkWith: conversationWith } = await aMarket();
    await send(conversationWith(anna), client, "Hello");
    await send(conversationWith(cyril), cyril, "One");
    const last = await send(conversationWith(cyril), cyril, "Two");
    await markRead(conversationWith(cyril), client, 2);

    const answer = await listOf(client);

    expect(answer).toMatchObject({ total: 3, totalIsCapped: false, page: 1, take: 20 });
    expect(idsOf(answer)).toEqual([cyril.id, anna.id, bela.id]);
    expect(answer.items[0]).toMatchObject({
      tenderId: roof.id,
      tenderTitle: "Mend the roof",
      tenderStatus: "NEW",
      lastSeq: 3,
      lastReadSeq: 2,
      partnerReadSeq: 0,
      unread: 1,
      offer: { totalMinor: 74_000, isEstimate: false, status: "ACTIVE" },
      lastMessage: last,
      lastMessageAt: last.createdAt,
      partner: { id: cyril.id, role: "PRO", name: "Cyril Malý", isOnline: false },
    });
    expect(answer.items[2]).toMatchObject({ unread: 0, lastMessage: { systemCode: "OFFER_SENT" } });
    expect(idsOf(await listOf(client, { sortDirection: "ASC" }))).toEqual([bela.id, anna.id, cyril.id]);
    expect(idsOf(await listOf(client, { tenderId: hall.id }))).toEqual([anna.id, bela.id]);
    expect(await listOf(await aClient(), { tenderId: hall.id })).toMatchObject({ items: [], total: 0 });
    expect(await listOf(anna)).toMatchObject({
      items: [{ partner: { id: client.id }, unread: 1 }],
      total: 1,
    });
  });

  it.each<[string, (market: Awaited<ReturnType<typeof aMarket>>) => string[]]>([
    ["HALL", ({ bela, anna }) => [bela.id, anna.id]],
    ["gross", ({ anna }) => [anna.id]],
    ["bela &", ({ bela }) => [bela.id]],
    ["mal", ({ cyril }) => [cyril.id]],
    ["nothing of it", () => []],
    ["%", () => []],
    ["'", () => []],
  ])("finds titles and names: %s", async (search, expected) => {
    const market = await aMarket();
    expect(idsOf(await listOf(market.client, { search }))).toEqual(expected(market));
  });

  it("does not find a client by the name that is still hidden", async () => {
    const { client, anna } = await aMarket();

    expect((await listOf(anna, { search: "nova" })).total).toBe(0);
    expect((await listOf(anna, { search: "petra n" })).items).toMatchObject([{ partner: { id: client.id } }]);
  });

  it("counts what is unread as the badge does: only words of others", async () => {
    const { client, anna, bela, talkWith: conversationWith } = await aMarket();
    await send(conversationWith(anna), anna, "One");
    await send(conversationWith(anna), client, "Mine");
    await send(conversationWith(anna), anna, "Two");
    await send(conversationWith(bela), bela, "Three");

    const { items } = await listOf(client);
    const { unread } = read(ownUserShape, await call(ownUser, { as: client }));

    expect(items.reduce((sum, each) => sum + each.unread, 0)).toBe(3);
    expect(unread.messages).toBe(3);
  });

  it("comes in pages of twenty and asks the database at most three times, session included", async () => {
    const pro = await aPro();
    for (let number = 0; number < 22; number++) {
      const { id: tenderId } = await aTender();
      await transact((work) => postSystemMessage(work, { tenderId, proId: pro.id, code: "OFFER_SENT" }));
    }

    const [first, second] = [await listOf(pro), await listOf(pro, { page: 2 })];
    const { queries } = await countQueries(() => listOf(pro));

    expect([first.items.length, second.items.length, first.total]).toEqual([20, 2, 22]);
    expect(new Set([...first.items, ...second.items].map(({ tenderId }) => tenderId)).size).toBe(22);
    expect(queries).toBeLessThanOrEqual(3);
    expect((await listOf(pro, { page: 3 })).items).toEqual([]);
  });
});
