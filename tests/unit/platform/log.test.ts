import { Writable } from "node:stream";
import pino from "pino";
import { expect, it } from "vitest";
import { logOptions } from "@/lib/platform/server/config/log";

function written(entry: object): string {
  let text = "";
  const sink = new Writable({ write: (chunk, _, done) => ((text += String(chunk)), done()) });
  pino({ ...logOptions, level: "info" }, sink).info(entry, "a line");
  return text;
}

it("hides whatever would let a reader of the log act as a user", () => {
  const text = written({
    requestId: "r-1",
    password: "hush-1",
    req: { headers: { authorization: "Bearer hush-2", cookie: "hush-3" } },
    body: { token: "hush-4", refreshToken: "hush-5" },
    mail: { to: "ann@example.org", subject: "Confirm", html: "<a href=hush-6>", text: "hush-7" },
  });

  expect(text).toContain("r-1");
  expect(text).toContain("ann@example.org");
  expect(text).not.toContain("hush");
});

const DETAIL = "Failing row contains (ann@example.org, $argon2id$hush-8)";
const REFUSED = [
  {
    by: "Prisma",
    code: "P2010",
    error: { code: "P2010", meta: { driverAdapterError: { cause: { detail: DETAIL } } } },
  },
  {
    by: "its driver",
    code: "23514",
    error: {
      message: "postgres",
      cause: { originalCode: "23514", originalMessage: "violates check constraint", detail: DETAIL },
    },
  },
];

it.each(REFUSED)("tells what $by says has failed, but not the row that was refused", ({ code, error }) => {
  const refused = Object.assign(new Error("violates check constraint"), error);

  const text = written({ err: refused });

  expect(text).toContain("violates check constraint");
  expect(text).toContain(code);
  expect(text).not.toContain("hush");
  expect(text).not.toContain("ann@example.org");
});
