import type { TestProject } from "vitest/node";
import { openRedis } from "@/scripts/embedded/redis.mjs";

declare module "vitest" {
  export interface ProvidedContext {
    redisUrl: string;
  }
}

/** Starts a private Redis before the first test and stops it after the last one. */
export default async function setup(project: TestProject) {
  const redis = await openRedis();
  project.provide("redisUrl", redis.url);
  return () => redis.stop();
}
