import type { DbClient, Tx } from "@/lib/platform/server/database/db";
import { AppError } from "@/lib/shared/errors";
import { newId } from "@/lib/shared/ids";
import type { OfferStatus } from "@/lib/tenders/constants";
import { Prisma } from "@/prisma/generated/client";
import type { AppointmentKind } from "../constants";

const lockedSelect = {
  id: true,
  tenderId: true,
  proId: true,
  kind: true,
  status: true,
  options: true,
  proposedById: true,
  startsAt: true,
  durationMinutes: true,
  nextMinutes: true,
  showsAddress: true,
  sequence: true,
  version: true,
  overAt: true,
} as const satisfies Prisma.AppointmentSelect;

/** An appointment whose tender is locked, which is the lock of its appointments too. */
export type LockedAppointment = Prisma.AppointmentGetPayload<{ select: typeof lockedSelect }>;

/** Those that still take place, or may. */
const LIVE: Prisma.AppointmentWhereInput = { status: { in: ["PROPOSED", "CONFIRMED"] } };

/** The tender of an appointment, for one of its two sides. Throws `appointment_not_found` for all others. */
export async function findTenderOfAppointment(
  client: DbClient,
  actorId: string,
  id: string,
): Promise<string> {
  const row = await client.appointment.findUnique({
    where: { id },
    select: { tenderId: true, proId: true, tender: { select: { creatorId: true } } },
  });
  if (!row || ![row.proId, row.tender.creatorId].includes(actorId))
    throw new AppError("appointment_not_found");
  return row.tenderId;
}

/** An appointment of a locked tender. Throws `appointment_not_found`. */
export async function findAppointment(tx: Tx, id: string): Promise<LockedAppointment> {
  const row = await tx.appointment.findUnique({ where: { id }, select: lockedSelect });
  if (!row) throw new AppError("appointment_not_found");
  return row;
}

/** Whether the two of a locked tender have one of this kind that is proposed or confirmed. */
export async function hasLiveAppointment(
  tx: Tx,
  pair: { tenderId: string; proId: string; kind: AppointmentKind },
): Promise<boolean> {
  return (await tx.appointment.count({ where: { ...pair, ...LIVE } })) > 0;
}

/** Where the offer of a PRO on a tender stands; null without one. */
export async function maybeOfferStatus(
  client: DbClient,
  tenderId: string,
  proId: string,
): Promise<OfferStatus | null> {
  const where = { tenderId_proId: { tenderId, proId } };
  const row = await client.offer.findUnique({ where, select: { status: true } });
  return row?.status ?? null;
}

/** Writes a new proposal. Answers its id. */
export async function addAppointment(
  tx: Tx,
  data: Omit<Prisma.AppointmentUncheckedCreateInput, "id">,
): Promise<string> {
  const id = newId();
  await tx.appointment.create({ data: { ...data, id }, select: { id: true } });
  return id;
}

/** Changes an appointment whose tender is locked; each change is a version. */
export async function saveAppointment(
  tx: Tx,
  id: string,
  change: Prisma.AppointmentUncheckedUpdateInput,
): Promise<void> {
  await tx.appointment.update({
    where: { id },
    data: { ...change, version: { increment: 1 } },
    select: { id: true },
  });
}

/** The live appointments of locked offers, or of a whole locked tender. */
export async function listLiveAppointments(
  tx: Tx,
  of: { tenderId: string } | { offerIds: readonly string[] },
): Promise<LockedAppointment[]> {
  const orderBy = { id: "asc" } as const;
  if ("tenderId" in of)
    return tx.appointment.findMany({ where: { ...of, ...LIVE }, select: lockedSelect, orderBy });
  const offers = await tx.offer.findMany({
    where: { id: { in: [...of.offerIds] } },
    select: { tenderId: true, proId: true },
  });
  if (offers.length === 0) return [];
  return tx.appointment.findMany({ where: { OR: offers, ...LIVE }, select: lockedSelect, orderBy });
}
