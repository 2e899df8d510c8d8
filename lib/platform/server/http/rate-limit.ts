import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "@/lib/shared/errors";
import { env } from "../config/env";
import { singletons } from "../config/singletons";
import { maybeRedis } from "../database/redis";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** How often a caller may do something: points per duration in seconds (docs/api.md). */
const LIMITS = {
  read: { points: 600, duration: MINUTE },
  write: { points: 120, duration: MINUTE },
  upload: { points: 60, duration: MINUTE },
  // A screen full of pictures is dozens of calls, and a whole office may share one address.
  file: { points: 6000, duration: MINUTE },
  // Typing asks a few times a second; each may cost a call to a third party's server.
  places: { points: 300, duration: MINUTE },
  // Each is paid for: what a person reads who reads all day, and no more.
  translation: { points: 500, duration: DAY },
  signInAddress: { points: 5, duration: MINUTE },
  signInIp: { points: 20, duration: MINUTE },
  // Wrong passwords for one account, from all addresses together; then a link by mail is asked for as well.
  wrongPassword: { points: 20, duration: DAY },
  wrongPasswordPause: { points: 1, duration: MINUTE },
  signInChallenge: { points: 1, duration: HOUR },
  // Codes of the second step for one account: a guess has three chances in a million.
  secondStep: { points: 5, duration: MINUTE },
  secondStepDay: { points: 100, duration: DAY },
  // Each is a text message that is paid for, to a phone that may be another person's.
  phoneCode: { points: 3, duration: HOUR },
  phoneCodeDay: { points: 6, duration: DAY },
  signUp: { points: 5, duration: HOUR },
  refresh: { points: 120, duration: MINUTE },
  mailRequest: { points: 20, duration: HOUR },
  // Refused attempts count as well: a user may have to correct a field more than once.
  contact: { points: 20, duration: HOUR },
  // More than a person finds in a day; each is read by a person.
  report: { points: 20, duration: DAY },
  // Each may cost calls to the payment provider, and tried cards.
  payment: { points: 30, duration: MINUTE },
  webhook: { points: 6000, duration: MINUTE },
  // One page reports five at most; more than a few broken pages a minute are a programme.
  clientError: { points: 30, duration: MINUTE },
  // Every tab of every device behind one address, and all of them again after a restart.
  handshake: { points: 600, duration: MINUTE },
  // A token that has just expired fails once.
  failedHandshake: { points: 120, duration: MINUTE },
  typing: { points: 120, duration: MINUTE },
  // No person writes four messages a second for long; two hundred are a script.
  message: { points: 40, duration: 10 },
} as const;

export type LimitName = keyof typeof LIMITS;

type Limiter = RateLimiterMemory | RateLimiterRedis;

const limiters = new Map<LimitName, Limiter>();

/** Counts over all processes; each for itself without Redis, and for as long as it is away. */
function createLimiter(name: LimitName): Limiter {
  const alone = new RateLimiterMemory({ keyPrefix: name, ...LIMITS[name] });
  const redis = maybeRedis();
  if (!redis) return alone;
  return new RateLimiterRedis({
    ...LIMITS[name],
    keyPrefix: `tenderbee:limit:${name}`,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    insuranceLimiter: alone,
  });
}

function limiterOf(name: LimitName): Limiter {
  const limiter = limiters.get(name) ?? createLimiter(name);
  limiters.set(name, limiter);
  return limiter;
}

function refusalOf(name: LimitName, { msBeforeNext }: RateLimiterRes): AppError {
  singletons.metrics?.rateLimits.inc({ limit: name });
  return new AppError("too_many_requests", { seconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) });
}

/** Counts a use, or several, for a caller. Throws `too_many_requests` with the seconds to wait. */
export async function consumeRateLimit(name: LimitName, caller: string, uses = 1): Promise<void> {
  if (!env.RATE_LIMITS || uses < 1) return;
  try {
    await limiterOf(name).consume(caller, uses);
  } catch (refusal) {
    throw refusal instanceof RateLimiterRes ? refusalOf(name, refusal) : refusal;
  }
}

/** Whether a caller has used up a limit, without counting. */
export async function isRateLimited(name: LimitName, caller: string): Promise<boolean> {
  if (!env.RATE_LIMITS) return false;
  const counted = await limiterOf(name).get(caller);
  return counted !== null && counted.remainingPoints <= 0;
}

/** Counts a use without refusing it; how many there are now. Zero where limits are off. */
export async function countUsage(name: LimitName, caller: string): Promise<number> {
  return env.RATE_LIMITS ? (await limiterOf(name).penalty(caller)).consumedPoints : 0;
}

/** Takes back a use that was counted. */
export async function uncountUsage(name: LimitName, caller: string): Promise<void> {
  if (env.RATE_LIMITS) await limiterOf(name).reward(caller);
}

/** One use, and no other one for some seconds. Throws `too_many_requests` with the seconds that are left. */
export async function consumePause(name: LimitName, caller: string, seconds: number): Promise<void> {
  try {
    await limiterOf(name).consume(caller, 1, { customDuration: seconds });
  } catch (refusal) {
    throw refusal instanceof RateLimiterRes ? refusalOf(name, refusal) : refusal;
  }
}

/** Forgets what was counted for a caller, for example after the right password. */
export async function resetRateLimit(name: LimitName, caller: string): Promise<void> {
  await limiterOf(name).delete(caller);
}

const underWay = new Map<string, number>();
/** The `Retry-After` of a user with too many concurrent calls, in seconds. */
const A_MOMENT_SECONDS = 5;

/** Does something that is costly, at most `most` times at once for a caller. Throws `too_many_requests`. */
export async function limitConcurrency<T>(caller: string, most: number, run: () => Promise<T>): Promise<T> {
  const others = underWay.get(caller) ?? 0;
  if (others >= most) {
    singletons.metrics?.rateLimits.inc({ limit: "concurrency" });
    throw new AppError("too_many_requests", { seconds: A_MOMENT_SECONDS });
  }
  underWay.set(caller, others + 1);
  try {
    return await run();
  } finally {
    const left = (underWay.get(caller) ?? 1) - 1;
    if (left > 0) underWay.set(caller, left);
    else underWay.delete(caller);
  }
}
