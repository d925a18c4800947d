/** Worker thread that parses one calendar, started by `createCalendarReader`. */
import { parentPort, workerData } from "node:worker_threads";
import { parseCalendar, type ParsingRules } from "./parseCalendar.ts";

const { text, rules } = workerData as { text: string; rules: ParsingRules };
// oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin.
// The parsing timeout starts here, because loading may take longer on a busy machine.
parentPort?.postMessage("loaded");
parentPort?.postMessage(parseCalendar(text, rules));
