import type { Mutant } from "./mutant";

const ROUTE = "lib/platform/server/http/route.ts";

/** Who is let in at all. */
export const DOOR_MUTANTS: Mutant[] = [
  {
    name: "limits are forgotten",
    file: ROUTE,
    from: "  if (unlimitedOnly) requireUnlimited(actor);\n",
    to: "",
    operations: ["POST /tenders/[tenderId]/offers", "POST /tenders/[tenderId]/questions"],
  },
  {
    name: "roles are forgotten",
    file: ROUTE,
    from: '  if (auth !== "user" && actor.role !== auth) throw new AppError("wrong_role");\n',
    to: "",
    operations: ["GET /insights", "GET /tenders/created-by-me"],
  },
  {
    name: "rights are forgotten",
    file: ROUTE,
    from: '    throw new AppError("right_missing");',
    to: "    return;",
    operations: ["GET /admin/audit-log", "GET /admin/jobs"],
  },
  {
    name: "any right opens everything",
    file: ROUTE,
    from: "rights.some((right) => actor.adminRights.includes(right))",
    to: "rights.some(() => actor.adminRights.length > 0)",
    operations: ["GET /admin/jobs", "GET /admin/queue"],
  },
  {
    name: "signatures of tokens are not checked",
    file: "lib/platform/server/security/tokens.ts",
    from: "await jwtVerify(token, key, {",
    to: 'await (async (text: string, ..._: unknown[]) => ({ payload: JSON.parse(Buffer.from(text.split(".")[1]!, "base64url").toString()) }))(token, jwtVerify, {',
    operations: ["GET /auth/user"],
  },
  {
    name: "the suspended may go on",
    file: "lib/auth/data.ts",
    from: "u.deleted_at IS NULL AND u.suspended_at IS NULL`",
    to: "u.deleted_at IS NULL`",
    operations: ["GET /auth/user"],
  },
];
