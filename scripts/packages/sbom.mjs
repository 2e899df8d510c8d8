// `npm run sbom -- FILE`: writes what the product is made of, as CycloneDX, from package-lock.json; needs no network.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "../embedded/environment.mjs";

/** Packages whose package.json names no licence in the form npm reads; each has this text in its LICENSE file. */
const LICENSES = { "png-js": "MIT", "seq-queue": "MIT", "xmlhttprequest-ssl": "MIT" };

const nameOf = (path, { name }) => name ?? path.slice(path.lastIndexOf("node_modules/") + 13);

/** The packages of production in a lock file: `name@version` → licence, where one is known. */
export function productionPackages({ packages }) {
  const all = Object.entries(packages).filter(([path]) => path !== "");
  // The builds of a package for one machine each are named without their licence when no machine here could load them.
  const parents = new Map(
    all.flatMap(([, one]) => Object.keys(one.optionalDependencies ?? {}).map((name) => [name, one.license])),
  );
  return new Map(
    all
      .filter(([, one]) => !one.dev)
      .map(([path, one]) => {
        const name = nameOf(path, one);
        return [`${name}@${one.version}`, one.license ?? LICENSES[name] ?? parents.get(name)];
      }),
  );
}

/** npm's own list of everything; its `--omit dev` leaves out what production and development share, react among them. */
function listAll() {
  const args = ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only", "--offline"];
  return JSON.parse(
    execFileSync("npm", args, {
      cwd: ROOT,
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
      shell: process.platform === "win32",
    }),
  );
}

const toLicense = (text) =>
  /\s/.test(text) ? { expression: text.replace(/^\((.*)\)$/, "$1") } : { license: { id: text } };

/** A CycloneDX document of the production packages, each with its version and licence. */
export function makeSbom() {
  const production = productionPackages(JSON.parse(readFileSync(resolve(ROOT, "package-lock.json"), "utf8")));
  const { components, dependencies, metadata, ...head } = listAll();
  const root = metadata.component["bom-ref"];
  const isKept = (ref) => ref === root || production.has(ref);
  return {
    ...head,
    metadata: { ...metadata, component: { ...metadata.component, type: "application", name: "tenderbee" } },
    components: components
      .filter((component) => isKept(component["bom-ref"]))
      .map((component) => {
        const id = component["bom-ref"];
        const license = production.get(id);
        // What is installed under another name is listed under its own.
        const named = { ...component, name: id.slice(0, id.lastIndexOf("@")) };
        return component.licenses || !license ? named : { ...named, licenses: [toLicense(license)] };
      }),
    dependencies: dependencies
      .filter(({ ref }) => isKept(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isKept) })),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), process.argv[2] ?? "sbom.cdx.json");
  const sbom = makeSbom();
  writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
  console.log(`${sbom.components.length} packages in ${file}`);
}
