// `npm run audit`: known holes in the packages of production, where the registry answers.
import { spawnSync } from "node:child_process";
import { ROOT } from "../embedded/environment.mjs";

/** From the worst on; the first two are an error. */
const SEVERITIES = ["critical", "high", "moderate", "low", "info"];
const ERRORS = 2;

const { stdout } = spawnSync(
  "npm",
  ["audit", "--omit=dev", "--json", "--fetch-retries=0", "--fetch-timeout=30000"],
  {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === "win32",
  },
);

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

const { vulnerabilities, metadata } = parse(stdout);
if (!vulnerabilities || !metadata) {
  console.log("The registry does not answer: nothing was checked.");
} else {
  const found = Object.values(vulnerabilities);
  for (const severity of SEVERITIES)
    for (const { name, range, via } of found.filter((one) => one.severity === severity)) {
      const titles = via.map((cause) =>
        typeof cause === "string" ? `through ${cause}` : `${cause.title} ${cause.url}`,
      );
      console.log(`${severity}: ${[name, range].filter(Boolean).join(" ")}: ${titles.join("; ")}`);
    }
  console.log(`${found.length} packages of production with known holes.`);
  if (SEVERITIES.slice(0, ERRORS).some((severity) => metadata.vulnerabilities[severity] > 0))
    process.exitCode = 1;
}
