import { defineConfig } from "prisma/config";

// scripts/commands/prisma.mjs sets DATABASE_URL; `generate` and `validate` need none.
const url = process.env.DATABASE_URL;

export default defineConfig({
  schema: "prisma",
  migrations: { path: "prisma/migrations" },
  ...(url ? { datasource: { url } } : {}),
});
