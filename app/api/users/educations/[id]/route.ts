import { route } from "@/lib/platform/server/http/route";
import { education, educationBody, educationParams } from "@/lib/users/education/schema";
import { changeEducation, readEducation, removeEducation } from "@/lib/users/education/service";

// GET /api/users/educations/{id}: one of the own profile.
export const GET = route({ auth: "user", params: educationParams, output: education }, ({ actor, params }) =>
  readEducation({ actor, educationId: params.id }),
);

// PUT /api/users/educations/{id}: writes one of the own profile anew.
export const PUT = route(
  { auth: "user", params: educationParams, body: educationBody, output: education },
  ({ actor, params, body }) => changeEducation({ actor, educationId: params.id, education: body }),
);

// DELETE /api/users/educations/{id}: takes one off the own profile.
export const DELETE = route({ auth: "user", params: educationParams }, ({ actor, params }) =>
  removeEducation({ actor, educationId: params.id }),
);
