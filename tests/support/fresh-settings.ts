import { afterAll, vi } from "vitest";

const shared = globalThis as {
  settingsAtStart?: NodeJS.ProcessEnv;
  __tenderbee?: { db?: { $disconnect(): Promise<void> } };
};

// The previous file shared this process: the settings it has changed, and what our modules have made of them, go.
// Libraries stay loaded.
shared.settingsAtStart ??= { ...process.env };
for (const name of Object.keys(process.env)) if (!(name in shared.settingsAtStart)) delete process.env[name];
Object.assign(process.env, shared.settingsAtStart);
await shared.__tenderbee?.db?.$disconnect();
delete shared.__tenderbee;
vi.resetModules();

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
