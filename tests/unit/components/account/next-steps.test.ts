import { describe, expect, it } from "vitest";
import { nextSteps } from "@/components/account/next-steps";
import type { TenderOverview } from "@/lib/agreements/schema/overview";
import { anOverview, aTender } from "./an-overview";

const NOW = new Date("2026-11-21T09:00:00Z");
const TODAY = "2026-11-21";
const unread = { messages: 0 };
const CLIENT = { id: "client", role: "CLIENT", emailConfirmed: true, unread } as const;
const PRO = { id: "pro", role: "PRO", emailConfirmed: true, unread } as const;

const kinds = (...args: Parameters<typeof nextSteps>) => nextSteps(...args).map(({ kind }) => kind);

describe("what to do next", () => {
  it("begins with the address that is not confirmed yet", () => {
    const overview = anOverview({ open: [aTender({ offerCount: 2 })] });
    expect(kinds({ ...CLIENT, emailConfirmed: false }, overview, NOW, TODAY)).toEqual(["confirm", "offers"]);
  });

  it("leads each side of an open dispute to it, before all that can wait", () => {
    const dispute = {
      id: "d1",
      tenderId: "t9",
      title: "Paint the hall",
      name: "Tomáš",
      turn: "answer",
    } as const;
    const overview = anOverview({ disputes: [dispute], open: [aTender({ offerCount: 2 })] });
    const [first, second] = nextSteps(CLIENT, overview, NOW, TODAY);
    const { tenderId: _, ...facts } = dispute;
    expect(first).toEqual({ kind: "dispute", href: "/account/tenders/t9#dispute-d1", ...facts });
    expect(second?.kind).toBe("offers");

    const both = anOverview({ disputes: [dispute, { ...dispute, id: "d2" }] });
    const ways = nextSteps(CLIENT, both, NOW, TODAY).map((step) => "href" in step && step.href);
    expect(new Set(ways).size).toBe(2);
  });

  it("puts a price that a client proposes before all else that a BEE has to do", () => {
    const counter = {
      tenderId: "t8",
      title: "Paint the hall",
      name: "Nora B.",
      totalMinor: 72_000,
      isEstimate: false,
    };
    const overview = anOverview({ counters: [counter], profileToDo: "photo", profileDone: 2 });
    const [first, second] = nextSteps(PRO, overview, NOW, TODAY);
    const { tenderId: _, ...facts } = counter;
    expect(first).toEqual({ kind: "counter", href: "/account/tenders/t8", ...facts });
    expect(second?.kind).toBe("profile");
  });

  it("shows unread messages before everything that can wait", () => {
    const overview = anOverview({ open: [aTender({ offerCount: 2 })] });
    const [first, second] = nextSteps({ ...CLIENT, unread: { messages: 3 } }, overview, NOW, TODAY);
    expect(first).toEqual({ kind: "messages", href: "/account/messages", count: 3, newest: null });
    expect(second?.kind).toBe("offers");
  });

  it("leads to the conversation that is quoted, which a client finds by its BEE", () => {
    const newest = { name: "Tomáš", text: "Tomorrow?", tenderId: "t7", proId: "pro" };
    const overview = anOverview({ unreadMessage: newest });
    const hrefFor = (viewer: typeof CLIENT | typeof PRO) => {
      const [first] = nextSteps({ ...viewer, unread: { messages: 2 } }, overview, NOW, TODAY);
      return first && "href" in first ? first.href : undefined;
    };
    expect(hrefFor(CLIENT)).toBe("/account/tenders/t7/chat?proId=pro");
    expect(hrefFor(PRO)).toBe("/account/tenders/t7/chat");
  });

  it("asks a new BEE for services and town before it sends them to look for tenders", () => {
    const counts = { all: 0, open: 0, running: 0, waiting: 0, agreedMinor: 0, agreedIsEstimate: false };
    const lacks = (profileToDo: TenderOverview["profileToDo"]) =>
      kinds(PRO, anOverview({ counts, profileToDo, profileDone: 0 }), NOW, TODAY);
    expect(lacks("trades")).toEqual(["profile"]);
    expect(lacks("location")).toEqual(["profile"]);
    expect(lacks("photo")).toEqual(["profile", "find"]);
  });

  it("shows a client the tenders with offers, and only those", () => {
    const newest = { name: "Tomáš", text: "From Monday." };
    const offered = aTender({ offerCount: 2, newestOffer: newest });
    const overview = anOverview({ open: [offered, aTender({ tenderId: "t2" })] });
    expect(nextSteps(CLIENT, overview, NOW, TODAY)).toEqual([
      { kind: "offers", href: "/account/tenders/t1", title: "Paint the hall", count: 2, newest },
    ]);
  });

  it.each([
    ["its day is over", "2026-11-20", true],
    ["it is today", TODAY, true],
    ["it has no day", null, true],
    ["it is tomorrow", "2026-11-22", false],
  ])("asks a client whether a job is done when %s", (_, startDate, isAsked) => {
    const overview = anOverview({ running: [aTender({ startDate })] });
    expect(kinds(CLIENT, overview, NOW, TODAY)).toEqual(isAsked ? ["finish"] : []);
  });

  it("never asks a PRO to finish a job, which only the client can", () => {
    const counts = { all: 1, open: 0, running: 1, waiting: 0, agreedMinor: 45_000, agreedIsEstimate: false };
    expect(kinds(PRO, anOverview({ running: [aTender()], counts }), NOW, TODAY)).toEqual([]);
  });

  it.each([
    ["the agreed day is over", { agreedDay: "2026-11-20" }, ["workDone"]],
    ["it is today", { agreedDay: TODAY }, []],
    ["no day is known", { agreedDay: null }, []],
    ["it is reported already", { agreedDay: "2026-11-20", isReportedDone: true }, []],
    ["it goes on every week", { agreedDay: "2026-11-20", repeats: "WEEKLY" }, []],
  ] as const)("asks a BEE to report the work as done when %s", (_, changes, asked) => {
    const counts = { all: 1, open: 0, running: 1, waiting: 0, agreedMinor: 45_000, agreedIsEstimate: false };
    const overview = anOverview({ running: [aTender(changes)], counts });
    expect(kinds(PRO, overview, NOW, TODAY)).toEqual(asked);
  });

  it.each([
    ["the agreed day lies ahead", { startDate: "2026-11-20", agreedDay: "2026-11-22" }, []],
    ["only the agreed day has come", { startDate: "2026-11-25", agreedDay: TODAY }, ["finish"]],
    ["it is reported early", { agreedDay: "2026-11-22", isReportedDone: true }, ["finish"]],
    ["it goes on every week", { startDate: "2026-11-20", repeats: "WEEKLY" }, []],
    ["the end of what goes on is reported", { repeats: "WEEKLY", isReportedDone: true }, ["finish"]],
  ] as const)("goes by what was agreed before asking a client, as when %s", (_, changes, asked) => {
    expect(kinds(CLIENT, anOverview({ running: [aTender(changes)] }), NOW, TODAY)).toEqual(asked);
  });

  it("asks for no report of the work while its dispute is open", () => {
    const dispute = { id: "d1", tenderId: "t1", title: "Paint the hall", name: "Eva", turn: "talk" } as const;
    const overview = anOverview({ running: [aTender({ agreedDay: "2026-11-20" })], disputes: [dispute] });
    expect(kinds(PRO, overview, NOW, TODAY)).toEqual(["dispute"]);
  });

  it("counts the days left for feedback, the last one to its end", () => {
    const due = [
      aTender({ feedbackClosesAt: "2026-11-21T10:00:00Z" }),
      aTender({ feedbackClosesAt: "2026-12-05T08:00:00Z" }),
    ];
    expect(nextSteps(PRO, anOverview({ feedbackDue: due }), NOW, TODAY)).toEqual([
      {
        kind: "feedback",
        href: "/account/tenders/t1?feedback=1",
        title: aTender().title,
        name: "Tomáš",
        days: 1,
      },
      {
        kind: "feedback",
        href: "/account/tenders/t1?feedback=1",
        title: aTender().title,
        name: "Tomáš",
        days: 14,
      },
    ]);
  });

  it("gives whoever has nothing yet a first step of their role", () => {
    const counts = { all: 0, open: 0, running: 0, waiting: 0, agreedMinor: 0, agreedIsEstimate: false };
    expect(kinds(CLIENT, anOverview({ counts }), NOW, TODAY)).toEqual(["first"]);
    expect(kinds(PRO, anOverview({ counts }), NOW, TODAY)).toEqual(["find"]);
    expect(
      kinds({ id: "admin", role: "ADMIN", emailConfirmed: true, unread }, anOverview({ counts }), NOW, TODAY),
    ).toEqual([]);
  });

  it("calls nothing the first tender of a client whose tenders are all completed or canceled", () => {
    const counts = { all: 3, open: 0, running: 0, waiting: 0, agreedMinor: 0, agreedIsEstimate: false };
    expect(kinds(CLIENT, anOverview({ counts }), NOW, TODAY)).toEqual([]);
    expect(kinds(PRO, anOverview({ counts }), NOW, TODAY)).toEqual(["find"]);
  });

  it("asks a BEE to complete the profile, the most important part first, and an admin to what waits in the queue", () => {
    expect(nextSteps(PRO, anOverview({ profileToDo: "trades", profileDone: 0 }), NOW, TODAY)).toEqual([
      { kind: "profile", href: "/account/onboarding?step=services", part: "trades", done: 0 },
    ]);
    const admin = { id: "admin", role: "ADMIN", emailConfirmed: true, unread } as const;
    const waitingEntries = { REPORT: 2, COMPLAINT: 1, DISPUTE: 0, VERIFICATION: 4 };
    expect(nextSteps(admin, anOverview({ waitingEntries }), NOW, TODAY)).toEqual([
      { kind: "reports", href: "/admin/queue", count: 3 },
      { kind: "verifications", href: "/admin/queue?tab=verification", count: 4 },
    ]);
    expect(nextSteps(admin, anOverview({ waitingEntries: { CONTACT: 0 } }), NOW, TODAY)).toEqual([]);
  });

  it.each([
    ["trades", "/account/onboarding?step=services"],
    ["location", "/account/onboarding?step=place"],
    ["photo", "/account/profiles/pro/update#avatar"],
    ["headline", "/account/profiles/pro/update#headline"],
    ["verification", "/account/profiles/pro/update#verification"],
  ] as const)("leads from a missing %s to the place where it is given", (profileToDo, href) => {
    const [step] = nextSteps(PRO, anOverview({ profileToDo, profileDone: 2 }), NOW, TODAY);
    expect(step).toEqual({ kind: "profile", href, part: profileToDo, done: 2 });
  });

  it("puts a BEE's profile before all that can wait until it is strong", () => {
    const overview = anOverview({ profileToDo: "photo", profileDone: 2, feedbackDue: [aTender()] });
    const steps = kinds({ ...PRO, unread: { messages: 1 } }, overview, NOW, TODAY);
    expect(steps).toEqual(["profile", "messages", "feedback"]);
  });

  it("asks a BEE who has won to agree the day, a client not", () => {
    const overview = anOverview({ running: [aTender({ needsDay: true, startDate: "2027-01-01" })] });
    expect(nextSteps(PRO, overview, NOW, TODAY)).toMatchObject([
      { kind: "agree", href: "/account/tenders/t1/chat", name: "Tomáš" },
    ]);
    expect(kinds(CLIENT, overview, NOW, TODAY)).toEqual([]);
  });
});
