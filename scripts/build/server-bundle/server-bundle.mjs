// Bundles the server with esbuild: server.ts with every API route in one file, the same in development and
// production.
import { existsSync, readdirSync, statSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { ROOT } from "../../embedded/environment.mjs";

function routeFolders(path = "app/api") {
  return readdirSync(path)
    .sort()
    .flatMap((name) => (statSync(`${path}/${name}`).isDirectory() ? routeFolders(`${path}/${name}`) : []))
    .concat(existsSync(`${path}/route.ts`) ? [path.slice("app".length)] : []);
}

/**
 * An esbuild plugin: every route.ts by its folder, as a module that the server imports, so no route is mounted by
 * hand.
 */
function routeTable() {
  const folders = routeFolders();
  const imports = folders.map((folder, at) => `import * as route${at} from "@/app${folder}/route";`);
  const entries = folders.map((folder, at) => `  ${JSON.stringify(folder)}: route${at},`);
  return `${imports.join("\n")}\nexport const routes = {\n${entries.join("\n")}\n};\n`;
}

const apiRoutes = {
  name: "api-routes",
  setup(build) {
    build.onResolve({ filter: /^virtual:api-routes$/ }, ({ path }) => ({ path, namespace: "api-routes" }));
    build.onLoad({ filter: /.*/, namespace: "api-routes" }, () => ({
      contents: routeTable(),
      loader: "ts",
      resolveDir: ROOT,
      // In development a new route.ts triggers a rebuild.
      watchDirs: ["app/api", ...routeFolders().map((folder) => `app${folder}`)],
    }));
  },
};

/**
 * esbuild's options; packages stay external.
 * @returns {import("esbuild").BuildOptions}
 */
export function bundleOptions(entry, outfile) {
  return {
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    // package.json's oldest Node; below 20.10 esbuild would drop the attribute of a JSON import.
    target: "node20.19",
    packages: "external",
    sourcemap: true,
    logLevel: "error",
    plugins: [apiRoutes],
  };
}

/** Builds dist/server.mjs. */
export async function buildServer(outfile = "dist/server.mjs") {
  const { build } = await import("esbuild");
  await build(bundleOptions("server.ts", outfile));
}

/**
 * Rebuilds the API routes whenever one of their sources changes, and passes each new table to `onRoutes`. After a
 * failed build the previous routes keep serving. Returns a function that stops watching.
 */
export async function watchRoutes(onRoutes) {
  const { context } = await import("esbuild");
  const outfile = "dist/dev/routes.mjs";
  const load = {
    name: "load-routes",
    setup(build) {
      build.onEnd(async ({ errors }) => {
        if (errors.length > 0) return;
        // Node caches a module by its URL.
        const { routes } = await import(`${pathToFileURL(outfile).href}?${Date.now()}`);
        onRoutes(routes);
      });
    },
  };
  const options = bundleOptions("virtual:api-routes", outfile);
  const watching = await context({ ...options, plugins: [...options.plugins, load] });
  await watching.watch();
  return () => watching.dispose();
}
