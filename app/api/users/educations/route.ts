import { route } from "@/lib/platform/server/http/route";
import { education, educationBody } from "@/lib/users/education/schema";
import { addEducation } from "@/lib/users/education/service";

// POST /api/users/educations: adds an education to the caller's profile; idempotent by Idempotency-Key.
export const POST = route(
  { auth: "user", body: educationBody, output: education, status: 201 },
  ({ actor, body, idempotencyKey }) => addEducation({ actor, education: body, idempotencyKey }),
);
