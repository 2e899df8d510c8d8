import { leaveFeedback } from "@/lib/feedback/service/leave-feedback";
import { askAboutTender, settleQuestion } from "@/lib/tender-questions/service";
import { canSee, CLIENT, notify, publishReviews } from "../model";
import { actorIn, questionIn } from "../world";
import type { Move } from "./move";

const OPEN_QUESTIONS = 3;
const FEEDBACK_HOURS = 14 * 24;

const ask: Move = {
  by: (_, { pro }) => pro,
  judge(model, { who }) {
    if (!canSee(model, who)) return 404;
    if (who >= CLIENT) return 403;
    const open = model.questions.filter((each) => each.by === who && each.status === "OPEN");
    if (model.status !== "NEW" || open.length >= OPEN_QUESTIONS) return 409;
    return () => {
      model.questions.push({ by: who, status: "OPEN" });
      notify(model, CLIENT, "QUESTION");
    };
  },
  run: (world, { who }) =>
    askAboutTender({
      actor: actorIn(world, who),
      tenderId: world.tenderId,
      text: "Is there a ladder in the house?",
      idempotencyKey: null,
    }),
};

const settling = (status: "ANSWERED" | "REMOVED"): Move => ({
  by: () => CLIENT,
  judge(model, { who }) {
    const question = model.questions.at(-1);
    if (!question || !canSee(model, who)) return 404;
    if (who !== CLIENT) return 403;
    if (model.status !== "NEW" || question.status !== "OPEN") return 409;
    return () => {
      question.status = status;
    };
  },
  run: (world, { who }) =>
    settleQuestion({
      actor: actorIn(world, who),
      questionId: questionIn(world).id,
      change: status === "ANSWERED" ? { answer: "Yes, a long one." } : { remove: true },
    }),
});

const review: Move = {
  by: (_, { pro, isClients }) => (isClients ? CLIENT : pro),
  judge(model, { who }) {
    const { status, completedAt, now, pro, reviews, disputes } = model;
    if (!canSee(model, who)) return 404;
    if (who !== CLIENT && who !== pro) return 403;
    if (status !== "COMPLETED" || completedAt === null || reviews.includes(who)) return 409;
    const isRuledOut = disputes.some((each) => each.pro === pro && each.reviewStays === false);
    if (isRuledOut || now >= completedAt + FEEDBACK_HOURS) return 409;
    return () => {
      reviews.push(who);
      if (reviews.length === 1) notify(model, who === CLIENT ? pro : CLIENT, "LEAVE_FEEDBACK");
      else publishReviews(model);
    };
  },
  run: (world, { who }) =>
    leaveFeedback({
      actor: actorIn(world, who),
      tenderId: world.tenderId,
      feedback: { rating: 4, text: null },
      idempotencyKey: null,
    }),
};

export const WORD_MOVES = {
  ask,
  answerQuestion: settling("ANSWERED"),
  removeQuestion: settling("REMOVED"),
  review,
};
