// `npm run mutants`: makes one hole after another in a copy of the sources, and says which cell of the authorisation matrix
// notices it; fails when one survives. `-- --only offers --only plan` tries those with one of the words in their name.
import { parseArgs } from "node:util";
import { step } from "../embedded/steps.mjs";
import { openTestServer } from "../embedded/test-database.mjs";
import { MUTANTS } from "../../tests/api/authorisation/mutants/all";
import type { Mutant } from "../../tests/api/authorisation/mutants/mutant";
import { differences, noticed, withCopy, type Sources } from "../../tests/api/authorisation/mutants/run";

function readSelection(): Mutant[] {
  const { values } = parseArgs({ options: { only: { type: "string", multiple: true, default: [""] } } });
  const selected = MUTANTS.filter(({ name }) => values.only.some((words) => name.includes(words)));
  if (selected.length === 0) throw new Error(`No mutant has "${values.only.join('" or "')}" in its name.`);
  return selected;
}

/** Without a mutant there must be no difference, or each would seem to be noticed. */
async function checkUnchanged(sources: Sources, mutants: Mutant[]): Promise<void> {
  const operations = new Set(mutants.flatMap((mutant) => mutant.operations));
  const found = await step("Sources as they are", () => differences(sources, [...operations]));
  if (found.length > 0) throw new Error(`Without a mutant, too:\n  ${found.join("\n  ")}`);
}

/** What came of one, as a line; a run that fails by itself shows nothing, so it is no catch. */
async function tryOne(sources: Sources, mutant: Mutant): Promise<{ isCaught: boolean; line: string }> {
  const { name } = mutant;
  try {
    const [first, ...more] = await noticed(sources, mutant);
    if (first === undefined) return { isCaught: false, line: `SURVIVED  ${name}` };
    const rest = more.length > 0 ? `, and ${more.length} more` : "";
    return { isCaught: true, line: `caught    ${name} | ${first}${rest}` };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { isCaught: false, line: `FAILED    ${name} | ${reason}` };
  }
}

async function main(): Promise<void> {
  const mutants = readSelection();
  const server = await openTestServer();
  try {
    await withCopy(async (copy) => {
      const sources = { copy, databaseUrl: server.url };
      await checkUnchanged(sources, mutants);
      let caught = 0;
      for (const mutant of mutants) {
        const { isCaught, line } = await tryOne(sources, mutant);
        if (isCaught) caught += 1;
        console.log(line);
      }
      console.log(`\n${caught} of ${mutants.length} mutants caught`);
      if (caught < mutants.length) process.exitCode = 1;
    });
  } finally {
    await server.stop();
  }
}

await main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
