// What an aim sees, and what it may fix: the parts that a request must name so that it can succeed.
import type { Draw } from "./draw";
import type { Caller } from "./document";
import type { FormPart } from "./request";
import type { FuzzedWorld, Member } from "./world";

/** The parts of a request that an aim fixes. */
export type Aimed = {
  as?: Member;
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  form?: FormPart[];
};
export type Scene = { draw: Draw; world: FuzzedWorld; caller: Caller; as: Member | undefined };
export type Aim = (scene: Scene) => Aimed | undefined;

/** The member of this id, while they take part. */
export const memberById = ({ world }: Scene, id: string | null) => world.members.find((one) => one.id === id);
