import { route } from "@/lib/platform/server/http/route";
import { settingsChange } from "@/lib/users/schema";
import { ownUser } from "@/lib/shared/own-user";
import { changeSettings } from "@/lib/users/service";

// PATCH /api/users/settings/change: changes the caller's language and e-mail settings.
export const PATCH = route(
  { auth: "user", body: settingsChange, output: ownUser, beforeTwoStep: true },
  ({ actor, body }) => changeSettings({ actor, ...body }),
);
