import { createAdapter } from "@socket.io/redis-streams-adapter";
import type { Redis } from "ioredis";
import type { Namespace, Server } from "socket.io";
import { log } from "../config/log";
import { blockingConnection, untilReady } from "../database/redis";
import { inSpan, traceOf, withTrace } from "../tracing/tracing";

const STREAM = "tenderbee:sockets";
/** What waits for a Redis that is away. More of it would fill the memory; devices fetch what they have missed. */
const MOST_WAITING = 5000;

/** What one process tells the others; `packet` is the event and its payload, where it is one for devices. */
type Message = { uid?: string; data?: { packet?: { data?: [event: string, ...unknown[]] } } };
type Publishing = {
  uid: string;
  doPublish: (message: Message) => Promise<string>;
  onMessage: (message: Message, offset?: string) => void;
  serverCount: () => Promise<number>;
};

/**
 * The own devices receive an event at once, whether Redis is quick, slow or away: the library would wait for
 * it. The other processes receive it as soon as it is there.
 */
function withoutWaiting(adapter: Publishing): void {
  const publish = adapter.doPublish.bind(adapter);
  let waiting = 0;
  adapter.doPublish = (message) => {
    if (waiting >= MOST_WAITING) return Promise.resolve("");
    waiting += 1;
    publish(message)
      .catch((error: unknown) => log.warn({ err: error }, "an event did not reach the other processes"))
      .finally(() => (waiting -= 1));
    return Promise.resolve("");
  };
}

/** An event from another process continues the trace of what caused it there. */
function withTraces(adapter: Publishing): void {
  const publish = adapter.doPublish.bind(adapter);
  adapter.doPublish = (message) =>
    publish(message.data ? { ...message, data: withTrace(message.data) } : message);
  const receive = adapter.onMessage.bind(adapter);
  adapter.onMessage = (message, offset) => {
    const parent = traceOf(message.data);
    if (parent === undefined || message.uid === adapter.uid) return receive(message, offset);
    const event = message.data?.packet?.data?.[0] ?? "message";
    return inSpan(`deliver ${event}`, { kind: "consumer", parent }, () => receive(message, offset));
  };
}

/** The library does not catch what fails when the connection ends in the middle of a question to the other processes. */
function withoutRejections(adapter: Publishing, connection: Redis): void {
  const count = adapter.serverCount.bind(adapter);
  // Then there is no other one to wait for.
  adapter.serverCount = () => count().catch(() => 1);
  const publish = connection.publish.bind(connection);
  connection.publish = (channel: string | Buffer, message: string | Buffer) =>
    publish(channel, message).catch(() => 0);
}

/** The newest entry of the stream: what comes after it is for us. */
async function newestOf(connection: Redis): Promise<string> {
  const [newest] = await connection.xrevrange(STREAM, "+", "-", "COUNT", 1);
  return newest?.[0] ?? "0-0";
}

/**
 * The library reads from "$", the newest entry at that moment, again and again until there was a first one: what is
 * written between two of its calls would be lost. A fixed beginning closes the gap.
 */
function fromTheBeginning(reader: Redis, beginning: Promise<string>): Redis {
  const xread = reader.xread.bind(reader) as (...words: unknown[]) => Promise<unknown>;
  const read = async (...words: unknown[]) => {
    const from = await beginning;
    return xread(...words.map((word) => (word === "$" ? from : word)));
  };
  const subscribe = reader.subscribe.bind(reader) as (...words: unknown[]) => Promise<unknown>;
  // The library does not catch the end of a connection that is still subscribing.
  const join = (...words: unknown[]) => subscribe(...words).catch(() => undefined);
  return Object.assign(reader, { xread: read, subscribe: join }) as Redis;
}

/** Joins the sockets of all processes through Redis. Gives back how to leave again. */
export async function attachRedisAdapter(io: Server, client: Redis): Promise<() => void> {
  const connection = blockingConnection(client);
  await untilReady(connection);
  const beginning = newestOf(connection);
  beginning.catch(() => undefined);
  const connections = [connection];
  const duplicate = connection.duplicate.bind(connection);
  connection.duplicate = (...options) => {
    const reader = duplicate(...options);
    connections.push(reader);
    return fromTheBeginning(reader, beginning);
  };
  const create = createAdapter(connection, {
    streamName: STREAM,
    channelPrefix: STREAM,
    onlyPlaintext: true,
  });
  // A function that is called with `new`, as the library's own is.
  function adapterOf(namespace: Namespace) {
    const adapter = create(namespace) as object;
    withTraces(adapter as Publishing);
    withoutWaiting(adapter as Publishing);
    withoutRejections(adapter as Publishing, connection);
    return adapter;
  }
  io.adapter(adapterOf as unknown as Parameters<Server["adapter"]>[0]);
  if (connection.status === "ready") await beginning;
  return () => connections.forEach((each) => each.disconnect());
}
