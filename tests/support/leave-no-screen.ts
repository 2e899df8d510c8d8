import { afterAll } from "vitest";

// What a file leaves on the screen would go on rendering when the simulated browser is gone already.
afterAll(async () => {
  if (typeof document === "undefined") return;
  const { cleanup } = await import("@testing-library/react");
  cleanup();
});
