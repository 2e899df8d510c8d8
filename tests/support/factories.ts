import { db } from "@/lib/platform/server/db";
import { hashPassword } from "@/lib/platform/server/passwords";
import { newId } from "@/lib/shared/ids";
import type { Prisma } from "@/prisma/generated/client";

/** The password of everybody a factory makes. */
export const PASSWORD = "long-enough-7";

/** Somebody with an account; `call(…, { as })` signs them in. */
export type TestUser = { id: string; email: string; role: "CLIENT" | "PRO" | "ADMIN" };

type Details = Partial<Prisma.UserUncheckedCreateInput>;

let passwordHash: Promise<string> | undefined;
let made = 0;

async function aUser(role: TestUser["role"], details: Details): Promise<TestUser> {
  const id = newId();
  const number = ++made;
  // Hashed once: it takes longer than everything else a test does.
  passwordHash ??= hashPassword(PASSWORD);
  return db.user.create({
    data: {
      id,
      role,
      firstName: "Nora",
      lastName: "Berger",
      email: `person-${number}-${id.slice(-6)}@example.com`,
      referralCode: id.replaceAll("-", "").slice(-8).toUpperCase(),
      passwordHash: await passwordHash,
      emailConfirmedAt: new Date(),
      termsAcceptedAt: new Date(),
      ...details,
    },
    select: { id: true, email: true, role: true },
  });
}

/** A client with a confirmed address. */
export function aClient(details: Details = {}): Promise<TestUser> {
  return aUser("CLIENT", details);
}

/** A PRO with a confirmed address, on FREE. */
export function aPro(details: Details = {}): Promise<TestUser> {
  return aUser("PRO", { firstName: "Tomáš", lastName: "Dvořák", ...details });
}

/** An admin. */
export function anAdmin(details: Details = {}): Promise<TestUser> {
  return aUser("ADMIN", details);
}
