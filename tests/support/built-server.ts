import type { RunningServer } from "@/server";

/** Starts, in this process, the production server that the build has left in dist. */
export async function startBuiltServer(): Promise<RunningServer> {
  // Computed, so that the type check does not follow the import into the output of the build.
  const file = new URL("../../dist/server.mjs", import.meta.url).href;
  const { startServer }: { startServer: () => Promise<RunningServer> } = await import(file);
  return startServer();
}
