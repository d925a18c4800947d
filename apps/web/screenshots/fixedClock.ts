import { fixedNow } from "./fixedNow.ts";

/** Freezes the clock of a process that imports this module first (`node --import`). Timers keep running. */
Date.now = () => fixedNow;
globalThis.Date = new Proxy(Date, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [fixedNow] : given, newTarget) as Date,
});
