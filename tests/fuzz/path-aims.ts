// The aim of an operation that has none of its own: a thing of the caller that its path is about, as it was last seen.
import { own } from "./account-aims";
import { aimAtTender, offerMove } from "./course-aims";
import type { Operation } from "./document";
import type { Aim } from "./scene";

/** "saved-searches" and "id" of `/api/saved-searches/{id}`; "export" says nothing of `/api/users/{id}/export`. */
const LAST_THING = /\/([\w-]+)\/\{(\w+)\}[^{]*$/;

function aimAtThing(list: string, name: string): Aim {
  return (scene) => {
    // Questions about a tender are listed as "questions", and changed as "tender-questions".
    const kinds = [list, list.split("-").at(-1)!].map((one) => `in:${one}` as const);
    const kind = kinds.find((one) => scene.world.thingsOf(one).length > 0);
    const found = kind && own(kind, name)(scene);
    if (!found) return undefined;
    const { facts } = scene.world.thingsOf(kind).find(({ id }) => id === found.params?.[name])!;
    const { version, updatedAt, tenderId } = facts;
    const params = typeof tenderId === "string" ? { tenderId, ...found.params } : found.params;
    const seen = Object.entries({ version, updatedAt }).filter(([, value]) => value !== undefined);
    return { ...found, params, body: Object.fromEntries(seen) };
  };
}

/** The aim of an operation by its path; undefined where that names nothing. */
export function pathAim({ path }: Operation): Aim | undefined {
  const [, list, name] = LAST_THING.exec(path) ?? [];
  if (list === undefined || name === undefined) return undefined;
  if (list === "tenders") return aimAtTender;
  return list === "offers" ? offerMove : aimAtThing(list, name);
}
