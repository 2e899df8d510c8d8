// What a run leaves behind unless it is removed: servers, folders, a mounted disk, a worktree of git.

const SIGNALS: readonly (readonly [NodeJS.Signals, number])[] = [
  ["SIGINT", 130],
  ["SIGTERM", 143],
  ["SIGHUP", 129],
];

/** Does what is to be done at the end, the last first; one that fails keeps none of the others. */
export class Cleanup {
  private works: (() => unknown)[] = [];

  /** Adds a work; the answer does it before the end, and once. */
  add(work: () => unknown): () => Promise<void> {
    const each = async (): Promise<void> => {
      if (!this.works.includes(each)) return;
      this.works = this.works.filter((other) => other !== each);
      await work();
    };
    this.works.push(each);
    return each;
  }

  async run(): Promise<void> {
    for (let each; (each = this.works.at(-1));)
      try {
        await each();
      } catch (error) {
        console.error(error);
      }
  }

  /** Ctrl-C and the like end the process once all of it is done. */
  endOnSignals(): void {
    for (const [signal, code] of SIGNALS)
      process.once(signal, () => void this.run().finally(() => process.exit(code)));
  }
}
