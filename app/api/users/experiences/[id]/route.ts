import { route } from "@/lib/platform/server/http/route";
import { experience, experienceBody, experienceParams } from "@/lib/users/experience/schema";
import { changeExperience, readExperience, removeExperience } from "@/lib/users/experience/service";

// GET /api/users/experiences/{id}: one experience of the caller's profile.
export const GET = route(
  { auth: "user", params: experienceParams, output: experience },
  ({ actor, params }) => readExperience({ actor, experienceId: params.id }),
);

// PUT /api/users/experiences/{id}: replaces one experience of the caller's profile.
export const PUT = route(
  { auth: "user", params: experienceParams, body: experienceBody, output: experience },
  ({ actor, params, body }) => changeExperience({ actor, experienceId: params.id, experience: body }),
);

// DELETE /api/users/experiences/{id}: deletes one experience of the caller's profile.
export const DELETE = route({ auth: "user", params: experienceParams }, ({ actor, params }) =>
  removeExperience({ actor, experienceId: params.id }),
);
