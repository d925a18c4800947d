import { constants, setPriority } from "node:os";
import type { SentPicture } from "./createImageProcess.ts";
import { reencodeImage } from "./reencodeImage.ts";
import type { RedrawOutcome } from "./RedrawOutcome.ts";

/** The redraw process. `createImageProcess` starts it with its limits in bytes and milliseconds. */
const [residentBytes = 0, processorTime = 0] = process.argv.slice(2).map(Number);
let begun: NodeJS.CpuUsage | undefined;

// Lower priority than the API's requests. Some systems do not allow it.
try {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
} catch {}

// The terminal's Ctrl-C reaches this process too; it continues until the API has ended.
process.on("SIGINT", () => {});
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
process.on("message", ({ bytes, size }: SentPicture) => {
  begun = process.cpuUsage();
  reencodeImage(bytes, size).then(answer, () => answer({ refused: "unreadable" }));
});

function answer(outcome: RedrawOutcome): void {
  begun = undefined;
  process.send?.(outcome);
}

// Decoding runs on other threads, so this thread can measure them. No portable limit covers native memory.
const MILLISECONDS = 10;
setInterval(() => {
  if (process.memoryUsage.rss() > residentBytes) end("memory");
  else if (begun !== undefined && processorSince(begun) > processorTime) end("processor time");
}, MILLISECONDS).unref();

function end(exceeded: string): void {
  process.send?.({ exceeded }, () => process.kill(process.pid, "SIGKILL"));
}

function processorSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
