import { expect, it } from "vitest";
import { scrubbedMessage, scrubbedStack } from "@/lib/platform/server/config/scrub";

const scrub = (message: string) => scrubbedMessage(new Error(message));

it.each([
  ["no mailbox of Ann.Lee+x@mail.example.org here", "no mailbox of [hidden] here"],
  ["GET https://tenderbee.com/en/confirm?token=abc#x failed", "GET https://tenderbee.com/en/confirm failed"],
  ["postgresql://bee:hush@db:5432/x is away", "postgresql://db:5432/x is away"],
  ["Bearer abc.def refused", "Bearer [hidden] refused"],
  ["eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl is no token", "[hidden] is no token"],
  ["key sk_live_51H8xYz0123456789abcdef was refused", "key [hidden] was refused"],
  ["cannot call +43 660 123 45 67", "cannot call [hidden]"],
  ['invalid input syntax for type uuid: "Ann Lee"', "invalid input syntax for type uuid: [hidden]"],
  [
    `Unexpected token 'h', "{"password": hush" is not valid JSON`,
    "Unexpected token 'h', [hidden] is not valid JSON",
  ],
])("takes out of an error's words what is somebody's: %s", (message, expected) => {
  expect(scrub(message)).toBe(expected);
});

it.each([
  'relation "tenders" does not exist',
  "tender 0193b7a2-7c1e-7d55-9b36-0242ac120002 is locked",
  "violates constraint offers_tender_id_pro_id_active_unique",
  "connect ECONNREFUSED 127.0.0.1:5432",
])("leaves what says where the fault is: %s", (message) => {
  expect(scrub(message)).toBe(message);
});

it("keeps of Prisma's words the last line, and of a stack where it was", () => {
  const error = new Error(
    "\nInvalid `db.user.create()` invocation:\n\n{ data: { firstName: 'Ann' } }\n\nArgument `email` is missing.",
  );
  error.name = "PrismaClientValidationError";

  expect(scrubbedMessage(error)).toBe("Argument `email` is missing.");
  const stack = scrubbedStack(error);
  expect(stack.split("\n")[0]).toBe("PrismaClientValidationError: Argument `email` is missing.");
  expect(stack).toMatch(/^\s+at .*scrub\.test\.ts:\d+:\d+/m);
  expect(stack).not.toContain("Ann");
});
