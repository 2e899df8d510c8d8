import { expect, it } from "vitest";
import { isDatabaseAway } from "@/lib/platform/server/database/outage";
import { toErrorBody } from "@/lib/platform/server/http/respond-error";
import { Prisma } from "@/prisma/generated/client";

const codeOf = (message: string) => {
  const error = new Prisma.PrismaClientKnownRequestError(message, { code: "P2028", clientVersion: "7" });
  const { body } = toErrorBody(error, { lang: "en", requestId: "one" });
  return [body.statusCode, body.code];
};

it("blames the database for its own connections only, not for those to a storage or a mail server", () => {
  const refused = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:9000"), { code: "ECONNREFUSED" });
  const { PrismaClientKnownRequestError } = Prisma;
  const wrapped = new PrismaClientKnownRequestError("no", {
    code: "P2010",
    clientVersion: "7",
    meta: { driverAdapterError: { cause: { originalCode: "57P01" } } },
  });
  const lost = new PrismaClientKnownRequestError("no", { code: "ECONNREFUSED", clientVersion: "7" });

  expect([refused, wrapped, lost].map(isDatabaseAway)).toEqual([false, true, true]);
});

it("asks whoever never got a turn in the database to come back, and admits what broke in the middle", () => {
  const never = "Transaction API error: Unable to start a transaction in the given time.";
  expect(codeOf(never)).toEqual([503, "unavailable"]);
  expect(codeOf("Transaction API error: A commit cannot be executed on an expired transaction.")).toEqual([
    500,
    "unexpected",
  ]);
});

it("asks to come back when the disk of the database is full", () => {
  const full = new Prisma.PrismaClientKnownRequestError("no", {
    code: "P2010",
    clientVersion: "7",
    meta: { driverAdapterError: { cause: { originalCode: "53100" } } },
  });

  expect(toErrorBody(full, { lang: "en", requestId: "one" }).body).toMatchObject({ statusCode: 503 });
});
