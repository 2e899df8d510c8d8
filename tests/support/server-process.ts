// The production server alone in a process that a test may kill at any moment; the environment configures it.
import { startBuiltServer } from "./built-server";

await startBuiltServer();
