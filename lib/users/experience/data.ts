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

// Normalises: blank becomes null, and a current entry has no end.
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

/** An experience of this user. Throws `experience_not_found`, also for another user's. */
export async function findExperienceOf(
  client: DbClient,
  userId: string,
  id: string,
): Promise<ExperienceView> {
  const row = await client.experience.findUnique({ where: { id, userId }, select: experienceSelect });
  if (!row) throw new AppError("experience_not_found");
  return row;
}

export function countExperiences(tx: Tx, userId: string): Promise<number> {
  return tx.experience.count({ where: { userId } });
}

export function createExperience(tx: Tx, userId: string, body: ExperienceBody): Promise<ExperienceView> {
  return tx.experience.create({
    data: { id: newId(), userId, ...toColumns(body) },
    select: experienceSelect,
  });
}

/** False: it does not exist, or belongs to another user. */
export async function changeExperienceOf(
  tx: Tx,
  userId: string,
  id: string,
  body: ExperienceBody,
): Promise<boolean> {
  return (await tx.experience.updateMany({ where: { id, userId }, data: toColumns(body) })).count === 1;
}

/** False: it does not exist, or belongs to another user. */
export async function dropExperienceOf(tx: Tx, userId: string, id: string): Promise<boolean> {
  return (await tx.experience.deleteMany({ where: { id, userId } })).count === 1;
}
