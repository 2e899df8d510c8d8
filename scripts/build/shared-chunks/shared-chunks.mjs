const LANG = "app/[lang]";
const PRIVATE = `${LANG}/(app)/account/(private)`;

/**
 * The files that load parts of the account on pages without it (islands). Their chunks share what the account has, because
 * those who load one go on to the account.
 */
const ISLANDS = /\/(islands|lazy-island|AuthAwareHeader|BeesForMembers)\.tsx?$/;

function isLoadedBy(files, chunk) {
  return Array.from(chunk.groupsIterable).some(({ origins }) =>
    origins.some(({ module }) => files.test(module?.resource ?? "")),
  );
}

/**
 * A cache group of webpack's splitChunks: what every screen under some layouts loads. Libraries have a chunk of their
 * own, which stays the same from release to release.
 */
function sharedFile(name, priority, { layouts, orBoth = [], screens, islands }) {
  return {
    name: (module) => (module.resource?.includes("node_modules") ? `${name}-libraries` : name),
    priority,
    enforce: true,
    chunks: (chunk) => screens.test(chunk.name ?? "") || (islands && isLoadedBy(islands, chunk)),
    test(module, { chunkGraph }) {
      if (!module.type.startsWith("javascript")) return false;
      const chunks = Array.from(chunkGraph.getModuleChunksIterable(module), (chunk) => chunk.name);
      const isIn = (layout) => chunks.includes(layout);
      return layouts.some(isIn) || (orBoth.length > 0 && orBoth.every(isIn));
    },
  };
}

/**
 * The chunks that screens share. By default each screen and each layout would have its own copy of the small modules.
 */
export const SHARED_CHUNKS = {
  everywhere: sharedFile("everywhere", 36, {
    layouts: [`${LANG}/layout`],
    orBoth: [`${LANG}/(public)/layout`, `${LANG}/(app)/layout`],
    screens: /^app\//,
  }),
  frame: sharedFile("frame", 35, {
    layouts: [`${LANG}/(app)/layout`],
    screens: /^app\/(\[lang\]\/\(app\)|dev)\//,
    islands: ISLANDS,
  }),
  account: sharedFile("account", 34, {
    layouts: [`${PRIVATE}/layout`, `${PRIVATE}/loading`],
    screens: /^app\/\[lang\]\/\(app\)\/account\/\(private\)\//,
  }),
};

const PUBLIC = `${LANG}/(public)/`;
const GUEST = `${LANG}/(guest)/`;

/** The layout of the public pages after these pages and the sign-in, and all of them after the account. */
function rankOf(entryPoint) {
  if (entryPoint === `${PUBLIC}layout`) return 2;
  return entryPoint.startsWith(PUBLIC) || entryPoint.startsWith(GUEST) ? 1 : 0;
}

/**
 * Sorts the entry points. Next names for a client component of several layouts or pages the chunks of the last one, and
 * by itself their order is the one in which they happened to be found: public pages would load the frame of the account,
 * or the account the home page, for small components that they share.
 */
export const publicLayoutLast = {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap("public-layout-last", (compilation) => {
      compilation.hooks.afterChunks.tap("public-layout-last", () => {
        const { entrypoints } = compilation;
        const sorted = [...entrypoints].toSorted(([one], [other]) => rankOf(one) - rankOf(other));
        entrypoints.clear();
        for (const [name, entry] of sorted) entrypoints.set(name, entry);
      });
    });
  },
};
