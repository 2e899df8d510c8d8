import { useMutation } from "@tanstack/react-query";
import { api } from "@/lib/platform/browser/api/api";
import { sessionStore } from "@/lib/platform/browser/session/session-store";
import { ownTimeZone } from "@/lib/platform/browser/time-zone";
import type { Day } from "@/lib/shared/dates/dates";
import type { OwnUser } from "@/lib/shared/own-user";

/**
 * Says until which day the BEE is away, by the device's time zone; null: back again. `onSaved` is called even when the
 * asking part is off the screen by then.
 */
export function useSaveAway(onSaved?: () => void) {
  return useMutation({
    mutationFn: async (until: Day | null) => {
      const timeZone = ownTimeZone();
      const call = until
        ? api.put<OwnUser>("/users/away", { until, timeZone })
        : api.delete<OwnUser>("/users/away");
      return (await call).data;
    },
    onSuccess: ({ awayUntil }) => {
      sessionStore.patchUser({ awayUntil });
      onSaved?.();
    },
  });
}
