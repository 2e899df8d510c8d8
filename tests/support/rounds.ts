/** How often a race is run. In full: RACE_ROUNDS=200 npx vitest run tests/api/counter-offers (CONTRIBUTING.md). */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 8);

/** What one round of a race may take, in milliseconds: it builds a market of its own. */
const ROUND_MS = 2_000;

/** Runs a race again and again, each time with people of its own: once proves nothing about what happens at once. */
export async function rounds(round: () => Promise<void>): Promise<void> {
  for (let number = 0; number < ROUNDS; number++) await round();
}

/** The time that a test of all rounds may take. */
export const ROUNDS_TIMEOUT_MS = Math.max(30_000, ROUNDS * ROUND_MS);
