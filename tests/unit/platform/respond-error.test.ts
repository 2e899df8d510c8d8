import { expect, it } from "vitest";
import { toErrorBody } from "@/lib/platform/server/http/respond-error";
import { Prisma } from "@/prisma/generated/client";

const codeOf = (message: string) => {
  const error = new Prisma.PrismaClientKnownRequestError(message, { code: "P2028", clientVersion: "7" });
  const { body } = toErrorBody(error, { lang: "en", requestId: "one" });
  return [body.statusCode, body.code];
};

it("asks whoever never got a turn in the database to come back, and admits what broke in the middle", () => {
  const never = "Transaction API error: Unable to start a transaction in the given time.";
  expect(codeOf(never)).toEqual([503, "unavailable"]);
  expect(codeOf("Transaction API error: A commit cannot be executed on an expired transaction.")).toEqual([
    500,
    "unexpected",
  ]);
});
