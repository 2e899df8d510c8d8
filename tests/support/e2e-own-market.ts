import { test as base } from "./e2e-test";
import { FakeTranslator } from "./fake-translator";
import { KillableServer } from "./killable-server";

/** Everything that the timers look at. */
const TIMED = [
  "tenders",
  "tender_events",
  "offers",
  "offer_proposals",
  "appointments",
  "disputes",
  "reviews",
  "timer_runs",
];

/**
 * Writes every moment of these tables so many days earlier, which is as if the clock had moved on; days without an hour
 * stay. Without triggers: events are append-only.
 */
const moveBack = (days: number) => `
  SET session_replication_role = replica;
  DO $$ DECLARE change text; BEGIN
    FOR change IN
      SELECT format('UPDATE %I SET %s', table_name,
        string_agg(format('%1$I = %1$I - interval ''${days} days''', column_name), ', '))
      FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name IN (${TIMED.map((table) => `'${table}'`).join()})
        AND data_type = 'timestamp with time zone' AND is_generated = 'NEVER'
      GROUP BY table_name
    LOOP EXECUTE change; END LOOP;
  END $$`;

/** What the clock of the server does every minute. */
const RUN_TIMERS = `
  INSERT INTO pgboss.job (name, data) VALUES ('run-timers', '{}');
  SELECT pg_notify('queued_jobs', 'run-timers')`;

type OwnMarket = { translator: FakeTranslator; server: KillableServer };

type Fixtures = {
  /** Lets days pass, and the timers do what is due by then. */
  daysPass: (days: number) => Promise<void>;
};

/** Tests on an empty market of their own, which a fake LibreTranslate translates and where days pass at once. */
export const test = base.extend<Fixtures, OwnMarket>({
  translator: [
    async ({}, provide) => {
      const translator = new FakeTranslator();
      await translator.start();
      await provide(translator);
      await translator.stop();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ translator }, provide) => {
      const server = await KillableServer.create();
      await server.start({ TRANSLATE_URL: translator.url });
      await provide(server);
      await server.remove();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: ({ server }, provide) => provide(server.url),
  // The server is to translate, and not the browser.
  open: ({ open }, provide) =>
    provide(async (visitor) => {
      const page = await open(visitor);
      await page.addInitScript(() => Reflect.deleteProperty(globalThis, "Translator"));
      return page;
    }),
  daysPass: ({ server }, provide) =>
    provide(async (days) => {
      await server.query(moveBack(days));
      await server.query(RUN_TIMERS);
    }),
});

export { expect } from "playwright/test";
