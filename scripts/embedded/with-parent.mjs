// Imported into a child process: ends it when its parent was killed, so that nothing goes on unseen.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.exit(1);
}, 1000).unref();
