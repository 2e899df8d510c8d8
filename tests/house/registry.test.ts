import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** Files with background jobs or socket events that the server would never load. */
function forgotten(files: string[], list: string): string[] {
  return files.filter((file) => !list.includes(`"@/${file.replace(/\.ts$/, "")}"`));
}

describe("lib/registry.ts", () => {
  it("names every concept's jobs and socket events, so that none is written and never runs", () => {
    const files = readdirSync("lib", { recursive: true, encoding: "utf8" })
      .map((file) => `lib/${file}`)
      .filter((file) => /^lib\/(?!platform\/).*\/(jobs|socket)\.ts$/.test(file));

    expect(forgotten(files, readFileSync("lib/registry.ts", "utf8"))).toEqual([]);
  });

  it("is caught when it forgets one", () => {
    const list = 'import { jobs } from "@/lib/emails/jobs";';

    expect(forgotten(["lib/emails/jobs.ts", "lib/chat/socket.ts"], list)).toEqual(["lib/chat/socket.ts"]);
  });
});
