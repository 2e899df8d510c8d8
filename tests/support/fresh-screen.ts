import { afterAll, vi } from "vitest";

// The previous file shared this process: what our modules remember of it, and what it has put into place of them, goes.
// Libraries stay loaded.
vi.resetModules();

// What a file leaves on the screen would go on rendering in the next one.
afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  const { cleanup } = await import("@testing-library/react");
  cleanup();
  document.body.replaceChildren();
  // Style sheets stay: emotion knows them for as long as it is loaded.
  for (const added of document.head.querySelectorAll(":not(style)")) added.remove();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});
