import { existsSync } from "node:fs";
import { Client } from "pg";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { dropMemoryTablespace, openMemoryTablespace } from "@/scripts/embedded/memory-tablespace.mjs";
import { cloneTemplate } from "@/scripts/embedded/test-database.mjs";

/** No process has this number, which is above the highest of Linux. */
const KILLED = "test_4194305_killed";
const NEXT = `test_${process.pid}_next`;
const { url, template, tablespace } = inject("testServer");
const server = new Client({ connectionString: url });
const query = async (text: string) => (await server.query<Record<string, string>>(text)).rows;
const databases = async () =>
  (await query("SELECT datname AS name FROM pg_database")).map(({ name = "" }) => name);
const folderOf = (name: string) => `/dev/shm/tenderbee-${name}`;

beforeAll(() => server.connect());
afterAll(() => server.end());

it.runIf(tablespace)(
  "drops what a killed run has left, with its databases, and nothing of one that runs",
  async () => {
    await openMemoryTablespace(query, KILLED);
    await cloneTemplate(url, template, `${KILLED}_1`, { tablespace: KILLED });

    await openMemoryTablespace(query, NEXT);

    expect(await databases()).not.toContain(`${KILLED}_1`);
    expect(
      [folderOf(KILLED), folderOf(NEXT), folderOf(tablespace ?? "")].map((path) => existsSync(path)),
    ).toEqual([false, true, true]);
    await dropMemoryTablespace(query, NEXT);
    expect(existsSync(folderOf(NEXT))).toBe(false);
  },
);
