import type { TestProject } from "vitest/node";
import { openRedis } from "@/scripts/embedded/redis.mjs";

declare module "vitest" {
  export interface ProvidedContext {
    redisUrl: string;
  }
}

/** Before the first test: a Redis of this run. After the last one it ends. */
export default async function setup(project: TestProject) {
  const redis = await openRedis();
  project.provide("redisUrl", redis.url);
  return () => redis.stop();
}
