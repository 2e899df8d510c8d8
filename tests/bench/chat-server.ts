// The production server in a child process that reports the size of its heap.
import { startBuiltServer } from "../support/built-server";
import { report, reportHeap } from "./child-process";

reportHeap();
const { port } = await startBuiltServer();
report({ port });
