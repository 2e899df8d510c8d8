// Chance, from one seed: the same seed and number of a request always draw the same.
import fc from "fast-check";

/** Draws a value of an arbitrary. */
export type Draw = <Value>(arbitrary: fc.Arbitrary<Value>) => Value;

// Far apart, so that two seeds beside each other share no request.
const STRIDE = 1_000_003;

/** Runs `work` with the chance of one request. */
export function drawing<Value>(seed: number, number: number, work: (draw: Draw) => Value): Value {
  const arbitrary = fc.gen().map((take) => work((of) => take(() => of)));
  const [value] = fc.sample(arbitrary, { seed: (seed * STRIDE + number) | 0, numRuns: 1 });
  return value as Value;
}

/** True in so many of a hundred cases. */
export function chance(draw: Draw, percent: number): boolean {
  return draw(fc.noBias(fc.integer({ min: 0, max: 99 }))) < percent;
}

/** One of the list; undefined when it is empty. */
export function pickFrom<Value>(draw: Draw, list: readonly Value[]): Value | undefined {
  if (list.length === 0) return undefined;
  return list[draw(fc.noBias(fc.nat({ max: list.length - 1 })))];
}
