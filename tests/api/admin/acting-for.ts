import { DELETE as deleteRoute } from "@/app/api/admin/users/[userId]/route";
import { POST as changeRoute } from "@/app/api/admin/users/[userId]/email-change/route";
import { GET as ownUser } from "@/app/api/auth/user/route";
import { db } from "@/lib/platform/server/database/db";
import type { RouteHandler } from "@/lib/platform/server/http/route-spec";
import { call } from "@/tests/support/call";
import type { TestUser } from "@/tests/support/factories";

type Refusal = { code?: string; errors?: { path: string }[]; effectiveAt?: string };
type Person = { id: string };

export const PROOF = "Video call on 26 November with her passport.";
export const REASON = "Asked for it by mail on 26 November.";

/** What an admin does for a person. */
export const act = (route: RouteHandler, as: TestUser, person: Person, body?: object, key?: string) =>
  call<Refusal>(route, {
    as,
    params: { userId: person.id },
    ...(body && { body }),
    headers: { "x-client-ip": "192.0.2.9", ...(key && { "idempotency-key": key }) },
  });
/** Begins a change of a person's address. */
export const startChange = (as: TestUser, person: Person, email: string, key?: string) =>
  act(changeRoute, as, person, { email, proof: PROOF }, key);
/** Deletes a person's account on request. */
export const removeFor = (as: TestUser, person: Person) => act(deleteRoute, as, person, { reason: REASON });

/** What the audit log has about a person, the oldest first. */
export const entriesAbout = ({ id: subjectId }: Person) =>
  db.auditEntry.findMany({
    where: { subjectId },
    orderBy: { at: "asc" },
    select: { action: true, actorId: true, before: true, after: true },
  });
export const accountOf = ({ id }: Person) => db.user.findUniqueOrThrow({ where: { id } });
export const isSignedIn = async (as: TestUser) => (await call(ownUser, { as })).status === 200;
