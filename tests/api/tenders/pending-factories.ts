import { POST } from "@/app/api/pending-tenders/route";
import { subcategoryIdOf } from "@/lib/categories/service";
import { pendingTenderCreated, type PendingTenderCreated } from "@/lib/pending-tenders/schema";
import { call, read } from "@/tests/support/call";
import { PASSWORD, VIENNA } from "@/tests/support/factories";

let number = 0;

/** The body of POST /pending-tenders; `tender` and `account` override single fields. */
export function aPendingBody({ tender = {}, account = {}, ...rest }: Record<string, object | number> = {}) {
  return {
    tender: {
      subcategoryId: subcategoryIdOf("painting"),
      title: "Paint the living room",
      description: "Two rooms, white walls, high ceilings.",
      isRemote: false,
      address: VIENNA,
      dateType: "FLEXIBLE",
      budgetType: "OPEN",
      ...(tender as object),
    },
    account: {
      email: `described-${++number}-${crypto.randomUUID().slice(0, 8)}@example.com`,
      password: PASSWORD,
      firstName: "Jana",
      lastName: "Nováková",
      acceptTerms: true,
      ...(account as object),
    },
    ...rest,
  };
}

/** A tender that waits for its new client's address. */
export async function aPendingTender(
  changes: Record<string, object | number> = {},
): Promise<PendingTenderCreated & { email: string }> {
  const body = aPendingBody(changes);
  const created = read(pendingTenderCreated, await call(POST, { body }));
  return { ...created, email: created.user.email };
}
