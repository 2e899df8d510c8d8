// @vitest-environment happy-dom
import { expect, it } from "vitest";

it("tells zod to make no functions out of text, before zod is there and without bringing it", async () => {
  await import("@/instrumentation-client");
  const { config } = await import("zod");

  expect(config().jitless).toBe(true);
});
