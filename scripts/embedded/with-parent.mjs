// Imported into a child process: ends it when its parent was killed, so that no orphan keeps running.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.exit(1);
}, 1000).unref();
