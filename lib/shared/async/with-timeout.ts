/**
 * What a promise answers; where that takes longer than so many milliseconds, what `onTimeout` answers or throws. The promise
 * itself goes on.
 */
export function withTimeout<T>(
  promise: Promise<T>,
  timeoutMs: number,
  onTimeout: () => T | Promise<T>,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((done) => {
    timer = setTimeout(done, timeoutMs);
  }).then(onTimeout);
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
