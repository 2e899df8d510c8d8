import { expect, it } from "vitest";
import { PATCH } from "@/app/api/tender-questions/[questionId]/route";
import { GET, POST } from "@/app/api/tenders/[tenderId]/questions/route";
import { cancelTender } from "@/lib/agreements/service/cancel-tender";
import { LISTS, rowsOf } from "@/lib/data-export/data";
import { keepFavourite } from "@/lib/favourites/service";
import { jobs as emailJobs } from "@/lib/emails/jobs";
import { jobs } from "@/lib/tender-questions/jobs";
import type { TenderQuestionList, TenderQuestionView } from "@/lib/tender-questions/schema";
import { announceAnswer } from "@/lib/tender-questions/service";
import { call } from "@/tests/support/call";
import { actorOf, aClient, anOffer, aPro, aTender, type TestUser } from "@/tests/support/factories";
import { notificationsOf, notificationTypesOf, recordEmits } from "@/tests/support/observe";
import { mailsTo, runJobs } from "@/tests/support/run-jobs";
import { forgetAccount } from "@/tests/support/leave-for-good";

type Answer = TenderQuestionView & { code?: string };

const ask = (as: TestUser, { id }: { id: string }, text = "How high is the ceiling?", key?: string) =>
  call<Answer>(POST, {
    as,
    params: { tenderId: id },
    body: { text },
    ...(key && { headers: { "idempotency-key": key } }),
  });
const settle = (as: TestUser, { id }: { id: string }, body: object) =>
  call<Answer>(PATCH, { as, params: { questionId: id }, body });
const list = async (as: TestUser, { id }: { id: string }) =>
  (await call<TenderQuestionList>(GET, { as, params: { tenderId: id } })).body.items;

async function anAskedTender() {
  const client = await aClient();
  const [tender, pro] = [await aTender({ client, title: "Paint the hall" }), await aPro()];
  return { client, tender, pro, question: (await ask(pro, tender)).body };
}

it("is read by everybody who may see the tender, and nobody learns who asked", async () => {
  const { client, tender, pro, question } = await anAskedTender();
  const other = await aPro();

  const seen = {
    id: question.id,
    text: "How high is the ceiling?",
    contentLang: "en",
    status: "OPEN",
    answer: null,
    answerLang: null,
    createdAt: question.createdAt,
    hiddenAt: null,
    answerHiddenAt: null,
  };
  expect(await list(pro, tender)).toEqual([{ ...seen, isMine: true }]);
  for (const reader of [client, other]) {
    const body = await list(reader, tender);
    expect(body).toEqual([{ ...seen, isMine: false }]);
    expect(JSON.stringify(body)).not.toContain(pro.id);
  }
  expect((await call(GET, { as: await aClient(), params: { tenderId: tender.id } })).status).toBe(404);
});

it("notifies the client without a name, and quotes the question in the mail alone", async () => {
  const { client } = await anAskedTender();
  await runJobs(emailJobs);

  const [row, ...rest] = await notificationsOf(client);
  expect(rest).toEqual([]);
  expect(row).toMatchObject({ type: "QUESTION", actorId: null, params: {} });
  const [mail] = await mailsTo(client.email);
  expect(mail?.text).toContain("How high is the ceiling?");
});

it("notifies who asked, who has an offer and who watches of the answer, once each", async () => {
  const { client, tender, pro, question } = await anAskedTender();
  const [offering, watching, stranger] = [await aPro(), await aPro(), await aPro()];
  await anOffer({ tender, pro: offering });
  await keepFavourite({ actor: actorOf(watching), kind: "tender", id: tender.id });
  await keepFavourite({ actor: actorOf(offering), kind: "tender", id: tender.id });

  const { body } = await settle(client, question, { answer: "2.80 m, with stucco" });
  expect(body).toMatchObject({ status: "ANSWERED", answer: "2.80 m, with stucco" });
  await runJobs(jobs);
  await announceAnswer({ questionId: question.id });
  for (const reader of [pro, offering, watching])
    expect(await notificationTypesOf(reader)).toEqual(["ANSWER"]);
  expect(await notificationTypesOf(stranger)).toEqual([]);
});

it("brings the answer to the screen of who asked at once, though they have no offer", async () => {
  const { client, pro, question } = await anAskedTender();
  const { emitted, stop } = recordEmits();
  await settle(client, question, { answer: "2.80 m" });
  stop();

  const changed = emitted.filter(({ event }) => event === "TENDER_CHANGED");
  expect(changed.flatMap(({ userIds }) => userIds).sort()).toEqual([client.id, pro.id].sort());
});

it("is settled once, however many try at the same moment", async () => {
  const { client, tender, pro, question } = await anAskedTender();
  const answers = await Promise.all([
    settle(client, question, { answer: "Yes" }),
    settle(client, question, { remove: true }),
    settle(client, question, { answer: "No" }),
  ]);

  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
  const codes = answers.flatMap(({ body }) => body.code ?? []);
  expect(codes).toEqual(["tender_question_settled", "tender_question_settled"]);
  const winner = answers.find(({ status }) => status === 200);
  expect(await list(pro, tender)).toMatchObject([{ status: winner?.body.status }]);
});

it("shows a removed question only to who asked it, and notifies nobody", async () => {
  const { client, tender, pro, question } = await anAskedTender();
  await settle(client, question, { remove: true });
  await runJobs(jobs);

  expect(await list(pro, tender)).toMatchObject([{ status: "REMOVED", isMine: true }]);
  expect(await list(client, tender)).toEqual([]);
  expect(await notificationTypesOf(pro)).toEqual([]);
});

it("lets three questions of one BEE wait at the same time, also in a race, and a fourth after an answer", async () => {
  const { client, tender, pro, question } = await anAskedTender();
  const answers = await Promise.all(
    ["Which colour is it now?", "Is there a lift in the house?", "Who moves the furniture?"].map((text) =>
      ask(pro, tender, text),
    ),
  );
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 201, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe("open_questions_full");
  expect((await ask(await aPro(), tender)).status).toBe(201);

  await settle(client, question, { answer: "2.80 m" });
  expect((await ask(pro, tender, "And the doors as well?")).status).toBe(201);
});

it("is asked once per idempotency key", async () => {
  const [tender, pro] = [await aTender({ client: await aClient() }), await aPro()];
  const answers = await Promise.all(
    Array.from({ length: 3 }, () => ask(pro, tender, "Is parking possible?", "one-attempt")),
  );

  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await list(pro, tender)).toHaveLength(1);
  expect((await ask(pro, tender, "Something else entirely", "one-attempt")).body.code).toBe(
    "idempotency_key_reused",
  );
});

it("is refused to whoever may not ask or answer, and when the tender is not open", async () => {
  const { client, tender, pro, question } = await anAskedTender();
  const stranger = await aClient();

  expect((await ask(client, tender)).body.code).toBe("wrong_role");
  expect((await ask(await aPro({ emailConfirmedAt: null }), tender)).body.code).toBe("email_not_confirmed");
  expect((await ask(pro, tender, "Too short")).status).toBe(422);
  expect((await ask(pro, tender, "x".repeat(501))).status).toBe(422);
  expect((await settle(pro, question, { answer: "Me" })).body.code).toBe("wrong_role");
  expect((await settle(stranger, question, { answer: "Me" })).body.code).toBe("tender_not_found");
  expect((await settle(client, tender, { answer: "Yes" })).body.code).toBe("tender_question_not_found");
  expect((await settle(client, question, { answer: "  " })).status).toBe(422);
  expect((await settle(client, question, { answer: "x".repeat(1001) })).status).toBe(422);

  const move = { version: tender.version, reason: "OTHER" } as const;
  await cancelTender({ actor: actorOf(client), lang: "en", tenderId: tender.id, move });
  expect((await ask(pro, tender)).body.code).toBe("tender_not_found");
  expect((await settle(client, question, { answer: "Yes" })).body.code).toBe("tender_not_open");
});

it("is in the copy of both people's data, and an open one goes with the account of who asked", async () => {
  const { client, tender, pro, question } = await anAskedTender();
  await settle(client, question, { answer: "2.80 m" });
  await ask(pro, tender, "Which colour is it now?");
  const copyOf = async (user: TestUser) => {
    const rows: { text?: string; asked_by_me?: boolean }[] = [];
    const source = LISTS["tender-questions"];
    if (source) for await (const row of rowsOf(source(user.id))) rows.push(row as object);
    return rows;
  };
  expect(await copyOf(pro)).toMatchObject([{ asked_by_me: true }, { asked_by_me: true }]);
  expect(await copyOf(client)).toMatchObject([{ asked_by_me: false }, { asked_by_me: false }]);
  expect(JSON.stringify(await copyOf(client))).not.toContain(pro.id);

  await forgetAccount(pro);
  expect(await list(client, tender)).toMatchObject([{ status: "ANSWERED" }]);
});
