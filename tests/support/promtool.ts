import { spawnSync } from "node:child_process";
import { ensurePromtool } from "../../scripts/programs/promtool.mjs";

/** Runs promtool; its exit code and all that it said. */
export async function runPromtool(
  args: string[],
  input = "",
): Promise<{ status: number | null; said: string }> {
  const { status, stdout, stderr } = spawnSync(await ensurePromtool(), args, {
    input,
    encoding: "utf8",
  });
  return { status, said: `${stdout}${stderr}` };
}
