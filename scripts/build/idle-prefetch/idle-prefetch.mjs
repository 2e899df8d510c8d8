/**
 * A plugin of webpack: what `webpackPrefetch` asks for is fetched when the page has a moment, one file at a time.
 * Webpack itself asks for all of them, thirty on some screens, in the task that starts the page.
 */
export function idlePrefetch({ RuntimeGlobals: { prefetchChunk }, RuntimeModule }) {
  class IdlePrefetch extends RuntimeModule {
    constructor() {
      // After webpack's own way is there, before it is used.
      super("idle prefetch", RuntimeModule.STAGE_ATTACH);
    }

    generate() {
      return [
        `const prefetch = ${prefetchChunk}, whenIdle = self.requestIdleCallback || setTimeout;`,
        `${prefetchChunk} = (id) => void whenIdle(() => prefetch(id));`,
      ].join("\n");
    }
  }
  const name = IdlePrefetch.name;
  return {
    apply({ hooks }) {
      hooks.thisCompilation.tap(name, (compilation) =>
        compilation.hooks.runtimeRequirementInTree
          .for(prefetchChunk)
          .tap(name, (chunk) => compilation.addRuntimeModule(chunk, new IdlePrefetch())),
      );
    },
  };
}
