import { rm } from "node:fs/promises";
import { resolve } from "node:path";
import { build } from "esbuild";
import type { TestProject } from "vitest/node";
import { bundleOptions } from "@/scripts/build/server-bundle/server-bundle.mjs";
import { openRedis } from "@/scripts/programs/redis.mjs";

declare module "vitest" {
  export interface ProvidedContext {
    redisUrl: string;
    /** The program of the second server process. */
    secondProcess: string;
  }
}

/** Bundles the second server process once for all files: from its sources it starts three times as slowly. */
async function bundleSecondProcess(): Promise<string> {
  const file = resolve(`dist/realtime-process-${process.pid}.mjs`);
  await build({ ...bundleOptions("tests/support/realtime-process.ts", file), sourcemap: "inline" });
  return file;
}

/** Before the first test: a private Redis, and the second server process ready to start. */
export default async function setup(project: TestProject) {
  const [redis, secondProcess] = await Promise.all([openRedis(), bundleSecondProcess()]);
  project.provide("redisUrl", redis.url);
  project.provide("secondProcess", secondProcess);
  return async () => {
    await rm(secondProcess);
    await redis.stop();
  };
}
