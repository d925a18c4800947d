import { constants, setPriority } from "node:os";
import type { SentPicture } from "./createImageProcess.ts";
import { reencodeImage } from "./reencodeImage.ts";
import type { RedrawOutcome } from "./RedrawOutcome.ts";

/** The redraw process. `createImageProcess` starts it with its limits in bytes and milliseconds. */
const [addedBytes = 0, processorTime = 0] = process.argv.slice(2).map(Number);
const ownBytes = process.memoryUsage.rss();
let startUsage: NodeJS.CpuUsage | undefined;

// Lower priority than the API's requests. Some systems do not allow it.
try {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
} catch {}

// The terminal's Ctrl-C reaches this process too; it continues until the API has ended.
process.on("SIGINT", () => {});
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
process.on("message", ({ bytes, size }: SentPicture) => {
  startUsage = process.cpuUsage();
  reencodeImage(bytes, size).then(sendOutcome, () => sendOutcome({ refused: "unreadable" }));
});

function sendOutcome(outcome: RedrawOutcome): void {
  startUsage = undefined;
  process.send?.(outcome);
}

// Decoding runs on other threads, so this thread can measure them. No portable limit covers native memory.
const CHECK_INTERVAL = 10;
setInterval(() => {
  if (process.memoryUsage.rss() > ownBytes + addedBytes) reportAndExit("memory");
  else if (startUsage !== undefined && cpuMillisecondsSince(startUsage) > processorTime)
    reportAndExit("processor time");
}, CHECK_INTERVAL).unref();

function reportAndExit(exceeded: string): void {
  process.send?.({ exceeded }, () => process.kill(process.pid, "SIGKILL"));
}

function cpuMillisecondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
