import { DELETE, PUT } from "@/app/api/blocks/[userId]/route";
import type { BlockList } from "@/lib/blocks/schema";
import { call } from "@/tests/support/call";
import type { TestUser } from "@/tests/support/factories";

type Answer = BlockList & { code?: string };

/** A user blocks another one, through the API. */
export const block = (as: TestUser, { id: userId }: { id: string }) =>
  call<Answer>(PUT, { as, params: { userId } });

/** And no longer. */
export const unblock = (as: TestUser, { id: userId }: { id: string }) =>
  call<Answer>(DELETE, { as, params: { userId } });
