import { fixedNow } from "./fixedNow.ts";
import { stopClock } from "./stopClock.ts";

/** Stops the clock of the process that imports this module first (`node --import`). */
stopClock(fixedNow);
