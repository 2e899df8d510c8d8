import { expect, it } from "vitest";
import { importsOf, type Import } from "./modules";
import { allSources, expectNone, type Source } from "./sources";

// server.ts loads all of this outside of Next, where these modules do not exist or throw.
function isOutOfReach({ specifier, target }: Import, from: string): boolean {
  if (specifier === "next") return from !== "server.ts";
  // E-mails are React elements built by functions and rendered outside of Next.
  if (specifier === "react") return !from.startsWith("lib/emails/");
  if (/^(next\/|next-intl|server-only|client-only|react-dom|@mui\/|@emotion\/|notistack)/.test(specifier))
    return true;
  return /\.(css|tsx)$/.test(target ?? specifier) || Boolean(target?.startsWith("components/"));
}

/** The entry points of the server: its own file, and the routes, jobs and socket events that it mounts by list. */
function isEntry(path: string): boolean {
  return (
    path === "server.ts" ||
    /^app\/api\/.*\/route\.ts$/.test(path) ||
    /^lib\/(?!platform\/).*\/(jobs|socket)\.ts$/.test(path)
  );
}

function rule(sources: Source[]): string[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const cameFrom = new Map<string, string>();
  const waiting = sources.filter(({ path }) => isEntry(path));
  waiting.forEach(({ path }) => cameFrom.set(path, path));
  const complaints: string[] = [];
  for (const source of waiting) {
    for (const each of importsOf(source).filter(({ isType }) => !isType)) {
      const entry = cameFrom.get(source.path) ?? source.path;
      if (isOutOfReach(each, source.path)) {
        complaints.push(`${source.path}:${each.line} imports ${each.specifier}, and ${entry} reaches it`);
      }
      const next = each.target ? byPath.get(each.target) : undefined;
      if (next && !cameFrom.has(next.path)) {
        cameFrom.set(next.path, entry);
        waiting.push(next);
      }
    }
  }
  return complaints;
}

it("keeps Next, React, CSS and JSX away from whatever server.ts can reach", () => {
  expectNone(rule(allSources()));
});

it("bites however far away the import is", () => {
  const route = { path: "app/api/a/route.ts", text: `import { a } from "@/lib/auth/data";` };
  const data = (text: string) => rule([route, { path: "lib/auth/data.ts", text }]);

  expect(data(`import { cookies } from "next/headers";`)).toHaveLength(1);
  expect(data(`import "server-only";`)).toHaveLength(1);
  expect(data(`import "./mail.css";`)).toHaveLength(1);
  expect(data(`import { Card } from "@/components/ui/display/HexMask";`)).toHaveLength(1);
  expect(data(`import type { Metadata } from "next/types";`)).toEqual([]);
});
