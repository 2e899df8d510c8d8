import { Writable } from "node:stream";
import pino from "pino";
import { expect, it } from "vitest";
import { logOptions } from "@/lib/platform/server/log";

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
