import type { DbClient, Tx } from "@/lib/platform/server/database/db";
import { AppError } from "@/lib/shared/errors";
import { newId } from "@/lib/shared/ids";
import type { Prisma } from "@/prisma/generated/client";
import type { ExperienceBody, ExperienceView } from "./schema";

const experienceSelect = {
  id: true,
  title: true,
  company: true,
  fromMonth: true,
  toMonth: true,
  isCurrent: true,
  description: true,
} as const satisfies Prisma.ExperienceSelect;

// Blanks are nothing, and what goes on has no end, whatever was typed before.
function toColumns({ title, company, fromMonth, toMonth, isCurrent, description }: ExperienceBody) {
  return {
    title,
    fromMonth,
    isCurrent,
    toMonth: isCurrent ? null : (toMonth ?? null),
    company: company || null,
    description: description || null,
  };
}

/** Somebody's own one. Throws `experience_not_found`, also when it is somebody else's. */
export async function findExperienceOf(
  reader: DbClient,
  userId: string,
  id: string,
): Promise<ExperienceView> {
  const row = await reader.experience.findUnique({ where: { id, userId }, select: experienceSelect });
  if (!row) throw new AppError("experience_not_found");
  return row;
}

/** How many somebody lists. */
export function countExperiences(tx: Tx, userId: string): Promise<number> {
  return tx.experience.count({ where: { userId } });
}

export function createExperience(tx: Tx, userId: string, body: ExperienceBody): Promise<ExperienceView> {
  return tx.experience.create({
    data: { id: newId(), userId, ...toColumns(body) },
    select: experienceSelect,
  });
}

/** False: it is not there, or somebody else's. */
export async function changeExperienceOf(
  tx: Tx,
  userId: string,
  id: string,
  body: ExperienceBody,
): Promise<boolean> {
  return (await tx.experience.updateMany({ where: { id, userId }, data: toColumns(body) })).count === 1;
}

/** False: it is not there, or somebody else's. */
export async function dropExperienceOf(tx: Tx, userId: string, id: string): Promise<boolean> {
  return (await tx.experience.deleteMany({ where: { id, userId } })).count === 1;
}
