// What Next would compile in vain: the API, which the server bundle serves, and lists of files for a deployment without
// node_modules.
import { fileURLToPath } from "node:url";

const UNSERVED_ROUTE = fileURLToPath(new URL("unserved-route.cjs", import.meta.url));
const API_ROUTE = /^private-next-app-dir\/api\/.+\/route\.ts$/;

/** Changes webpack's configuration of the server: pages are compiled, nothing else. */
export function compilePagesOnly(webpackConfig, { NormalModuleReplacementPlugin }) {
  webpackConfig.plugins = webpackConfig.plugins.filter(
    ({ constructor }) => constructor.name !== "TraceEntryPointsPlugin",
  );
  webpackConfig.plugins.push(new NormalModuleReplacementPlugin(API_ROUTE, UNSERVED_ROUTE));
}
