import { expect, it, vi } from "vitest";
import { Cleanup } from "../../faults/cleanup";

it("removes everything once, the last first, also when one of it fails or was removed before", async () => {
  const cleanup = new Cleanup();
  const done: string[] = [];
  const silent = vi.spyOn(console, "error").mockImplementation(() => {});
  cleanup.add(() => done.push("disk"));
  const early = cleanup.add(() => done.push("release"));
  cleanup.add(() => Promise.reject(new Error("it has gone by itself")));
  cleanup.add(() => done.push("server"));

  await early();
  await cleanup.run();
  await cleanup.run();

  expect(done).toEqual(["release", "server", "disk"]);
  expect(silent).toHaveBeenCalledTimes(1);
});
