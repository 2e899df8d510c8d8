import { route } from "@/lib/platform/server/route";
import { ownUser, settingsChange } from "@/lib/users/schema";
import { changeSettings } from "@/lib/users/service";

// PATCH /api/users/settings/change: the language one is written to in, and which mail one wants.
export const PATCH = route({ auth: "user", body: settingsChange, output: ownUser }, ({ actor, body }) =>
  changeSettings({ actor, ...body }),
);
