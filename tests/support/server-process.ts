// The production server alone in a process that a test may end or kill at any moment; the environment configures it.
import { startBuiltServer } from "./built-server";

const server = await startBuiltServer();
process.once("SIGTERM", () => void server.stop().then(() => process.exit(0)));
