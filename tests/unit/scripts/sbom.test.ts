import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { makeSbom } from "@/scripts/packages/sbom.mjs";

type Locked = { name?: string; version?: string; dev?: boolean };
type Component = { name: string; version: string; purl: string; licenses?: object[]; "bom-ref": string };
type Sbom = {
  bomFormat: string;
  specVersion: string;
  metadata: { component: { name: string } };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
};

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Locked> };
const packages = Object.entries(lock.packages)
  .filter(([path]) => path !== "")
  .map(([path, { name = path.split("node_modules/").at(-1), version, dev }]) => ({
    id: `${name}@${version}`,
    isDev: dev === true,
  }));
const production = new Set(packages.filter(({ isDev }) => !isDev).map(({ id }) => id));

it("names every package of production once, with version, address and licence, and none of development", () => {
  const sbom = makeSbom() as Sbom;

  expect(sbom).toMatchObject({ bomFormat: "CycloneDX", metadata: { component: { name: "tenderbee" } } });
  expect(sbom.specVersion).toMatch(/^1\.\d$/);
  const ids = sbom.components.map(({ name, version }) => `${name}@${version}`);
  expect(ids.toSorted()).toEqual([...production].toSorted());
  expect([...production].filter((id) => id.startsWith("react@"))).toHaveLength(1);
  const bare = sbom.components.filter(
    ({ licenses, purl }) => !licenses?.length || !purl.startsWith("pkg:npm/"),
  );
  expect(bare.map(({ name }) => name)).toEqual([]);
  const refs = new Set(sbom.components.map((component) => component["bom-ref"]));
  const loose = sbom.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref));
  expect(loose).toEqual([]);
}, 60_000);
