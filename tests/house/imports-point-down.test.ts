import { expect, it } from "vitest";
import { complainAbout, importsOf } from "./modules";
import { allSources, expectNone, type Source } from "./sources";

// Each layer may import the layers named here, and itself.
const FLOORS: Record<string, string[]> = {
  app: ["components", "lib", "messages"],
  components: ["lib", "messages"],
  lib: ["messages", "prisma"],
  // Reference data and the seed use the same services as the product.
  prisma: ["lib", "messages"],
};

function rule(source: Source): string[] {
  const floor = source.path.split("/")[0] ?? "";
  const below = FLOORS[floor];
  if (!below) return [];
  return importsOf(source)
    .filter(({ target }) => target && ![floor, ...below].includes(target.split("/")[0] ?? ""))
    .map((each) => complainAbout(source, each, `${floor} may import ${below.join(", ")} only`));
}

it("lets app stand on components, components on lib, and nothing on app", () => {
  expectNone(allSources().flatMap(rule));
});

it("bites when the direction is turned round", () => {
  const sample = (path: string, text: string) => rule({ path, text });

  expect(sample("lib/tenders/service.ts", `import { Card } from "@/components/tenders/Card";`)).toHaveLength(
    1,
  );
  expect(sample("components/ui/A.tsx", `import page from "../../app/[lang]/page";`)).toHaveLength(1);
  expect(sample("lib/shared/a.ts", `export type { B } from "@/tests/support/b";`)).toHaveLength(1);
  expect(sample("app/api/a/route.ts", `import { a } from "@/lib/a/service";`)).toEqual([]);
});
