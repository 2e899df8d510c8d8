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

it("tells what failed, but not the row that the database refused", () => {
  const refused = Object.assign(new Error("violates check constraint"), {
    code: "P2010",
    meta: {
      driverAdapterError: { cause: { detail: "Failing row contains (ann@example.org, $argon2id$hush-8)" } },
    },
  });

  const text = written({ err: refused });

  expect(text).toContain("violates check constraint");
  expect(text).toContain("P2010");
  expect(text).not.toContain("hush");
  expect(text).not.toContain("ann@example.org");
});
