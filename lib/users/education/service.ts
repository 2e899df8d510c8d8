import { db } from "@/lib/platform/server/database/db";
import { idempotent } from "@/lib/platform/server/work/idempotency";
import { transact } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow, AppError } from "@/lib/shared/errors";
import { lockPerson } from "../particulars/data";
import {
  changeEducationOf,
  countEducations,
  createEducation,
  dropEducationOf,
  findEducationOf,
} from "./data";
import { whyNotAddEducation } from "./policy";
import type { EducationBody, EducationView } from "./schema";

type One = { actor: Actor; educationId: string };

/** One of the caller's own. Throws `education_not_found`, also for somebody else's. */
export function readEducation({ actor, educationId }: One): Promise<EducationView> {
  return findEducationOf(db, actor.id, educationId);
}

type AddEducation = { actor: Actor; education: EducationBody; idempotencyKey: string | null };

/**
 * Adds one to the caller's profile; the same key makes it once. Throws `educations_full` when it already lists as many
 * as there may be.
 */
export function addEducation({ actor, education, idempotencyKey }: AddEducation): Promise<EducationView> {
  return transact(async (work) => {
    await lockPerson(work.tx, actor.id);
    const attempt = { userId: actor.id, key: idempotencyKey, fingerprint: { education } };
    return idempotent(work, attempt, async () => {
      allow(whyNotAddEducation(await countEducations(work.tx, actor.id)));
      return createEducation(work.tx, actor.id, education);
    });
  });
}

/** Writes one of the caller's own anew. Throws `education_not_found`, also for somebody else's. */
export function changeEducation(call: One & { education: EducationBody }): Promise<EducationView> {
  const { actor, educationId, education } = call;
  return transact(async ({ tx }) => {
    const isThere = await changeEducationOf(tx, actor.id, educationId, education);
    if (!isThere) throw new AppError("education_not_found");
    return findEducationOf(tx, actor.id, educationId);
  });
}

/** Takes one off the caller's profile. Throws `education_not_found`, also for somebody else's. */
export function removeEducation({ actor, educationId }: One): Promise<void> {
  return transact(async ({ tx }) => {
    if (!(await dropEducationOf(tx, actor.id, educationId))) throw new AppError("education_not_found");
  });
}
