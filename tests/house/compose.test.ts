import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse, type CollectionTag } from "yaml";
import { envComplaints } from "@/lib/platform/server/config/env";
import { BUILD_SETTINGS } from "@/scripts/build/server-bundle/stamp.mjs";
import { expectNone } from "./sources";

type Settings = Record<string, string | undefined>;
type Service = {
  profiles?: string[];
  build?: { args?: Settings };
  environment?: Settings;
  depends_on?: Record<string, { required?: boolean }>;
};
type Compose = { services: Record<string, Service> };

/** Takes the place of what it is merged with; Compose's own tag, on a list here. */
const OVERRIDE: CollectionTag = { tag: "!override", collection: "seq", identify: () => false };

const read = (text: string) => parse(text, { merge: true, customTags: [OVERRIDE] }) as Compose;

const isMapping = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Two files as Compose reads them: mappings are joined. Its lists are joined too, which no rule here looks at. */
function join<T extends Record<string, unknown>>(base: T, override: Record<string, unknown>): T {
  const joined: Record<string, unknown> = { ...base };
  for (const [name, value] of Object.entries(override)) {
    const before = joined[name];
    joined[name] = isMapping(before) && isMapping(value) ? join(before, value) : value;
  }
  return joined as T;
}

/** What Compose refuses: a service that must have started, and that is left out unless its profile is asked for. */
function dependencyRule({ services }: Compose): string[] {
  return Object.entries(services).flatMap(([name, { depends_on: needed = {} }]) =>
    Object.entries(needed)
      .filter(([other, { required }]) => required !== false && services[other]?.profiles)
      .map(([other]) => `${name} needs ${other}, which has a profile`),
  );
}

/** What a page prints must be what the server says later. */
function buildRule({ services }: Compose): string[] {
  return Object.entries(services)
    .filter(([, { build }]) => build)
    .flatMap(([name, { build, environment }]) =>
      BUILD_SETTINGS.filter((each) => (build?.args?.[each] ?? "") !== (environment?.[each] ?? "")).map(
        (each) => `${name} is built with another ${each} than it runs with`,
      ),
    );
}

const DEMO = read(readFileSync("compose.yaml", "utf8"));
const [, recipe = ""] =
  /compose\.override\.yaml[^]*?```yaml\n([^]*?)```/.exec(readFileSync("docs/DEPLOY.md", "utf8")) ?? [];
const REAL = join(DEMO, read(recipe));

it("starts the demo with Docker", () => {
  expectNone([...dependencyRule(DEMO), ...buildRule(DEMO)]);
});

it("starts a real market with the override of docs/DEPLOY.md", () => {
  expectNone([...dependencyRule(REAL), ...buildRule(REAL)]);
});

it("prints nothing of the demo in that market, and sends its mail", () => {
  const [demo = {}, real = {}] = [DEMO, REAL].map(({ services }) => services.app?.environment);
  expect(BUILD_SETTINGS.filter((name) => real[name] && real[name] === demo[name])).toEqual([]);
  expect(real.DEMO).toBe("0");

  const toFillIn = Object.keys(real).filter((name) => real[name] === "…");
  const refused = envComplaints({ ...real, NODE_ENV: "production" }).map((line) => line.split(":")[0]);
  expect(refused.filter((name) => !toFillIn.includes(name ?? ""))).toEqual([]);
});

it("bites on a service that is left out, and on two values of a setting", () => {
  const app: Service = {
    build: { args: { SITE_URL: "a" } },
    environment: { SITE_URL: "a", SUPPORT_EMAIL: "b" },
    depends_on: { mail: {} },
  };

  expect(dependencyRule({ services: { app, mail: { profiles: ["demo"] } } })).toEqual([
    "app needs mail, which has a profile",
  ]);
  expect(dependencyRule({ services: { app, mail: {} } })).toEqual([]);
  expect(buildRule({ services: { app } })).toEqual([
    "app is built with another SUPPORT_EMAIL than it runs with",
  ]);
  expect(join({ a: { b: 1, c: 2 } }, { a: { c: 3 } })).toEqual({ a: { b: 1, c: 3 } });
});
