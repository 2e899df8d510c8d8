// Which operation is called by which caller, known before the first request: it depends on the seed alone.
import fc from "fast-check";
import { CALLERS, isAdmitted, type Caller, type Operation } from "./document";
import { drawing } from "./draw";

export type PlannedCall = { operation: Operation; caller: Caller };

/** The callers by whom every operation is called in a long run; admins come on top, where they are needed. */
export const THREE_CALLERS: readonly Caller[] = ["CLIENT", "PRO", "VISITOR"];

/** The course of a job, which needs many steps before its last one can succeed. */
const COURSE = /^(POST|PATCH) \/api\/(tenders|offers|feedback)/;
const FIRST_STEPS = /^POST \/api\/tenders(\/\{tenderId\}\/offers)?$/;
/** What only the creator of a tender can do, and what only the PRO of an offer can. */
const CREATORS = /\/(accept|finish)$|^PATCH \/api\/tenders\/\{tenderId\}$/;
const BIDDERS = /^PATCH \/api\/offers\/\{offerId\}$/;
/** They end a job early, and with it what could still have been done. */
const LAST_STEPS = /\/(cancel|release|withdraw|decline)$/;
/** Other operations need what these make. */
const SUPPLY = /^POST .*(\/upload\/single|\/identity\/token|\/payments\/methods|\/subscribeToStripe)$/;
/** They hash a password or write an archive: seconds of work in a run of thousands. */
const COSTLY = /change-password|sign-up$|sign-in$|\/export$|^DELETE \/api\/users\/\{id\}$/;

/** They need a report, a complaint or a failed job, which a fuzzed market seldom has. */
const NEEDS_A_CASE =
  /\/admin\/(queue\/|decisions|complaints\/|jobs\/|users\/)|^POST \/api\/(reports|complaints)$|\/blocks\//;

function weightOf({ operation, caller }: PlannedCall): number {
  if (!isAdmitted(operation, caller)) return 0.06;
  if (NEEDS_A_CASE.test(operation.name)) return 0.2;
  if (caller === "ADMIN") return operation.security[0]?.accessToken.includes("ADMIN") ? 2 : 0.06;
  if (SUPPLY.test(operation.name)) return 2;
  if (operation.security.length === 0) return caller === "VISITOR" ? 0.6 : 0.3;
  if (COSTLY.test(operation.name)) return 0.4;
  if (FIRST_STEPS.test(operation.name)) return 8;
  if (LAST_STEPS.test(operation.name)) return 0.5;
  if (!COURSE.test(operation.name)) return 1;
  const isOthers = caller === "CLIENT" ? BIDDERS.test(operation.name) : CREATORS.test(operation.name);
  return isOthers ? 0.4 : 4;
}

/** Every operation by each of three callers where there is room for it, else once by a caller who may. */
function dutiesOf(operations: Operation[], count: number): PlannedCall[] {
  const byAll = operations.flatMap((operation) => THREE_CALLERS.map((caller) => ({ operation, caller })));
  if (count >= 3 * byAll.length) return byAll;
  if (count < 2 * operations.length) return [];
  return operations.map((operation) => {
    const caller = CALLERS.find((one) => one !== "VISITOR" && isAdmitted(operation, one)) ?? "VISITOR";
    return { operation, caller };
  });
}

/** So many calls, the duties spread evenly among those that chance brings. */
export function planCalls(operations: Operation[], seed: number, count: number): PlannedCall[] {
  const calls = operations.flatMap((operation) => CALLERS.map((caller) => ({ operation, caller })));
  const weighted = calls.map((value) => ({ arbitrary: fc.constant(value), weight: weightOf(value) * 100 }));
  const duties = dutiesOf(operations, count);
  return drawing(seed, 0, (draw) => {
    const length = count - duties.length;
    const any = fc.noBias(fc.oneof(...weighted));
    const chosen = Array.from({ length }, () => draw(any));
    const shuffled = draw(fc.noBias(fc.shuffledSubarray(duties, { minLength: duties.length })));
    const every = count / Math.max(1, duties.length);
    return Array.from({ length: count }, (_, at) => {
      const isDuty = Math.floor((at + 1) / every) > Math.floor(at / every);
      return (isDuty ? (shuffled.pop() ?? chosen.pop()) : (chosen.pop() ?? shuffled.pop()))!;
    });
  });
}
