// The production server alone in a process that a test may kill at any moment; the environment says the rest.
import { startServer } from "../../dist/server.mjs";

await startServer();
