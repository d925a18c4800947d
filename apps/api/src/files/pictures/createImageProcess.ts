import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Logger } from "pino";
import { describeFault } from "#api/server/log/describeFault.ts";
import type { PictureBounds } from "./pictureBounds.ts";
import type { PictureSize } from "./reencodeImage.ts";
import type { RedrawOutcome } from "./RedrawOutcome.ts";

/** A process that redraws images one after the other. */
export interface RedrawProcess {
  /** Redraws an image. The caller waits for its outcome before the next call. */
  redraw: (bytes: Uint8Array<ArrayBuffer>, size?: PictureSize) => Promise<RedrawOutcome>;
  close: () => void;
}

const entryPath = fileURLToPath(new URL("./redrawProcess.ts", import.meta.url));

/**
 * Creates a redraw process that starts with the first image, and restarts after an image that ended it. It is
 * given no secrets, because it decodes untrusted bytes. It has its own memory and threads, so that the API's
 * threads remain free for argon2.
 */
export function createImageProcess({
  logger,
  bounds,
}: {
  logger: Logger;
  bounds: Pick<PictureBounds, "deadline" | "idle" | "processorTime" | "addedBytes">;
}): RedrawProcess {
  let current: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  return {
    async redraw(bytes, size) {
      clearTimeout(idle);
      const child = current ?? start();
      if (child === undefined) return { refused: "not_started" };
      const { outcome, ended } = await requestRedraw(child, { bytes, size }, bounds.deadline);
      if (ended !== undefined) {
        logger.warn({ ended }, "a picture ended the process that draws");
        end(child);
      } else {
        idle = setTimeout(() => end(child), bounds.idle).unref();
      }
      return outcome;
    },
    close() {
      clearTimeout(idle);
      if (current !== undefined) end(current);
    },
  };

  function start(): ChildProcess | undefined {
    try {
      current = forkChild();
    } catch (error) {
      logger.error({ fault: describeFault(error) }, "the process that draws pictures did not start");
    }
    return current;
  }

  function forkChild(): ChildProcess {
    const child = fork(entryPath, [String(bounds.addedBytes), String(bounds.processorTime)], {
      // Does not inherit this process's flags: an inspector's port can be used only once.
      execArgv: ["--max-old-space-size=64", "--max-semi-space-size=2"],
      // One thread decodes and one reads headers. glibc would otherwise keep freed memory per thread.
      env: { UV_THREADPOOL_SIZE: "2", MALLOC_ARENA_MAX: "1" },
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    child.on("error", (error) =>
      logger.error({ fault: describeFault(error) }, "the process that draws pictures failed"),
    );
    child.once("exit", () => {
      if (current === child) current = undefined;
    });
    // The child process ends with this process and does not keep it running.
    child.unref();
    child.channel?.unref();
    return child;
  }

  function end(child: ChildProcess): void {
    if (current === child) current = undefined;
    child.kill("SIGKILL");
  }
}

/** Message to the redraw process. */
export interface SentPicture {
  bytes: Uint8Array<ArrayBuffer>;
  size: PictureSize | undefined;
}

interface Reply {
  outcome: RedrawOutcome;
  /** Reason why the process can no longer be used. */
  ended?: string;
}

function requestRedraw(child: ChildProcess, picture: SentPicture, deadline: number): Promise<Reply> {
  return new Promise((resolve) => {
    const onMessage = (outcome: RedrawOutcome | { exceeded: string }) =>
      settle("exceeded" in outcome ? { outcome: tooLarge, ended: outcome.exceeded } : { outcome });
    const onExit = () => settle({ outcome: tooLarge, ended: "exit" });
    const onError = () => settle({ outcome: { refused: "not_started" }, ended: "error" });
    const timer = setTimeout(
      () => settle({ outcome: { refused: "timed_out" }, ended: "deadline" }),
      deadline,
    );
    child.once("message", onMessage).once("exit", onExit).once("error", onError);
    child.send(picture, (error) => {
      if (error !== null) onError();
    });

    function settle(reply: Reply): void {
      clearTimeout(timer);
      child.off("message", onMessage).off("exit", onExit).off("error", onError);
      resolve(reply);
    }
  });
}

const tooLarge = { refused: "too_large" } as const;
