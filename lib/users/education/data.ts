import type { DbClient, Tx } from "@/lib/platform/server/database/db";
import { AppError } from "@/lib/shared/errors";
import { newId } from "@/lib/shared/ids";
import type { Prisma } from "@/prisma/generated/client";
import type { EducationBody, EducationView } from "./schema";

const educationSelect = {
  id: true,
  school: true,
  degree: true,
  field: true,
  fromYear: true,
  toYear: true,
  isCurrent: true,
  description: true,
} as const satisfies Prisma.EducationSelect;

// Normalises: blank becomes null, and a current entry has no end.
function toColumns({ school, degree, field, fromYear, toYear, isCurrent, description }: EducationBody) {
  return {
    school,
    fromYear,
    isCurrent,
    toYear: isCurrent ? null : (toYear ?? null),
    degree: degree || null,
    field: field || null,
    description: description || null,
  };
}

/** An education of this user. Throws `education_not_found`, also for another user's. */
export async function findEducationOf(client: DbClient, userId: string, id: string): Promise<EducationView> {
  const row = await client.education.findUnique({ where: { id, userId }, select: educationSelect });
  if (!row) throw new AppError("education_not_found");
  return row;
}

export function countEducations(tx: Tx, userId: string): Promise<number> {
  return tx.education.count({ where: { userId } });
}

export function createEducation(tx: Tx, userId: string, body: EducationBody): Promise<EducationView> {
  return tx.education.create({ data: { id: newId(), userId, ...toColumns(body) }, select: educationSelect });
}

/** False: it does not exist, or belongs to another user. */
export async function changeEducationOf(
  tx: Tx,
  userId: string,
  id: string,
  body: EducationBody,
): Promise<boolean> {
  return (await tx.education.updateMany({ where: { id, userId }, data: toColumns(body) })).count === 1;
}

/** False: it does not exist, or belongs to another user. */
export async function dropEducationOf(tx: Tx, userId: string, id: string): Promise<boolean> {
  return (await tx.education.deleteMany({ where: { id, userId } })).count === 1;
}
