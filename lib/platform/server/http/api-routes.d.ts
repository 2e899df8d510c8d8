// Made by scripts/commands/build.mjs out of app/api/**/route.ts; exists only inside the server bundle.
declare module "virtual:api-routes" {
  export const routes: import("@/lib/platform/server/http/api-server").RouteTable;
}
