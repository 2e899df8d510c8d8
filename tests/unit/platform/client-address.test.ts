import type { Socket } from "node:net";
import { expect, it } from "vitest";
import { clientNetwork } from "@/lib/platform/server/http/client-address";

const from = (remoteAddress: string | undefined, forwarded?: string) => ({
  headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
  socket: { remoteAddress } as Socket,
});

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:db8:1:3::9", "2001:db8:1:3::/64"],
  ["::1", "::/64"],
  [undefined, "unknown"],
])("counts a connection from %s as %s", (address, network) => {
  expect(clientNetwork(from(address), 0)).toBe(network);
});

const made = "6.6.6.6, 203.0.113.7, 10.0.0.2";

it.each([
  [0, made, "10.0.0.1"],
  [1, made, "10.0.0.2"],
  [2, made, "203.0.113.7"],
  [2, "6.6.6.6,2001:db8:1:2::9,10.0.0.2", "2001:db8:1:2::/64"],
  // Fewer entries than proxies: the request has not come through all of them.
  [3, "203.0.113.7", "10.0.0.1"],
  [1, "nonsense", "10.0.0.1"],
  [1, undefined, "10.0.0.1"],
])("believes behind %s proxies of %s that it is %s", (proxies, forwarded, network) => {
  expect(clientNetwork(from("10.0.0.1", forwarded), proxies)).toBe(network);
});
