/** How often a race is run. In full: RACE_ROUNDS=200 npx vitest run tests/api/counter-offers (CONTRIBUTING.md). */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 8);

/** What one round of a race may take, in milliseconds, on a busy machine: it builds a market of its own. */
const ROUND_MS = 10_000;

/** Runs a race again and again, each time with people of its own: once proves nothing about what happens at once. */
export async function rounds(round: () => Promise<void>): Promise<void> {
  for (let number = 0; number < ROUNDS; number++) await round();
}

/** The time that a test of all rounds may take. */
export const ROUNDS_TIMEOUT_MS = ROUNDS * ROUND_MS;

const FILES = 2;

/** How often each of the two files of tests/api/agreement-walk walks: half of WALKS=5000 (CONTRIBUTING.md). */
export const WALKS_PER_FILE = Math.ceil(Number(process.env.WALKS ?? 40) / FILES);

/** The time that all walks of a file may take, and the search for the shortest that fails. */
export const WALKS_TIMEOUT_MS = 60_000 + WALKS_PER_FILE * 5_000;
