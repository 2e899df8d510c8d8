import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";

/** A command of two steps as `npm test` has them: a failed one does not keep it from the next. */
const COMMAND = `
  import { runNode, step, stoppedBy } from "./scripts/embedded/steps.mjs";
  const long = ["--eval", "console.log('runs'); setTimeout(() => {}, 60_000)"];
  await step("One", () => runNode(long, { show: /runs/ })).catch(() => {});
  await step("Two", async () => console.log("two begins")).catch((error) => console.log(error.message));
  console.log("stopped by", stoppedBy());
`;

it("begins no further step after Ctrl-C", async () => {
  const command = spawn(process.execPath, ["--input-type=module", "--eval", COMMAND], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  let said = "";
  command.stdout.on("data", (part: Buffer) => {
    said += part.toString();
    if (part.toString().includes("runs")) command.kill("SIGINT");
  });
  await once(command, "close");

  expect(said).toContain("Two: not begun after SIGINT");
  expect(said).not.toContain("two begins");
  expect(said).toContain("stopped by SIGINT");
});
