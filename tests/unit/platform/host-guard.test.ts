import { beforeEach, expect, it } from "vitest";
import { createHostGuard, type HostGuard } from "@/lib/platform/server/delivery/host-guard";

let now: number;
let guard: HostGuard;
beforeEach(() => {
  now = 0;
  guard = createHostGuard(() => now);
});

const isBad = (result: string) => result === "bad";
const ask = (host: string, result: string) => guard.run(host, () => Promise.resolve(result), isBad);
async function askOften(host: string, result: string, times: number): Promise<void> {
  for (let time = 0; time < times; time++) await ask(host, result);
}

/** Requests that wait for their answers. */
function hold(host: string, count: number): () => void {
  const answers: ((result: string) => void)[] = [];
  for (let number = 0; number < count; number++)
    void guard.run(host, () => new Promise<string>((answer) => answers.push(answer)), isBad);
  return () => answers.forEach((answer) => answer("good"));
}

it("asks a host twelve times at once, and the thirteenth to come back, whatever others do", async () => {
  const letGo = hold("slow.example", 12);

  expect(await ask("slow.example", "good")).toEqual({ waitSeconds: 1 });
  expect(await ask("quick.example", "good")).toEqual({ result: "good" });

  letGo();
  await Promise.resolve();
  expect(await ask("slow.example", "good")).toEqual({ result: "good" });
});

it("leaves a host alone for a minute after five failures in a row", async () => {
  await askOften("down.example", "bad", 4);
  await ask("down.example", "good");
  await askOften("down.example", "bad", 5);

  expect(await ask("down.example", "good")).toEqual({ waitSeconds: 60 });
  now = 45_000;
  expect(await ask("down.example", "good")).toEqual({ waitSeconds: 15 });
  expect(await ask("up.example", "good")).toEqual({ result: "good" });
});

it("lets one request find out whether a host is back, and all others if it is", async () => {
  await askOften("down.example", "bad", 5);
  now = 60_000;
  const letGo = hold("down.example", 1);

  expect(await ask("down.example", "good")).toEqual({ waitSeconds: 1 });
  letGo();
  await Promise.resolve();
  await askOften("down.example", "good", 1);

  expect(await ask("down.example", "good")).toEqual({ result: "good" });
});

it("pauses again at once when it is not back", async () => {
  await askOften("down.example", "bad", 5);
  now = 60_000;

  expect(await ask("down.example", "bad")).toEqual({ result: "bad" });
  expect(await ask("down.example", "good")).toEqual({ waitSeconds: 60 });
});
