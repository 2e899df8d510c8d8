import { db } from "@/lib/platform/server/database/db";
import { idempotent } from "@/lib/platform/server/work/idempotency";
import { transact } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow, AppError } from "@/lib/shared/errors";
import { lockUser } from "../particulars/data";
import {
  changeEducationOf,
  countEducations,
  createEducation,
  dropEducationOf,
  findEducationOf,
} from "./data";
import { whyNotAddEducation } from "./policy";
import type { EducationBody, EducationView } from "./schema";

type EducationRef = { actor: Actor; educationId: string };

/** One of the caller's educations. Throws `education_not_found`, also for another user's. */
export function readEducation({ actor, educationId }: EducationRef): Promise<EducationView> {
  return findEducationOf(db, actor.id, educationId);
}

type AddEducation = { actor: Actor; education: EducationBody; idempotencyKey: string | null };

/** Adds an education to the caller's profile, once per idempotency key. Throws `educations_full` at the limit. */
export function addEducation({ actor, education, idempotencyKey }: AddEducation): Promise<EducationView> {
  return transact(async (work) => {
    await lockUser(work.tx, actor.id);
    const attempt = { userId: actor.id, key: idempotencyKey, fingerprint: { education } };
    return idempotent(work, attempt, async () => {
      allow(whyNotAddEducation(await countEducations(work.tx, actor.id)));
      return createEducation(work.tx, actor.id, education);
    });
  });
}

/** Replaces one of the caller's educations. Throws `education_not_found`, also for another user's. */
export function changeEducation(call: EducationRef & { education: EducationBody }): Promise<EducationView> {
  const { actor, educationId, education } = call;
  return transact(async ({ tx }) => {
    const isThere = await changeEducationOf(tx, actor.id, educationId, education);
    if (!isThere) throw new AppError("education_not_found");
    return findEducationOf(tx, actor.id, educationId);
  });
}

/** Deletes one of the caller's educations. Throws `education_not_found`, also for another user's. */
export function removeEducation({ actor, educationId }: EducationRef): Promise<void> {
  return transact(async ({ tx }) => {
    if (!(await dropEducationOf(tx, actor.id, educationId))) throw new AppError("education_not_found");
  });
}
