// Preloaded into a process: its clock is CLOCK_SECONDS ahead (negative: behind); what measures spans is not.
const AHEAD_MS = Number(process.env.CLOCK_SECONDS) * 1000;

const OwnDate = Date;
globalThis.Date = class extends OwnDate {
  constructor(...parts) {
    if (parts.length === 0) super(OwnDate.now() + AHEAD_MS);
    else super(...parts);
  }

  static now() {
    return OwnDate.now() + AHEAD_MS;
  }
};
