const script = `globalThis.Date = class Date extends globalThis.Date {
  constructor(...args) { args.length === 0 ? super(Date.now()) : super(...args); }
  static now() { return super.now() + 86400000; }
};`;

/** Environment variables that set the clock of a whole process a day ahead. */
export const clockDayAhead = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` };
