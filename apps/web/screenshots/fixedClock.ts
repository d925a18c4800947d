import { fixedNow } from "./fixedNow.ts";

/** Stops the clock of the process that imports this module first (`node --import`); timers run on. */
Date.now = () => fixedNow;
globalThis.Date = new Proxy(Date, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [fixedNow] : given, newTarget) as Date,
});
