import { expect, it } from "vitest";
import { complainAbout, conceptPlace, importsOf, isPure, type Import } from "./modules";
import { allSources, expectNone, type Source } from "./sources";

// A later one may call an earlier one, never back.
const ORDER = [
  "files",
  "places",
  "categories",
  "users",
  "auth",
  "subscriptions",
  "chat",
  "tenders",
  "offers",
  "feedback",
  "contact",
];

// Everybody may tell people something; mail is sent for whoever asks.
const SERVANTS = ["notifications", "emails"];

/** Who may be called from a servant: notifications send mail; both know their reader's row (name, language). */
const OF_SERVANTS: Record<string, RegExp> = {
  notifications: /^lib\/(emails|users\/data)/,
  emails: /^lib\/users\/data/,
};

// The doors of the platform ask who is calling: session and user, in one query (api.md, "Sessions").
const DOORS = /^lib\/platform\/server\/(route|listen|realtime)\.ts$/;

function conceptOf(path: string): string | null {
  const [top, name] = path.split("/");
  if (top !== "lib" || !name || name.includes(".")) return null;
  return ["i18n", "shared"].includes(name) ? null : name;
}

function mayImport(from: string, fromPath: string, { target }: Import & { target: string }): boolean {
  const to = conceptOf(target);
  if (!to || to === from || to === "platform" || isPure(target)) return true;
  if (from === "platform") return DOORS.test(fromPath) && target === "lib/auth/data.ts";
  const kinds = [conceptPlace(fromPath)?.kind, conceptPlace(target)?.kind];
  // Reading is free: data.ts may read any table, and so may borrow another one's select lists.
  if (kinds[0] === "data" && kinds[1] === "data") return true;
  // Screens' caches refresh each other; what they may reach at all is another rule's business.
  if (kinds[0] === "queries" && kinds[1] === "queries") return true;
  if (OF_SERVANTS[from]) return OF_SERVANTS[from].test(target);
  if (SERVANTS.includes(to)) return true;
  const [mine, theirs] = [ORDER.indexOf(from), ORDER.indexOf(to)];
  // A concept that is not in the order stands at its end: it may call the others, nobody calls it.
  return theirs >= 0 && (mine < 0 || theirs < mine);
}

function rule(source: Source): string[] {
  const from = conceptOf(source.path);
  if (!from || isPure(source.path)) return [];
  return importsOf(source)
    .filter((each): each is Import & { target: string } => each.target !== null)
    .filter((each) => !mayImport(from, source.path, each))
    .map((each) =>
      complainAbout(source, each, `the order is ${ORDER.join(", ")}; a later one may call an earlier one`),
    );
}

it("lets later concepts call earlier ones, and never back", () => {
  expectNone(allSources().flatMap(rule));
});

it("bites when an earlier concept calls a later one", () => {
  const sample = (path: string, specifier: string) =>
    rule({ path, text: `import { a } from "${specifier}";` });

  expect(sample("lib/tenders/service.ts", "@/lib/offers/service")).toHaveLength(1);
  expect(sample("lib/notifications/service.ts", "@/lib/tenders/service")).toHaveLength(1);
  expect(sample("lib/platform/server/queue.ts", "@/lib/tenders/service")).toHaveLength(1);
  expect(sample("lib/users/service.ts", "../chat/data")).toHaveLength(1);
  expect(sample("lib/offers/service.ts", "@/lib/tenders/service")).toEqual([]);
  expect(sample("lib/chat/service.ts", "@/lib/notifications/service")).toEqual([]);
  expect(sample("lib/users/data.ts", "../offers/data")).toEqual([]);
});
