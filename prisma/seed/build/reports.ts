import type { ReportCategory, ReportKind } from "@/lib/reports/constants";
import { demoId, hoursAfter, userIdOf, type Rows } from "./rows";

type Reported = {
  kind: ReportKind;
  targetId: string;
  authorId: string;
  reporterId: string;
  category: ReportCategory;
  said: string;
  copy: { title: string; text: string };
  /** How long it has waited. */
  hours: number;
};

function addCase(rows: Rows, { kind, targetId, authorId, hours, ...report }: Reported, now: Date): void {
  const { reporterId, category, said: text, copy } = report;
  const [caseId, at] = [demoId("report-case", targetId), hoursAfter(now, -hours)];
  rows.reportCases.push({ id: caseId, kind, targetId, authorId, openedAt: at });
  rows.reports.push({
    id: demoId("report", targetId),
    caseId,
    reporterId,
    category,
    text,
    copy,
    createdAt: at,
  });
}

const titleOf = ({ tenders }: Rows, tenderId: string) =>
  tenders.find(({ id }) => id === tenderId)?.title ?? "";

function reviewOf(rows: Rows): Reported | null {
  const review = rows.reviews.find(({ publishedAt, rating, text }) => publishedAt && text && rating < 5);
  if (!review) return null;
  return {
    kind: "REVIEW",
    targetId: review.id,
    authorId: review.authorId,
    category: "FAKE_REVIEW",
    reporterId: review.recipientId,
    said: "So war es nicht, das kann ich zeigen.",
    hours: 30,
    copy: { title: titleOf(rows, review.tenderId), text: review.text ?? "" },
  };
}

function messageOf(rows: Rows): Reported | null {
  const talks = new Map(rows.conversations.map((talk) => [talk.id, talk]));
  const message = rows.messages.find(({ senderId, conversationId, text }) => {
    return text && senderId && senderId === talks.get(conversationId)?.proId;
  });
  const tenderId = talks.get(message?.conversationId ?? "")?.tenderId;
  const client = rows.tenders.find(({ id }) => id === tenderId)?.creatorId;
  if (!message?.senderId || !tenderId || !client) return null;
  return {
    kind: "MESSAGE",
    targetId: message.id,
    authorId: message.senderId,
    category: "SPAM",
    reporterId: client,
    said: "Das bekomme ich jeden Tag.",
    hours: 20,
    copy: { title: titleOf(rows, tenderId), text: message.text ?? "" },
  };
}

function tenderOf(rows: Rows): Reported | null {
  const moved = new Set(rows.moves.map(({ id }) => id));
  const tender = rows.tenders.find(({ id, isPrivate }) => !moved.has(id) && !isPrivate);
  if (!tender) return null;
  return {
    kind: "TENDER",
    targetId: tender.id,
    authorId: tender.creatorId,
    category: "CONTACT_DETAILS",
    reporterId: userIdOf("tomas"),
    said: "Im Text steht eine Telefonnummer.",
    hours: 3,
    copy: { title: tender.title, text: tender.description },
  };
}

/** Adds what waits in the admins' queue: a review, a chat message and a tender, each reported by one person. */
export function addReports(rows: Rows, now: Date): void {
  for (const reported of [reviewOf(rows), messageOf(rows), tenderOf(rows)])
    if (reported) addCase(rows, reported, now);
}
