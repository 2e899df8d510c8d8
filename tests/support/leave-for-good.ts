import { DELETE as deleteAccount } from "@/app/api/users/[id]/route";
import { eraseDeleted } from "@/lib/account-deletion/service";
import { db } from "@/lib/platform/server/database/db";
import { call } from "./call";
import { PASSWORD, type TestUser } from "./factories";

const MONTH_MS = 31 * 86_400_000;

/** Lets 30 days go by for an account that was deleted, and the night after them. */
export async function forgetAccount({ id }: { id: string }): Promise<void> {
  await db.user.update({ where: { id }, data: { deletedAt: new Date(Date.now() - MONTH_MS) } });
  await eraseDeleted();
}

/** Deletes a user's account as they do it themselves, and does not come back. */
export async function leaveForGood(as: TestUser): Promise<void> {
  const { status } = await call(deleteAccount, { as, params: { id: as.id }, body: { password: PASSWORD } });
  if (status !== 204) throw new Error(`could not leave: ${status}`);
  await forgetAccount(as);
}
