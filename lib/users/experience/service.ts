import { db } from "@/lib/platform/server/database/db";
import { idempotent } from "@/lib/platform/server/work/idempotency";
import { transact } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow, AppError } from "@/lib/shared/errors";
import { lockPerson } from "../particulars/data";
import {
  changeExperienceOf,
  countExperiences,
  createExperience,
  dropExperienceOf,
  findExperienceOf,
} from "./data";
import { whyNotAddExperience } from "./policy";
import type { ExperienceBody, ExperienceView } from "./schema";

type One = { actor: Actor; experienceId: string };

/** One of the caller's own. Throws `experience_not_found`, also for somebody else's. */
export function readExperience({ actor, experienceId }: One): Promise<ExperienceView> {
  return findExperienceOf(db, actor.id, experienceId);
}

type AddExperience = { actor: Actor; experience: ExperienceBody; idempotencyKey: string | null };

/**
 * Adds one to the caller's profile; the same key makes it once. Throws `experiences_full` when it already lists as many
 * as there may be.
 */
export function addExperience({ actor, experience, idempotencyKey }: AddExperience): Promise<ExperienceView> {
  return transact(async (work) => {
    await lockPerson(work.tx, actor.id);
    const attempt = { userId: actor.id, key: idempotencyKey, fingerprint: { experience } };
    return idempotent(work, attempt, async () => {
      allow(whyNotAddExperience(await countExperiences(work.tx, actor.id)));
      return createExperience(work.tx, actor.id, experience);
    });
  });
}

/** Writes one of the caller's own anew. Throws `experience_not_found`, also for somebody else's. */
export function changeExperience(call: One & { experience: ExperienceBody }): Promise<ExperienceView> {
  const { actor, experienceId, experience } = call;
  return transact(async ({ tx }) => {
    const isThere = await changeExperienceOf(tx, actor.id, experienceId, experience);
    if (!isThere) throw new AppError("experience_not_found");
    return findExperienceOf(tx, actor.id, experienceId);
  });
}

/** Takes one off the caller's profile. Throws `experience_not_found`, also for somebody else's. */
export function removeExperience({ actor, experienceId }: One): Promise<void> {
  return transact(async ({ tx }) => {
    if (!(await dropExperienceOf(tx, actor.id, experienceId))) throw new AppError("experience_not_found");
  });
}
