// Made by scripts/build.mjs out of app/api/**/route.ts; exists only inside the server bundle.
declare module "virtual:api-routes" {
  export const routes: import("@/lib/platform/server/fast-lane").RouteTable;
}
