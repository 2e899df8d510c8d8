import { route } from "@/lib/platform/server/http/route";
import { education, educationBody, educationParams } from "@/lib/users/education/schema";
import { changeEducation, readEducation, removeEducation } from "@/lib/users/education/service";

// GET /api/users/educations/{id}: one education of the caller's profile.
export const GET = route({ auth: "user", params: educationParams, output: education }, ({ actor, params }) =>
  readEducation({ actor, educationId: params.id }),
);

// PUT /api/users/educations/{id}: replaces one education of the caller's profile.
export const PUT = route(
  { auth: "user", params: educationParams, body: educationBody, output: education },
  ({ actor, params, body }) => changeEducation({ actor, educationId: params.id, education: body }),
);

// DELETE /api/users/educations/{id}: deletes one education of the caller's profile.
export const DELETE = route({ auth: "user", params: educationParams }, ({ actor, params }) =>
  removeEducation({ actor, educationId: params.id }),
);
