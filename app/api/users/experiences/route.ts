import { route } from "@/lib/platform/server/http/route";
import { experience, experienceBody } from "@/lib/users/experience/schema";
import { addExperience } from "@/lib/users/experience/service";

// POST /api/users/experiences: adds an experience to the caller's profile; idempotent by Idempotency-Key.
export const POST = route(
  { auth: "user", body: experienceBody, output: experience, status: 201 },
  ({ actor, body, idempotencyKey }) => addExperience({ actor, experience: body, idempotencyKey }),
);
