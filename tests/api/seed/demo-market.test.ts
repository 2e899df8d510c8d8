import { beforeAll, describe, expect, it } from "vitest";
import { POST as signIn } from "@/app/api/auth/sign-in/route";
import { GET as listConversations } from "@/app/api/conversations/route";
import { GET as listTenders } from "@/app/api/tenders/route";
import { GET as listOwnTenders } from "@/app/api/tenders/created-by-me/route";
import { subcategoryIdOf } from "@/lib/categories/service";
import { conversationListView } from "@/lib/chat/schema";
import { OFFER_LIMITS } from "@/lib/offers/constants";
import { db } from "@/lib/platform/server/database/db";
import { storage } from "@/lib/platform/server/storage/storage";
import { DEMO_PASSWORD } from "@/lib/shared/config";
import { priceGuideOf } from "@/lib/price-guides/service";
import { PLANS } from "@/lib/subscriptions/constants";
import { TENDER_LIMITS } from "@/lib/tenders/constants";
import { contentIssues, dateIssues } from "@/lib/tenders/schema/rules";
import { buildMarket, TENDERS } from "@/prisma/seed/build/market";
import { userIdOf } from "@/prisma/seed/build/rows";
import { fillDemoMarket } from "@/prisma/seed/fill";
import { call, read } from "@/tests/support/call";

const COUNTED = [
  "users",
  "files",
  "tenders",
  "tender_views",
  "offers",
  "offer_files",
  "messages",
  "notifications",
  "reviews",
  "review_photos",
  "favourites",
  "offer_allowances",
];

/** How many rows each table has, and a checksum of its content. */
async function fingerprint(): Promise<string[]> {
  const sums: string[] = [];
  for (const table of COUNTED) {
    const [row] = await db.$queryRawUnsafe<{ sum: string }[]>(
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, '' ORDER BY t::text)), '') AS sum FROM ${table} t`,
    );
    sums.push(`${table} ${row?.sum}`);
  }
  return sums;
}

beforeAll(async () => {
  await fillDemoMarket();
}, 90_000);

describe("the demo market", () => {
  it("changes nothing when it is filled again", async () => {
    const before = await fingerprint();
    expect(await fillDemoMarket(new Date(Date.now() + 3_600_000))).toBe("The demo market was there before.");
    expect(await fingerprint()).toEqual(before);
  });

  it("knows what a service usually costs", async () => {
    const guide = await priceGuideOf(subcategoryIdOf("minor-repairs"), "AT");
    expect(guide?.tenders).toBeGreaterThanOrEqual(8);
    expect(guide?.lowMinor).toBeLessThan(guide?.highMinor ?? 0);
  });

  it("brings back pictures that the folder has lost", async () => {
    const [file] = await db.file.findMany({
      where: { attachedTo: "TENDER" },
      select: { publicId: true, size: true },
      take: 1,
    });
    await storage().remove(file?.publicId ?? "");
    expect(await fillDemoMarket()).toContain("1 pictures");
    expect(await storage().maybeSize(file?.publicId ?? "")).toBe(file?.size);
  });

  it.each(["client", "pro", "admin"])("lets %s@demo.local in", async (name) => {
    const answer = await call(signIn, { body: { email: `${name}@demo.local`, password: DEMO_PASSWORD } });
    expect(answer.status).toBe(200);
  });

  it("covers every category, all statuses, five languages and five countries", async () => {
    const tenders = await db.tender.findMany({
      select: {
        status: true,
        contentLang: true,
        country: true,
        subcategory: { select: { categoryId: true } },
      },
    });
    const differentOf = (values: unknown[]) => new Set(values.filter(Boolean)).size;
    expect(tenders.length).toBeGreaterThanOrEqual(150);
    expect(differentOf(tenders.map((tender) => tender.subcategory.categoryId))).toBe(12);
    expect(differentOf(tenders.map((tender) => tender.status))).toBe(4);
    expect(differentOf(tenders.map((tender) => tender.contentLang))).toBe(5);
    expect(differentOf(tenders.map((tender) => tender.country))).toBe(5);
  });

  it("fills the public pages: forty BEEs, prices in five countries, towns with pages of their own", async () => {
    const bees = await db.directoryEntry.groupBy({ by: ["userId"] });
    expect(bees.length).toBeGreaterThanOrEqual(40);
    const guides = await db.priceGuide.findMany({ select: { country: true } });
    expect(new Set(guides.map(({ country }) => country))).toEqual(new Set(["AT", "DE", "CZ", "HU", "SK"]));
    const [graz] = await db.servicePlace.findMany({
      where: { slug: "graz", subcategoryId: subcategoryIdOf("painting") },
    });
    expect(graz?.bees).toBeGreaterThanOrEqual(5);
  });

  it("has a recurring job that waits for offers, an offer with a picture, and reviews with photos and a note", async () => {
    expect(await db.tender.count({ where: { status: "NEW", repeats: { not: "NONE" } } })).toBeGreaterThan(0);
    const [file] = await db.offerFile.findMany({ select: { file: { select: { publicId: true } } } });
    expect(await storage().maybeSize(file?.file.publicId ?? "")).toBeGreaterThan(0);
    expect(await db.review.count({ where: { photos: { some: {} }, publishedAt: { not: null } } })).toBe(2);
    expect(await db.review.count({ where: { privateNote: { not: null } } })).toBe(1);
  });

  it("has a visit that waits for an answer, and an agreed day that is ahead, both said in the chat", async () => {
    const rows = await db.appointment.findMany({ select: { id: true, status: true, overAt: true } });
    expect(rows.map(({ status }) => status).toSorted()).toEqual(["CONFIRMED", "PROPOSED"]);
    expect(rows.every(({ overAt }) => overAt > new Date())).toBe(true);
    for (const { id } of rows)
      expect(
        await db.message.count({ where: { params: { path: ["appointmentId"], equals: id } } }),
      ).toBeGreaterThan(0);
  });

  it("has a dispute in mediation, of which both sides have spoken", async () => {
    const [dispute] = await db.dispute.findMany({ select: { status: true, answer: true } });
    expect(dispute).toMatchObject({ status: "MEDIATION", answer: expect.any(String) });
  });

  it("keeps every rule that the forms keep", () => {
    const now = new Date();
    const day = (date: Date | string | null | undefined) =>
      date ? new Date(date).toISOString().slice(0, 10) : null;
    const rows = buildMarket(now);
    for (const tender of rows.tenders) {
      const {
        title,
        description,
        isRemote = false,
        country,
        city,
        dateType = "FLEXIBLE",
        budgetType = "OPEN",
      } = tender;
      expect(title.length).toBeLessThanOrEqual(TENDER_LIMITS.title.max);
      expect(description.length).toBeGreaterThanOrEqual(TENDER_LIMITS.description.min);
      const content = {
        isRemote,
        dateType,
        budgetType,
        address: country && city ? { country, city } : null,
        startDate: day(tender.startDate),
        endDate: day(tender.endDate),
        budgetMinMinor: tender.budgetMinMinor ?? null,
        budgetMaxMinor: tender.budgetMaxMinor ?? null,
      };
      expect([title, contentIssues(content)]).toEqual([title, []]);
      expect([title, dateIssues(content, new Date(tender.createdAt ?? now))]).toEqual([title, []]);
    }
    for (const offer of rows.offers) {
      expect(offer.message.length).toBeGreaterThanOrEqual(OFFER_LIMITS.message.min);
      expect(new Date(offer.createdAt ?? 0) < now).toBe(true);
    }
    expect(rows.messages.every(({ createdAt }) => new Date(createdAt ?? 0) <= now)).toBe(true);
    expect(rows.reviews.every(({ createdAt }) => new Date(createdAt ?? 0) <= now)).toBe(true);
  });

  it("counts what it repeats as the services do", async () => {
    const wrong = await db.$queryRaw<unknown[]>`
      SELECT t.id FROM tenders t WHERE t.offer_count <> (
        SELECT count(*) FROM offers o WHERE o.tender_id = t.id AND o.status IN ('ACTIVE', 'ACCEPTED'))
      UNION ALL SELECT u.id FROM users u WHERE (u.rating_count, round(u.rating_average::numeric, 6)) IS DISTINCT FROM (
        SELECT (count(*)::int, round(coalesce(avg(r.rating), 0), 6)) FROM reviews r
        WHERE r.recipient_id = u.id AND r.published_at IS NOT NULL)
      UNION ALL SELECT u.id FROM users u WHERE u.completed_count <> (SELECT count(*) FROM tenders t
        WHERE t.status = 'COMPLETED' AND u.id IN (t.creator_id, t.recipient_id))
      UNION ALL SELECT c.id FROM conversations c WHERE (c.last_seq, c.last_message_at) IS DISTINCT FROM (
        SELECT (max(m.seq), max(m.created_at)) FROM messages m WHERE m.conversation_id = c.id)
      UNION ALL SELECT o.id FROM offers o JOIN tenders t ON t.id = o.tender_id
        WHERE o.status = 'ACTIVE' AND t.status <> 'NEW' OR o.created_at < t.created_at`;
    expect(wrong).toEqual([]);
  });

  it("stays within every plan", async () => {
    for (const plan of PLANS) {
      const subcategories = await db.userSubcategory.groupBy({
        by: ["userId"],
        where: {
          user: { subscriptions: plan.payable ? { some: { plan: { slug: plan.slug } } } : { none: {} } },
        },
        _count: true,
      });
      for (const { _count } of subcategories) expect(_count).toBeLessThanOrEqual(plan.maxSubcategories);
    }
    expect(await db.offerAllowance.count({ where: { used: { gt: 0 } } })).toBeGreaterThan(3);
  });
});

describe("the fixed accounts", () => {
  it.each(["all", "applied", "accepted", "completed", "most-relevant"])(
    "shows pro@demo.local something under %s",
    async (tab) => {
      const answer = await call<{ total: number }>(listTenders, {
        as: { id: userIdOf("tomas") },
        query: { tab },
      });
      expect(answer.body.total).toBeGreaterThan(1);
    },
  );

  it.each(["all", "applied", "accepted", "completed"])(
    "shows client@demo.local something under %s",
    async (tab) => {
      const answer = await call<{ total: number }>(listOwnTenders, {
        as: { id: userIdOf("nora") },
        query: { tab },
      });
      expect(answer.body.total).toBeGreaterThan(0);
    },
  );

  it("have something to do: new offers, unread words, feedback to leave", async () => {
    for (const key of ["nora", "tomas"] as const) {
      const userId = userIdOf(key);
      expect(await db.notification.count({ where: { userId, readAt: null } })).toBeGreaterThan(0);
      const [unread] = await db.$queryRaw<{ count: number }[]>`
        SELECT count(*)::int FROM conversation_participants p JOIN messages m
          ON m.conversation_id = p.conversation_id AND m.seq > p.last_read_seq AND m.sender_id <> p.user_id
        WHERE p.user_id = ${userId}::uuid`;
      expect(unread?.count).toBeGreaterThan(0);
    }
    expect(TENDERS.filter(({ client }) => client === "nora").length).toBeGreaterThan(6);
  });

  it("have talked: lively, once for so long that it scrolls, and notified of what is unread", async () => {
    for (const email of ["client@demo.local", "pro@demo.local"]) {
      const as = await db.user.findUniqueOrThrow({ where: { email }, select: { id: true } });
      const { items } = read(conversationListView, await call(listConversations, { as }));
      expect(Math.max(...items.map(({ lastSeq }) => lastSeq))).toBeGreaterThan(30);
      const unread = items.filter((each) => each.unread > 0);
      expect(unread.length).toBeGreaterThan(0);
      const notified = await db.notification.count({
        where: { userId: as.id, type: "NEW_MESSAGE", readAt: null },
      });
      expect(notified).toBe(unread.length);
    }
  });
});
