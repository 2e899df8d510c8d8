import type { Model, Verdict } from "../model";
import type { World } from "../world";

/** One try: who does it, about whose offer, and whether they have seen what is there now. */
export type Turn = {
  who: number;
  pro: number;
  isFresh: boolean;
  euros: number;
  hours: number;
  /** A visit or the work. */
  kind: number;
  /** A decision that is in favour of the reviews. */
  isMild: boolean;
};

export type Move = {
  /** Whose move it usually is; of what both can do, the client's or the PRO's by turns. */
  by: (model: Model, turn: Omit<Turn, "who"> & { isClients: boolean }) => number;
  /** How the product refuses it, or what it changes. */
  judge: (model: Model, turn: Turn) => Verdict;
  /** The move itself. */
  run: (world: World, turn: Turn) => Promise<unknown>;
};

export const seen = (version: number, { isFresh }: Turn) => version + (isFresh ? 0 : 1);
