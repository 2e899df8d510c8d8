import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";
import { env } from "../config/env";

/** Of an IPv6 address the customer's network: every customer has a /64 at least, and may call from any address in it. */
const CUSTOMER_BITS = 64;

function toNetwork(text = ""): string | null {
  // Without an address the library would find that out by an error that it throws and catches.
  if (text === "" || !ipaddr.isValid(text)) return null;
  const address = ipaddr.process(text);
  if (address.kind() === "ipv4") return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${CUSTOMER_BITS}`).toString()}/${CUSTOMER_BITS}`;
}

/**
 * Where a request comes from, as limits count it: an IPv4 address, or the /64 network of an IPv6 address. The connection's
 * own; behind so many proxies what the outermost of them wrote into X-Forwarded-For, as all before it may be made up.
 */
export function clientNetwork(
  { headers, socket }: Pick<IncomingMessage, "headers" | "socket">,
  proxies: number = env.TRUST_PROXY,
): string {
  const forwarded = proxies > 0 ? String(headers["x-forwarded-for"] ?? "").split(",") : [];
  const forwardedAddress = toNetwork(forwarded.at(-proxies)?.trim());
  return forwardedAddress ?? toNetwork(socket.remoteAddress) ?? "unknown";
}
