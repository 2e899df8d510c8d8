import { db } from "@/lib/platform/server/database/db";
import { idempotent } from "@/lib/platform/server/work/idempotency";
import { transact } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow, AppError } from "@/lib/shared/errors";
import { lockUser } from "../particulars/data";
import {
  changeExperienceOf,
  countExperiences,
  createExperience,
  dropExperienceOf,
  findExperienceOf,
} from "./data";
import { whyNotAddExperience } from "./policy";
import type { ExperienceBody, ExperienceView } from "./schema";

type ExperienceRef = { actor: Actor; experienceId: string };

/** One of the caller's experiences. Throws `experience_not_found`, also for another user's. */
export function readExperience({ actor, experienceId }: ExperienceRef): Promise<ExperienceView> {
  return findExperienceOf(db, actor.id, experienceId);
}

type AddExperience = { actor: Actor; experience: ExperienceBody; idempotencyKey: string | null };

/** Adds an experience to the caller's profile, once per idempotency key. Throws `experiences_full` at the limit. */
export function addExperience({ actor, experience, idempotencyKey }: AddExperience): Promise<ExperienceView> {
  return transact(async (work) => {
    await lockUser(work.tx, actor.id);
    const attempt = { userId: actor.id, key: idempotencyKey, fingerprint: { experience } };
    return idempotent(work, attempt, async () => {
      allow(whyNotAddExperience(await countExperiences(work.tx, actor.id)));
      return createExperience(work.tx, actor.id, experience);
    });
  });
}

/** Replaces one of the caller's experiences. Throws `experience_not_found`, also for another user's. */
export function changeExperience(
  call: ExperienceRef & { experience: ExperienceBody },
): Promise<ExperienceView> {
  const { actor, experienceId, experience } = call;
  return transact(async ({ tx }) => {
    const isThere = await changeExperienceOf(tx, actor.id, experienceId, experience);
    if (!isThere) throw new AppError("experience_not_found");
    return findExperienceOf(tx, actor.id, experienceId);
  });
}

/** Deletes one of the caller's experiences. Throws `experience_not_found`, also for another user's. */
export function removeExperience({ actor, experienceId }: ExperienceRef): Promise<void> {
  return transact(async ({ tx }) => {
    if (!(await dropExperienceOf(tx, actor.id, experienceId))) throw new AppError("experience_not_found");
  });
}
