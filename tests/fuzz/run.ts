// Runs a fuzz: rounds of requests in flight together, every answer checked, every success fed back.
import { absorb } from "./absorb";
import { answerCheck, type Answer, type AnswerCheck } from "./check-answer";
import { fuzzedApi, operationsOf, type FuzzedApi, type Operation } from "./document";
import { drawing } from "./draw";
import { makeSampleFiles, type SampleFiles } from "./forms";
import { endsSession, makeRequest } from "./make-request";
import { FuzzedPeople, type FuzzedPlace } from "./people";
import { planCalls, type PlannedCall } from "./plan";
import { describeRequest, sendRequest, type SentRequest } from "./request";
import { FuzzedWorld } from "./world";

/** How many requests are in flight; the next round is made from what this one has answered. */
const AT_ONCE = 8;
const SHOWN = 1000;

export type FuzzOptions = { seed: number; count: number };
/** One answer, as the report counts it. */
export type Sample = { operation: string; caller: string; status: number; code: string; ms: number };
export type Fuzzed = { operations: Operation[]; samples: Sample[]; complaints: string[] };

type Run = {
  place: FuzzedPlace;
  options: FuzzOptions;
  world: FuzzedWorld;
  files: SampleFiles;
  check: AnswerCheck;
  fuzzed: Fuzzed;
};

function parseAnswer({ type, text }: Answer): unknown {
  return type.startsWith("application/json") && text !== "" ? (JSON.parse(text) as unknown) : null;
}

function codeOf(value: unknown): string {
  return typeof value === "object" && value !== null && "code" in value ? String(value.code) : "";
}

/** A member whose session has ended by something else than a plan is replaced in the next round. */
function noticeLeaver(world: FuzzedWorld, { as }: SentRequest, code: string): void {
  if (as && ["unauthenticated", "token_expired"].includes(code)) world.retire(as);
}

function complain(run: Run, request: SentRequest, answer: Answer, complaints: string[]): void {
  const { seed, count } = run.options;
  const { status, type, ms, text } = answer;
  const lines = [
    ...complaints.map((complaint) => `✗ ${complaint}`),
    describeRequest(request),
    `  answered ${status} ${type} in ${Math.round(ms)} ms\n  ${text.slice(0, SHOWN)}`,
    `  again: npm run fuzz -- --seed ${seed} --count ${count}`,
  ];
  run.fuzzed.complaints.push(lines.join("\n"));
}

function take(run: Run, request: SentRequest, answer: Answer): void {
  const { operation, caller } = request;
  const complaints = run.check(operation, caller, answer);
  if (complaints.length > 0) complain(run, request, answer, complaints);
  const value = complaints.some((one) => one.startsWith("an ")) ? null : parseAnswer(answer);
  const { status, ms } = answer;
  const code = status >= 400 ? codeOf(value) : "";
  run.fuzzed.samples.push({ operation: operation.name, caller, status, code, ms });
  noticeLeaver(run.world, request, code);
  if (status >= 200 && status < 300) absorb(run.world, request, value);
}

async function playRound(run: Run, calls: PlannedCall[], first: number): Promise<void> {
  const { place, options, world, files } = run;
  const requests = calls.map((call, at) => {
    const number = first + at;
    return drawing(options.seed, number, (draw) => makeRequest({ draw, world, files, number, ...call }));
  });
  const answers = await Promise.all(requests.map((request) => sendRequest(place.url, request)));
  // In the order in which they were made, so that the world is the same in every run.
  for (const [at, answer] of answers.entries()) take(run, requests[at]!, answer);
}

async function readDocument(url: string): Promise<FuzzedApi> {
  const answer = await fetch(`${url}/api/openapi.json`);
  return fuzzedApi.parse(await answer.json());
}

/** Plays all requests of a seed; throws only when the server cannot be reached or people cannot be made. */
export async function fuzz(place: FuzzedPlace, options: FuzzOptions): Promise<Fuzzed> {
  const api = await readDocument(place.url);
  const operations = operationsOf(api);
  const [world, files] = [new FuzzedWorld(), await makeSampleFiles()];
  const fuzzed: Fuzzed = { operations, samples: [], complaints: [] };
  const run: Run = { place, options, world, files, check: answerCheck(api), fuzzed };
  const people = await FuzzedPeople.open(place, world);
  const calls = planCalls(operations, options.seed, options.count);
  try {
    for (let first = 0; first < calls.length; first += AT_ONCE) {
      const round = calls.slice(first, first + AT_ONCE);
      const ending = round.filter(({ operation, caller }) => endsSession(operation, caller));
      await people.gather(ending.flatMap(({ caller }) => (caller === "VISITOR" ? [] : [caller])));
      await playRound(run, round, first + 1);
    }
  } finally {
    await people.close();
  }
  return fuzzed;
}
