import { describe, expect, it } from "vitest";
import type { Role } from "@/lib/shared/actor";
import { canMove, TENDER_MOVES, TENDER_STATUSES, type TenderStatus } from "@/lib/tenders/machine";
import {
  canSeeContact,
  canSeeTender,
  whyNotCancel,
  whyNotCreate,
  whyNotEdit,
  whyNotFinish,
  whyNotRelease,
  type TenderFacts,
} from "@/lib/tenders/policy";

const user = (id: string, role: Role, emailConfirmed = true) => ({ id, role, emailConfirmed });
const creator = user("creator", "CLIENT");
const recipient = user("recipient", "PRO");
const rival = user("rival", "PRO");
const stranger = user("stranger", "CLIENT");
const admin = user("admin", "ADMIN");

function tender(status: TenderStatus, changes: Partial<TenderFacts> = {}): TenderFacts {
  const isAgreed = status === "ACCEPTED" || status === "COMPLETED";
  const recipientId = isAgreed ? recipient.id : null;
  return { creatorId: creator.id, recipientId, status, version: 3, offerCount: 1, ...changes };
}

describe("the table of moves", () => {
  it("leads from open over accepted, with the terms of the job or others, to finished, back by release, and out by cancel", () => {
    const steps = Object.entries(TENDER_MOVES).flatMap(([move, { from, to }]) =>
      from.map((status) => `${status} ${move} ${to}`),
    );
    expect(steps).toEqual([
      "NEW ACCEPT_OFFER ACCEPTED",
      "ACCEPTED CHANGE_TERMS ACCEPTED",
      "ACCEPTED RELEASE NEW",
      "ACCEPTED FINISH_WORK COMPLETED",
      "NEW CANCEL CANCELED",
      "ACCEPTED CANCEL CANCELED",
    ]);
  });

  it("ends in COMPLETED and CANCELED", () => {
    const moves = Object.keys(TENDER_MOVES) as (keyof typeof TENDER_MOVES)[];
    for (const status of ["COMPLETED", "CANCELED"] as const)
      expect(moves.filter((move) => canMove(status, move))).toEqual([]);
  });
});

describe("seeing a tender", () => {
  it.each<[string, ReturnType<typeof user>, boolean, TenderStatus[]]>([
    ["its creator always", creator, false, [...TENDER_STATUSES]],
    ["an admin always", admin, false, [...TENDER_STATUSES]],
    ["a PRO while it is open", rival, false, ["NEW"]],
    ["a PRO with an own offer always", rival, true, [...TENDER_STATUSES]],
    ["the accepted PRO", recipient, false, ["NEW", "ACCEPTED", "COMPLETED"]],
    ["another client never", stranger, false, []],
  ])("is for %s", (_, actor, hasOffer, seen) => {
    const own = { hasOffer, isInvited: false, isBlocked: false };
    const isSeen = (status: TenderStatus) =>
      canSeeTender(actor, { ...tender(status), isPrivate: false, hiddenAt: null }, own);
    expect(TENDER_STATUSES.filter(isSeen)).toEqual(seen);
  });

  it.each<[string, ReturnType<typeof user>, { hasOffer: boolean; isInvited: boolean }, TenderStatus[]]>([
    ["its creator always", creator, { hasOffer: false, isInvited: false }, [...TENDER_STATUSES]],
    ["an admin always", admin, { hasOffer: false, isInvited: false }, [...TENDER_STATUSES]],
    ["no PRO who is not invited", rival, { hasOffer: false, isInvited: false }, []],
    ["an invited PRO while it is open", rival, { hasOffer: false, isInvited: true }, ["NEW"]],
    ["a PRO with an own offer always", rival, { hasOffer: true, isInvited: false }, [...TENDER_STATUSES]],
    ["no other client", stranger, { hasOffer: false, isInvited: true }, []],
  ])("is, of a private one, for %s", (_, actor, own, seen) => {
    const isSeen = (status: TenderStatus) =>
      canSeeTender(
        actor,
        { ...tender(status), isPrivate: true, hiddenAt: null },
        { ...own, isBlocked: false },
      );
    expect(TENDER_STATUSES.filter(isSeen)).toEqual(seen);
  });

  it("is, across a block, for a BEE who had an agreement on it", () => {
    const own = { hasOffer: true, isInvited: false, isBlocked: true, hadAgreement: true };
    const isSeen = (status: TenderStatus) =>
      canSeeTender(rival, { ...tender(status), isPrivate: false, hiddenAt: null }, own);
    expect(TENDER_STATUSES.filter(isSeen)).toEqual([...TENDER_STATUSES]);
  });

  it("is, where a BEE and the creator have a block, for the BEE of the job alone", () => {
    const own = { hasOffer: true, isInvited: true, isBlocked: true };
    const job = { ...tender("ACCEPTED"), isPrivate: false, hiddenAt: null };
    expect([creator, recipient, rival].map((actor) => canSeeTender(actor, job, own))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it.each<[string, ReturnType<typeof user>, TenderStatus[]]>([
    ["creator", creator, ["ACCEPTED", "COMPLETED"]],
    ["recipient", recipient, ["ACCEPTED", "COMPLETED"]],
    ["rival", rival, []],
    ["admin", admin, [...TENDER_STATUSES]],
  ])("with names, phone and address: %s", (_, actor, seen) => {
    expect(TENDER_STATUSES.filter((status) => canSeeContact(actor, tender(status)))).toEqual(seen);
  });
});

describe("moving a tender", () => {
  it("is posted by a client with a confirmed address", () => {
    expect(whyNotCreate(creator)).toBeNull();
    expect(whyNotCreate({ ...creator, emailConfirmed: false })).toBe("email_not_confirmed");
    expect(whyNotCreate(rival)).toBe("wrong_role");
    expect(whyNotCreate(admin)).toBe("wrong_role");
  });

  const edit = { seenVersion: 3, isSubcategoryChanged: false, hasOffers: true };

  it("is edited by its creator while it is open", () => {
    expect(whyNotEdit(creator, tender("NEW"), edit)).toBeNull();
    expect(whyNotEdit(rival, tender("NEW"), edit)).toBe("tender_not_yours");
    expect(whyNotEdit(creator, tender("ACCEPTED"), edit)).toBe("tender_not_open");
    expect(whyNotEdit(creator, tender("NEW"), { ...edit, seenVersion: 2 })).toBe("stale_version");
    expect(whyNotEdit(creator, tender("NEW"), { ...edit, isSubcategoryChanged: true })).toBe(
      "subcategory_fixed",
    );
    const free = { ...edit, isSubcategoryChanged: true, hasOffers: false };
    expect(whyNotEdit(creator, tender("NEW"), free)).toBeNull();
  });

  it.each([
    ["finish", whyNotFinish, ["ACCEPTED"]],
    ["cancel", whyNotCancel, ["NEW", "ACCEPTED"]],
    ["release", whyNotRelease, ["ACCEPTED"]],
  ] as const)("lets its creator %s it in the right state only", (_, whyNot, allowed) => {
    for (const status of TENDER_STATUSES) {
      const expected = (allowed as readonly string[]).includes(status) ? null : "tender_not_open";
      expect([status, whyNot(creator, tender(status), 3)]).toEqual([status, expected]);
    }
    expect(whyNot(creator, tender("ACCEPTED"), 2)).toBe("stale_version");
    expect(whyNot({ ...creator, emailConfirmed: false }, tender("ACCEPTED"), 3)).toBe("email_not_confirmed");
    expect(whyNot(rival, tender("ACCEPTED"), 3)).toBe("tender_not_yours");
    expect(whyNot(admin, tender("ACCEPTED"), 3)).toBe("tender_not_yours");
  });

  it("is finished and canceled by its creator alone, released by either side", () => {
    expect(whyNotFinish(recipient, tender("ACCEPTED"), 3)).toBe("tender_not_yours");
    expect(whyNotCancel(recipient, tender("ACCEPTED"), 3)).toBe("tender_not_yours");
    expect(whyNotRelease(recipient, tender("ACCEPTED"), 3)).toBeNull();
    // Released a moment ago: the agreement is over, and that is the reason they get.
    expect(whyNotRelease(recipient, tender("NEW"), 3)).toBe("tender_not_open");
  });
});
