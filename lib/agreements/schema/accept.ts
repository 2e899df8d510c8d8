import { z } from "zod";
import { address } from "@/lib/shared/address";
import { phone } from "@/lib/users/particulars/schema";
import { seenVersion } from "@/lib/tenders/schema/content";

/**
 * PATCH /offers/{offerId}/accept: the version the client saw, and what the BEE could not know yet. Street and phone are
 * only taken where the tender and the account have none.
 */
export const acceptBody = seenVersion.extend({
  street: address.shape.street,
  phone: phone.nullish(),
});
export type Acceptance = z.infer<typeof acceptBody>;
