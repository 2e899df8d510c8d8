// Preloaded into a process: its clock is CLOCK_SECONDS ahead (negative: behind); what measures spans is not.
const AHEAD_MS = Number(process.env.CLOCK_SECONDS) * 1000;

const OwnDate = Date;
globalThis.Date = class Date extends OwnDate {
  constructor(...parts) {
    if (parts.length === 0) super(OwnDate.now() + AHEAD_MS);
    else super(...parts);
  }

  // Next wraps Date with what is its own, and not with what it inherits.
  static UTC = OwnDate.UTC;
  static parse = OwnDate.parse;

  static now() {
    return OwnDate.now() + AHEAD_MS;
  }
};
