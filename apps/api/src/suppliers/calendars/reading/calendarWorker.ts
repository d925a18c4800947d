/** Worker thread that parses one calendar, started by `createCalendarReader`. */
import { parentPort, workerData } from "node:worker_threads";
import { parseCalendar, type ParsingRules } from "./parseCalendar.ts";

const { text, rules } = workerData as { text: string; rules: ParsingRules };
// oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin.
// The time to parse is counted from here: on a busy machine, loading takes longer.
parentPort?.postMessage("loaded");
parentPort?.postMessage(parseCalendar(text, rules));
