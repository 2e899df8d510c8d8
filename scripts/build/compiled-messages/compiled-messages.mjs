// The production build sends texts compiled, so that no browser has to read ICU: its parser is 9 kB of every page.
import { fileURLToPath } from "node:url";

const fileOf = (specifier) => fileURLToPath(import.meta.resolve(specifier));

// Where client components run; what is drawn on the server alone keeps reading the texts as they are written.
const CLIENT_LAYERS = ["ssr", "app-pages-browser"];

/** Written down as they are shown, with nothing for a translator to fill in. */
const PLAIN_TEXTS = /[\\/](crash|pwa|terms)\.json$/;

/** The configuration of Next with compiled texts in it; only for the production build. */
export function withCompiledMessages(config) {
  const formatOnly = fileOf("use-intl/format-message/format-only");
  return {
    ...config,
    compiler: { ...config.compiler, define: { ...config.compiler?.define, COMPILED_MESSAGES: true } },
    webpack(webpack, context) {
      webpack.plugins.push(
        new context.webpack.NormalModuleReplacementPlugin(/^use-intl\/format-message$/, (asked) => {
          if (CLIENT_LAYERS.includes(asked.contextInfo.issuerLayer)) asked.request = formatOnly;
        }),
      );
      webpack.module.rules.push({
        test: /[\\/]messages[\\/]\w+[\\/]\w+\.json$/,
        exclude: PLAIN_TEXTS,
        issuerLayer: { or: CLIENT_LAYERS },
        type: "javascript/auto",
        use: fileURLToPath(new URL("loader.cjs", import.meta.url)),
      });
      return config.webpack(webpack, context);
    },
  };
}
