import { expect, it } from "vitest";
import { complainAbout, importsOf, isPure, type Import } from "./modules";
import { allSources, expectNone, type Source } from "./sources";

// A package is pure when it only computes; one that renders, stores or uses the network is not.
const IMPURE_PACKAGE =
  /^(react|react-dom|next|next-intl|use-intl|@prisma|@tanstack|axios|socket\.io|@mui|pino|pg|node:)/;

// The one job definition in a schema (the contract of lib/emails): a name and a zod shape.
const ALLOWED = [{ path: "lib/emails/schema.ts", target: "lib/platform/server/queue/job.ts" }];

function isImpure(path: string, { specifier, target }: Import): boolean {
  if (!target) return IMPURE_PACKAGE.test(specifier);
  if (ALLOWED.some((pair) => pair.path === path && pair.target === target)) return false;
  return !isPure(target) && !/^(lib\/i18n\/(languages|messages)\.ts|messages\/)/.test(target);
}

function rule(source: Source): string[] {
  if (!isPure(source.path)) return [];
  return importsOf(source)
    .filter((each) => isImpure(source.path, each))
    .map((each) =>
      complainAbout(
        source,
        each,
        "schema, machine, policy and shared compute, and take time and actor as arguments",
      ),
    );
}

it("keeps schema, machine, policy and shared free of React, Next, Prisma and platform", () => {
  expectNone(allSources().flatMap(rule));
});

it("bites when a pure file reaches out", () => {
  const sample = (path: string, text: string) => rule({ path, text });

  expect(
    sample("lib/tenders/policy.ts", `import { db } from "@/lib/platform/server/database/db";`),
  ).toHaveLength(1);
  expect(sample("lib/tenders/schema/list.ts", `import { useState } from "react";`)).toHaveLength(1);
  expect(sample("lib/shared/money.ts", `import { readFileSync } from "node:fs";`)).toHaveLength(1);
  expect(sample("lib/shared/money.ts", `import { tenderView } from "@/lib/tenders/data";`)).toHaveLength(1);
  expect(sample("lib/tenders/machine.ts", `import type { Actor } from "../shared/actor";`)).toEqual([]);
});
