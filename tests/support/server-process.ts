// The production server alone in a process that a test may end or kill at any moment; the environment configures it.
import { startBuiltServer } from "./built-server";

const server = await startBuiltServer().catch((error: unknown) => {
  // Next catches it, and the process would stay without a server.
  console.error(error);
  return process.exit(1);
});
process.once("SIGTERM", () => void server.stop().then(() => process.exit(0)));
