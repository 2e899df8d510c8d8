import { expect, it } from "vitest";
import { RESEND_SECONDS, secondsUntil } from "@/components/auth/email/use-resend-timer";

it.each([
  ["a full wait", 60_000, 0, 60],
  ["a started second as a whole one", 1500, 0, 2],
  ["nothing once it is over", 1000, 1000, 0],
  ["nothing long after", 1000, 90_000, 0],
  ["nothing when it was never started", Number.NaN, 0, 0],
  ["never more than the wait, even if the clock was set back", 900_000, 0, RESEND_SECONDS],
])("counts down %s", (_, until, now, seconds) => {
  expect(secondsUntil(until, now)).toBe(seconds);
});
