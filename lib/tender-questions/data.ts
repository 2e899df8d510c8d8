import type { ContentLanguage } from "@/lib/i18n/languages";
import { hideContactsIn } from "@/lib/masking/service";
import type { DbClient, Tx } from "@/lib/platform/server/database/db";
import type { Actor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { newId } from "@/lib/shared/ids";
import { findVisibleTender } from "@/lib/tenders/data/lock-tender";
import { haveAgreed, type TenderFacts } from "@/lib/tenders/policy";
import type { Prisma } from "@/prisma/generated/client";
import { TENDER_QUESTION_LIMITS } from "./constants";
import type { TenderQuestionView } from "./schema";

const viewSelect = {
  id: true,
  text: true,
  contentLang: true,
  status: true,
  answer: true,
  answerLang: true,
  createdAt: true,
  hiddenAt: true,
  answerHiddenAt: true,
  askerId: true,
} as const satisfies Prisma.TenderQuestionSelect;

type Row = Prisma.TenderQuestionGetPayload<{ select: typeof viewSelect }>;

/** Who reads the questions of which tender: this decides whose contact details they see. */
export type QuestionReader = { actor: Pick<Actor, "id" | "role" | "lang">; tender: TenderFacts };

// The answer is the creator's own text, the question that of who asked.
function hiddenOf({ askerId }: Row, { actor, tender }: QuestionReader): ("text" | "answer")[] {
  const isCreator = actor.id === tender.creatorId;
  if (actor.role === "ADMIN") return [];
  const seesText = actor.id === askerId || (isCreator && haveAgreed(tender, askerId));
  const seesAnswer = isCreator || haveAgreed(tender, actor.id);
  return [...(seesText ? [] : (["text"] as const)), ...(seesAnswer ? [] : (["answer"] as const))];
}

/** What moderation hides is read by who asked, and by admins. */
function isReadable(
  { hiddenAt, askerId }: Pick<Row, "hiddenAt" | "askerId">,
  actor: Pick<Actor, "id" | "role">,
) {
  return hiddenAt === null || actor.id === askerId || actor.role === "ADMIN";
}

/** What moderation hides of an answer is read by the client of the tender, who has written it, and by admins. */
function isAnswerReadable(
  { answerHiddenAt }: Pick<Row, "answerHiddenAt">,
  { actor, tender }: QuestionReader,
) {
  return answerHiddenAt === null || actor.id === tender.creatorId || actor.role === "ADMIN";
}

// The asker's id stays here: no reader of a question learns who is interested in the tender.
function toView(full: Row, reader: QuestionReader): TenderQuestionView {
  const { askerId, createdAt, hiddenAt, answerHiddenAt, ...row } = hideContactsIn(
    full,
    hiddenOf(full, reader),
    reader.actor.lang,
  );
  return {
    ...row,
    ...(!isAnswerReadable(full, reader) && { answer: "" }),
    ...(!isReadable(full, reader.actor) && { text: "", answer: null }),
    hiddenAt: hiddenAt?.toISOString() ?? null,
    answerHiddenAt: answerHiddenAt?.toISOString() ?? null,
    contentLang: row.contentLang as ContentLanguage | null,
    answerLang: row.answerLang as ContentLanguage | null,
    createdAt: createdAt.toISOString(),
    isMine: askerId === reader.actor.id,
  };
}

/** The questions of a tender, newest first; removed ones only for those who asked them. */
export async function listTenderQuestions(
  client: DbClient,
  tenderId: string,
  reader: QuestionReader,
): Promise<TenderQuestionView[]> {
  const rows = await client.tenderQuestion.findMany({
    where: { tenderId, OR: [{ status: { not: "REMOVED" } }, { askerId: reader.actor.id }] },
    select: viewSelect,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: TENDER_QUESTION_LIMITS.perTender,
  });
  return rows.map((row) => toView(row, reader));
}

/** How many questions a tender holds, and how many of a PRO wait for an answer. */
export async function countTenderQuestions(
  tx: Tx,
  tenderId: string,
  askerId: string,
): Promise<{ ofTender: number; openOfPro: number }> {
  const [counts] = await tx.$queryRaw<{ ofTender: number; openOfPro: number }[]>`
    SELECT count(*)::int AS "ofTender",
      (count(*) FILTER (WHERE asker_id = ${askerId}::uuid AND status = 'OPEN'))::int AS "openOfPro"
    FROM tender_questions WHERE tender_id = ${tenderId}::uuid`;
  return counts ?? { ofTender: 0, openOfPro: 0 };
}

/** Adds a question. */
export async function addTenderQuestion(
  tx: Tx,
  asked: { tenderId: string; text: string; contentLang: ContentLanguage },
  reader: QuestionReader,
): Promise<TenderQuestionView> {
  const data = { id: newId(), askerId: reader.actor.id, ...asked };
  return toView(await tx.tenderQuestion.create({ data, select: viewSelect }), reader);
}

/** The tender of a question. Throws `tender_question_not_found`. */
export async function findTenderOfQuestion(client: DbClient, id: string): Promise<string> {
  const row = await client.tenderQuestion.findUnique({ where: { id }, select: { tenderId: true } });
  if (!row) throw new AppError("tender_question_not_found");
  return row.tenderId;
}

/**
 * Whether the user sees contact details in one of the texts of a question. Throws a 404 unless they may read it: they see
 * its tender, have asked it where it is removed, and moderation does not hide it from them.
 */
export async function seesContactInQuestion(
  client: DbClient,
  actor: Actor,
  { id, of }: { id: string; of: "text" | "answer" },
): Promise<boolean> {
  const row = await findTenderQuestion(client, id);
  const { tenderId, status, askerId } = row;
  if (!isReadable(row, actor) || (status === "REMOVED" && askerId !== actor.id))
    throw new AppError("tender_question_not_found");
  const reader = { actor, tender: await findVisibleTender(client, actor, tenderId) };
  if (of === "answer" && !isAnswerReadable(row, reader)) throw new AppError("tender_question_not_found");
  return !hiddenOf(row, reader).includes(of);
}

/** A question; the lock of its tender is the lock of its questions too. Throws `tender_question_not_found`. */
export async function findTenderQuestion(client: DbClient, id: string) {
  const select = { ...viewSelect, tenderId: true, announcedAt: true } as const;
  const row = await client.tenderQuestion.findUnique({ where: { id }, select });
  if (!row) throw new AppError("tender_question_not_found");
  return row;
}

/** Writes the answer, or that the question is removed. */
export async function settleTenderQuestion(
  tx: Tx,
  id: string,
  reader: QuestionReader,
  settled: { status: "ANSWERED"; answer: string; answerLang: ContentLanguage } | { status: "REMOVED" },
): Promise<TenderQuestionView> {
  const data = { ...settled, settledAt: new Date() };
  return toView(await tx.tenderQuestion.update({ where: { id }, data, select: viewSelect }), reader);
}

/**
 * Those who wait for an answer: who asked, the PROs with an active offer and the watchers of the tender. Answers none
 * when they were notified before.
 */
export async function claimAnswerReaders(tx: Tx, id: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ userId: string }[]>`
    WITH claimed AS (UPDATE tender_questions SET announced_at = now()
      WHERE id = ${id}::uuid AND status = 'ANSWERED' AND announced_at IS NULL AND hidden_at IS NULL AND answer_hidden_at IS NULL
      RETURNING tender_id, asker_id)
    SELECT asker_id AS "userId" FROM claimed
    UNION SELECT o.pro_id FROM claimed c JOIN offers o ON o.tender_id = c.tender_id AND o.status = 'ACTIVE'
    UNION SELECT f.user_id FROM claimed c JOIN favourites f ON f.tender_id = c.tender_id`;
  return rows.map(({ userId }) => userId);
}
