import type { Mutant } from "./mutant";

/** Whose something is, which a query no longer asks. */
export const OWNER_MUTANTS: Mutant[] = [
  {
    name: "an education has no owner",
    file: "lib/users/education/data.ts",
    from: "deleteMany({ where: { id, userId } })",
    to: "deleteMany({ where: { id } })",
    operations: ["DELETE /users/educations/[id]"],
  },
  {
    name: "an experience is read by anyone",
    file: "lib/users/experience/data.ts",
    from: "findUnique({ where: { id, userId }",
    to: "findUnique({ where: { id }",
    operations: ["GET /users/experiences/[id]"],
  },
  {
    name: "a saved text has no owner",
    file: "lib/users/saved-texts/data.ts",
    from: "deleteMany({ where: { id, userId } })",
    to: "deleteMany({ where: { id } })",
    operations: ["DELETE /users/saved-texts/[id]"],
  },
  {
    name: "a saved search has no owner",
    file: "lib/saved-searches/data/search-rows.ts",
    from: "WHERE s.id = ${id}::uuid AND s.user_id = ${userId}::uuid AND",
    to: "WHERE s.id = ${id}::uuid AND",
    operations: ["PATCH /saved-searches/[id]", "DELETE /saved-searches/[id]"],
  },
  {
    name: "notifications have no owner",
    file: "lib/notifications/data.ts",
    from: "count({ where: { userId, id: { in: [...ids] } } })",
    to: "count({ where: { id: { in: [...ids] } } })",
    operations: ["PATCH /notifications/read"],
  },
  {
    name: "a file has no owner",
    file: "lib/files/data.ts",
    from: "WHERE owner_id = ${ownerId}::uuid AND public_id",
    to: "WHERE ${ownerId}::text <> '' AND public_id",
    operations: ["POST /files/destroy"],
  },
  {
    name: "a bought plan has no owner",
    file: "lib/subscriptions/data/subscriptions.ts",
    from: "findFirst({ where: { id, userId },",
    to: "findFirst({ where: { id },",
    operations: ["PATCH /users/subscriptions/[id]/cancel", "POST /users/subscriptions/[id]/withdraw"],
  },
  {
    name: "a session has no owner",
    file: "lib/auth/data.ts",
    from: "const where = { id: sessionId, userId, revokedAt: null };",
    to: "const where = { id: sessionId, revokedAt: null };",
    operations: ["DELETE /auth/sessions/[sessionId]"],
  },
  {
    name: "an identity document has no owner",
    file: "lib/verification/service/submit.ts",
    from: '    if (verification.userId !== actor.id) throw new AppError("verification_not_found");\n',
    to: "",
    operations: ["PUT /users/verification/[id]"],
  },
  {
    name: "an appointment is seen by all",
    file: "lib/appointments/data/views.ts",
    from: '  WHERE ${isOwn(side, "a", "t")}`;',
    to: "  WHERE true`;",
    operations: ["GET /appointments/[appointmentId]/appointment.ics"],
  },
  {
    name: "disputes are seen by all",
    file: "lib/disputes/data/views.ts",
    from: '  return role === "CLIENT" ? { clientId: id } : { proId: id };',
    to: "  return {};",
    operations: ["GET /disputes/[disputeId]"],
  },
];
