import { fixedNow } from "./fixedNow.ts";

/** Freezes the clock of a process that imports this module first (`node --import`). Timers keep running. */
Date.now = () => fixedNow;
globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [fixedNow] : args, newTarget) as Date,
});
