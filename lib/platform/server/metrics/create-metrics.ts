import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { ClientEvent } from "@/lib/shared/socket-events";

declare module "@/lib/platform/server/config/singletons" {
  interface Singletons {
    /** What this process counts; undefined in scripts and tests that start no server, where nothing is counted. */
    metrics?: Metrics;
  }
}

/** Every counter, gauge and histogram of the process, and what is measured when it is scraped. */
export type Metrics = ReturnType<typeof metricsOf>;

/** Seconds. 0.3 and 1 are the limits of the error budget (docs/operations/README.md). */
const BUCKETS = [0.01, 0.03, 0.1, 0.3, 1, 3, 10];

/** What the market is made of: each is counted after its commit. */
export type MarketEvent =
  | "sign_up"
  | "tender_posted"
  | "offer_sent"
  | "offer_accepted"
  | "tender_completed"
  | "match_told";

const named = (name: string, help: string) => ({ name: `tenderbee_${name}`, help });

/**
 * A series per operation and class of status (2xx, 4xx …), durations by area only: with a histogram per operation the
 * 241 of them alone would be more than the 2,000 series that a scrape may cost.
 */
function httpMetrics(registers: Registry[]) {
  return {
    requests: new Counter({
      ...named("http_requests_total", "Calls of the API, by route template, method and class of status."),
      labelNames: ["route", "method", "status"],
      registers,
    }),
    requestSeconds: new Histogram({
      ...named("http_request_seconds", "Until an answer of the API begins, without answers of 5xx, by area."),
      labelNames: ["area"],
      buckets: BUCKETS,
      registers,
    }),
    pages: new Counter({
      ...named("pages_total", "Pages and their files: from memory, or made by Next, by class of status."),
      labelNames: ["from", "status"],
      registers,
    }),
    pageCache: new Counter({
      ...named("page_cache_total", "Reads for public pages: answered from memory, or from the database."),
      labelNames: ["outcome"],
      registers,
    }),
    rateLimits: new Counter({
      ...named("rate_limits_hit_total", "Calls and events refused because a limit was used up, by limit."),
      labelNames: ["limit"],
      registers,
    }),
  };
}

/** What the error budget asks for is there from the start: a series that is not there yet cannot show that it is bad. */
function beginMessages({ eventsIn, eventSeconds }: ReturnType<typeof socketMetrics>): void {
  const message = { event: "CREATE_MESSAGE" } satisfies { event: ClientEvent };
  for (const outcome of ["ok", "failed"]) eventsIn.inc({ ...message, outcome }, 0);
  eventSeconds.zero(message);
}

function socketMetrics(registers: Registry[]) {
  return {
    sockets: new Gauge({ ...named("sockets_open", "Sockets that are connected now."), registers }),
    eventsIn: new Counter({
      ...named("socket_events_in_total", "Events of clients by outcome: ok, refused, or failed (our fault)."),
      labelNames: ["event", "outcome"],
      registers,
    }),
    eventSeconds: new Histogram({
      ...named(
        "socket_event_seconds",
        "From an event's arrival to its acknowledgement, of those that are ok.",
      ),
      labelNames: ["event"],
      buckets: BUCKETS,
      registers,
    }),
    eventsOut: new Counter({
      ...named("socket_events_out_total", "Events of the server, counted once per addressed person."),
      labelNames: ["event"],
      registers,
    }),
  };
}

function databaseMetrics(registers: Registry[]) {
  return {
    poolConnections: new Gauge({
      ...named(
        "database_pool_connections",
        "Connections of requests to the database: in use, idle, allowed.",
      ),
      labelNames: ["state"],
      registers,
    }),
    poolWaiting: new Gauge({
      ...named("database_pool_waiting", "Callers that wait for a connection now."),
      registers,
    }),
    databaseAway: new Gauge({
      ...named("database_away", "1: the database did not answer when it was last needed. 0: it did."),
      registers,
    }),
    querySeconds: new Histogram({
      ...named("database_query_seconds", "Statements by kind, from asking to the last row."),
      labelNames: ["kind"],
      buckets: [0.001, 0.003, ...BUCKETS],
      registers,
    }),
  };
}

function replicaMetrics(registers: Registry[]) {
  return {
    replicaReads: new Counter({
      ...named("replica_reads_total", "Reads that a replica may answer: there, or at the primary and why."),
      labelNames: ["from", "reason"],
      registers,
    }),
    replicaLag: new Gauge({
      ...named("replica_lag_seconds", "For how long a replica has not had all that the primary had."),
      labelNames: ["replica"],
      registers,
    }),
    replicaUsed: new Gauge({
      ...named("replica_used", "1: the replica is read from. 0: it is left out."),
      labelNames: ["replica"],
      registers,
    }),
  };
}

function backgroundMetrics(registers: Registry[]) {
  return {
    queueDepth: new Gauge({
      ...named("queue_depth", "Jobs that are due and wait, by job. The same in every process."),
      labelNames: ["job"],
      registers,
    }),
    queueAge: new Gauge({
      ...named("queue_oldest_seconds", "How long the oldest of them has been due."),
      labelNames: ["job"],
      registers,
    }),
    queueFailed: new Gauge({
      ...named("queue_given_up", "Jobs that were given up and are still kept. The same in every process."),
      registers,
    }),
    backupNewest: new Gauge({
      ...named(
        "backup_newest_timestamp_seconds",
        "When the newest proven backup was made, 0: never. The same in every process.",
      ),
      registers,
    }),
    jobs: new Counter({
      ...named("jobs_total", "Tries of jobs by outcome: done or failed."),
      labelNames: ["job", "outcome"],
      registers,
    }),
  };
}

function deliveryMetrics(registers: Registry[]) {
  return {
    mails: new Counter({
      ...named("mails_total", "Mails: accepted, refused for good, or failed and tried again."),
      labelNames: ["outcome"],
      registers,
    }),
    pushes: new Counter({
      ...named("pushes_total", "Push messages by what the push service said."),
      labelNames: ["outcome"],
      registers,
    }),
    webhooks: new Counter({
      ...named(
        "webhooks_total",
        "Webhooks: accepted, repeated, forged (bad signature), processed or failed.",
      ),
      labelNames: ["source", "outcome"],
      registers,
    }),
  };
}

function marketMetrics(registers: Registry[]) {
  const market = new Counter({
    ...named("market_events_total", "What happens on the market, counted after the commit."),
    labelNames: ["event"],
    registers,
  });
  return { countMarket: (event: MarketEvent, count = 1) => market.inc({ event }, count) };
}

function metricsOf(registry: Registry) {
  const registers = [registry];
  const http = httpMetrics(registers);
  const socket = socketMetrics(registers);
  beginMessages(socket);
  return {
    registry,
    ...http,
    // The hot path of pages, with its label looked up once.
    pageFromMemory: http.pages.labels("memory", "2xx"),
    ...socket,
    ...databaseMetrics(registers),
    ...replicaMetrics(registers),
    ...backgroundMetrics(registers),
    ...deliveryMetrics(registers),
    ...marketMetrics(registers),
    /** Gauges that are read when it is scraped, not before. */
    beforeScrape: [] as (() => Promise<void> | void)[],
  };
}

/** The metrics of a process, with what Node says of itself. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return metricsOf(registry);
}
