import { expect, it } from "vitest";
import { kindOf, tableOf } from "@/lib/platform/server/database/observe-query";

it.each([
  ['INSERT INTO "public"."offers" ("id") VALUES ($1)', "insert", "offers"],
  ["INSERT INTO plans (id) SELECT id FROM given ON CONFLICT (id) DO UPDATE SET id = 1", "insert", "plans"],
  ["SELECT id FROM unnest($1::uuid[]) AS g(id) JOIN users u USING (id)", "select", "users"],
  ["WITH due AS (SELECT id FROM public.tenders FOR UPDATE) SELECT * FROM due", "select", "tenders"],
  ["UPDATE ONLY messages SET text = $1", "update", "messages"],
  ["SELECT set_config($1, $2, true)", "select", undefined],
  ["/* why */ BEGIN", "transaction", undefined],
])("names what a statement does, and the table that it names first: %s", (sql, kind, table) => {
  expect([kindOf({ text: sql }), tableOf(sql)]).toEqual([kind, table]);
});
