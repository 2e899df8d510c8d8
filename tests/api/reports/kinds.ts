import { GET as COUNT } from "@/app/api/users/[id]/reviews-rating-count/route";
import { GET as LATEST } from "@/app/api/feedback/latest/route";
import { GET as FEEDBACK } from "@/app/api/tenders/[tenderId]/feedback/route";
import { GET as REVIEWS } from "@/app/api/users/[id]/reviews/route";
import { refreshRatings } from "@/lib/feedback/data/ratings";
import { db } from "@/lib/platform/server/database/db";
import type { ReportKind } from "@/lib/reports/constants";
import { newId } from "@/lib/shared/ids";
import { call } from "@/tests/support/call";
import { aCompletedTender, type TestUser } from "@/tests/support/factories";

type Who = TestUser | null;

/** Something that can be reported, with those who stand around it. */
export type Reportable = {
  kind: ReportKind;
  id: string;
  text: string;
  author: TestUser;
  /** Who sees it, and did not write it. */
  reader: TestUser;
  /** Who may not know of it: nobody, where it is public. */
  strangers: Who[];
  /** What its author gets of it. */
  own: () => Promise<string>;
  /** What others get of it, place by place. */
  places: Record<string, () => Promise<string>>;
};

let made = 0;
/** Words that no other thing of the same test file says. */
const words = (text: string) => `${text}, ${"l".repeat(++made)}ong ago.`;

const bodyOf = async (answer: Promise<{ body: unknown }>) => JSON.stringify((await answer).body);

/** The published review of a client about a BEE. */
export async function aReview(): Promise<Reportable> {
  const { client, pro, tender } = await aCompletedTender();
  const [id, text] = [newId(), words("Never came, but took the money")];
  await db.review.create({
    data: {
      ...{ id, text, tenderId: tender.id, authorId: client.id, recipientId: pro.id },
      ...{ rating: 4, publishedAt: new Date() },
    },
    select: { id: true },
  });
  await db.$transaction((tx) => refreshRatings(tx, [pro.id]));
  const feedback = (as: TestUser) => bodyOf(call(FEEDBACK, { as, params: { tenderId: tender.id } }));
  return {
    ...{ kind: "REVIEW", id, text, author: client, reader: pro },
    strangers: [],
    own: () => feedback(client),
    places: {
      "the tender's feedback": () => feedback(pro),
      "the BEE's reviews": () => bodyOf(call(REVIEWS, { params: { id: pro.id } })),
      "the home page": () => bodyOf(call(LATEST)),
    },
  };
}

/** How many reviews of each rating a person has, and their average. */
export const ratingOf = (id: string) =>
  call<{ average: number; count: number }>(COUNT, { params: { id } }).then(({ body }) => body);

export const KINDS: Partial<Record<ReportKind, () => Promise<Reportable>>> = { REVIEW: aReview };
