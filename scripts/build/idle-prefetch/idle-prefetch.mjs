/**
 * Webpack plugin: fetches the chunks marked with `webpackPrefetch` while the page is idle, one at a time. Webpack
 * itself requests all of them, thirty on some screens, in the long task that starts the page.
 */
export function idlePrefetch({ RuntimeGlobals: { prefetchChunk }, RuntimeModule }) {
  class IdlePrefetch extends RuntimeModule {
    constructor() {
      // Runs after webpack's own prefetch function is defined, before it is called.
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
