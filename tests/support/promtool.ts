import { spawnSync } from "node:child_process";
import { ensurePromtool } from "../../scripts/programs/promtool.mjs";

/** Runs `promtool check …`; its exit code and all that it said. */
export async function checkWithPromtool(
  args: string[],
  input = "",
): Promise<{ status: number | null; said: string }> {
  const { status, stdout, stderr } = spawnSync(await ensurePromtool(), ["check", ...args], {
    input,
    encoding: "utf8",
  });
  return { status, said: `${stdout}${stderr}` };
}
