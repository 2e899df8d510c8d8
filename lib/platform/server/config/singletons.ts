/**
 * What must exist once per process. The server bundle and Next's bundle each load their own copy of every module but
 * share `globalThis`, so it lives there. Each owner adds its entry by declaration merging:
 * `declare module "…/config/singletons" { interface Singletons { redis?: Redis } }`.
 */
export interface Singletons {}

const holder = globalThis as typeof globalThis & { __tenderbee?: Singletons };

/** The one holder of this process. */
export const singletons: Singletons = (holder.__tenderbee ??= {});
