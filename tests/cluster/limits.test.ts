import { expect, it } from "vitest";
import { consumeRateLimit } from "@/lib/platform/server/http/rate-limit";
import { aClient } from "@/tests/support/factories";
import { realtimeServers } from "@/tests/support/realtime-servers";

// Set before the first rate limit is consumed, here and in the second process.
process.env.RATE_LIMITS = "1";
const servers = realtimeServers({ modules: "echo" });

const WRITES_A_MINUTE = 120;

it("counts what somebody does on all servers together", async () => {
  const [client, other] = [await aClient(), await aClient()];
  const devices = [await servers.connect(client), await servers.connect(client)];
  const bystander = await servers.connect(other);
  const ask = (number: number) =>
    devices[number % 2]?.emitWithAck("JOIN_CHAT", { tenderId: "one" }) as Promise<{
      ok: boolean;
      error?: { code: string };
    }>;

  const answers = await Promise.all(Array.from({ length: WRITES_A_MINUTE + 30 }, (_, number) => ask(number)));

  expect(answers.filter(({ ok }) => ok)).toHaveLength(WRITES_A_MINUTE);
  // On both servers and by HTTP, too; no other user is limited.
  for (const number of [0, 1]) expect((await ask(number)).error?.code).toBe("too_many_requests");
  await expect(consumeRateLimit("write", client.id)).rejects.toThrow("too_many_requests");
  expect(await bystander.emitWithAck("JOIN_CHAT", { tenderId: "one" })).toMatchObject({ ok: true });
});
