import type { Redis } from "ioredis";

/**
 * Presence over all processes. Per user a sorted set of the processes that hold devices of theirs, by when the
 * process's heartbeat expires; and one sorted set of all users, by when they go offline without another heartbeat.
 * Scripts, because each step checks and writes atomically, and by Redis's clock, which is the same for all processes.
 */
const PEOPLE = "tenderbee:people";
/** Where a process says whose presence has changed. */
export const PRESENCE_CHANNEL = "tenderbee:presence";

const NOW = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local function publish(people)
  if #people > 0 then redis.call('PUBLISH', '${PRESENCE_CHANNEL}', cjson.encode(people)) end
  return people
end`;

/** ARGV: how long the word counts in ms, the process, people. Answers those who were not here before. */
const STAY = `${NOW}
local came = {}
for at = 3, #ARGV do
  local person = KEYS[1] .. ':' .. ARGV[at]
  if redis.call('ZCOUNT', person, now, '+inf') == 0 then came[#came + 1] = ARGV[at] end
  redis.call('ZADD', person, now + ARGV[1], ARGV[2])
  redis.call('PEXPIRE', person, ARGV[1])
  redis.call('ZADD', KEYS[1], now + ARGV[1], ARGV[at])
end
return publish(came)`;

/** ARGV: the process, people. Answers those who are gone now. */
const LEAVE = `${NOW}
local gone = {}
for at = 2, #ARGV do
  local person = KEYS[1] .. ':' .. ARGV[at]
  redis.call('ZREM', person, ARGV[1])
  if redis.call('ZCOUNT', person, now, '+inf') == 0 then
    if redis.call('ZREM', KEYS[1], ARGV[at]) == 1 then gone[#gone + 1] = ARGV[at] end
  end
end
return publish(gone)`;

/** Returns the users whose processes have all gone silent. Only the first caller gets them. */
const SWEEP = `${NOW}
local gone = {}
for _, id in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', now, 'LIMIT', 0, 1000)) do
  local person = KEYS[1] .. ':' .. id
  local latest = redis.call('ZREVRANGE', person, 0, 0, 'WITHSCORES')
  if latest[2] and tonumber(latest[2]) > now then
    redis.call('ZADD', KEYS[1], latest[2], id)
  else
    redis.call('ZREM', KEYS[1], id)
    gone[#gone + 1] = id
  end
end
return publish(gone)`;

/** ARGV: people. Answers those of them who are here. */
const WHO = `${NOW}
local here = {}
for at = 1, #ARGV do
  if redis.call('ZCOUNT', KEYS[1] .. ':' .. ARGV[at], now, '+inf') > 0 then here[#here + 1] = ARGV[at] end
end
return here`;

/** A script holds up everybody else for as long as it runs. */
const MOST_AT_ONCE = 1000;

async function inParts(
  people: readonly string[],
  run: (part: readonly string[]) => Promise<unknown>,
): Promise<string[]> {
  const answers: string[] = [];
  for (let from = 0; from < people.length; from += MOST_AT_ONCE)
    answers.push(...((await run(people.slice(from, from + MOST_AT_ONCE))) as string[]));
  return answers;
}

/** Says for a process that these people have devices connected there, for so long. Answers who came only now. */
export function stay(redis: Redis, holder: { process: string; forMs: number }, people: readonly string[]) {
  return inParts(people, (part) => redis.eval(STAY, 1, PEOPLE, holder.forMs, holder.process, ...part));
}

/** Says for a process that these people's last devices have left it. Answers who is gone altogether. */
export function leave(redis: Redis, process: string, people: readonly string[]) {
  return inParts(people, (part) => redis.eval(LEAVE, 1, PEOPLE, process, ...part));
}

/** Finds the people of processes that have died. */
export function sweep(redis: Redis): Promise<string[]> {
  return redis.eval(SWEEP, 1, PEOPLE) as Promise<string[]>;
}

/** Those of the people who have a device connected to any process. */
export function onlineInRedis(redis: Redis, people: readonly string[]) {
  return inParts(people, (part) => redis.eval(WHO, 1, PEOPLE, ...part));
}
