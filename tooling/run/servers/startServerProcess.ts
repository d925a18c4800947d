import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { mallocArenas } from "./mallocArenas.ts";
import { programPath } from "../runCommand.ts";
import { root } from "../root.ts";

export interface ServerProcess {
  name: string;
  pid: number;
  /** Resolves with the reason once the process has exited, whether through `stop` or by itself. */
  ended: Promise<string>;
  stop(): Promise<void>;
}

export interface ServerOptions {
  name: string;
  /** Relative to the workspace. */
  folder: string;
  /** The program and its arguments. */
  command: string[];
  env: Record<string, string | undefined>;
  /** A URL that responds with a status below 500 once the server is ready. */
  readyAt: string;
  /**
   * Called immediately with each line. Returns true if the line was shown. The error of a failed start
   * includes only lines that were not shown.
   */
  onLine(line: string): boolean | void;
  /** In milliseconds. By default four minutes, since a busy machine takes minutes to write the demo data. */
  timeout?: number;
  /** Aborts the wait and stops the server. */
  signal?: AbortSignal | undefined;
}

/** In milliseconds: the longest sensible SHUTDOWN_DELAY on one machine, plus the time for pending requests. */
const stopTimeout = 30_000;

/**
 * Starts a server and waits until it is ready.
 *
 * @throws if it exits or does not become ready, with its last output that was not shown
 */
export async function startServerProcess(options: ServerOptions): Promise<ServerProcess> {
  const [program = process.execPath, ...args] = options.command;
  const cwd = join(root, options.folder);
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...mallocArenas(process.env), ...options.env, PATH: programPath(cwd) },
    stdio: ["ignore", "pipe", "pipe"],
    // Runs in a separate process group, so that Ctrl-C reaches only this process, which then stops the
    // servers in order.
    detached: true,
  });
  let isReady = false;
  const lastLines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => {
      const isShown = options.onLine(line);
      if (isReady || isShown) return;
      lastLines.push(line);
      if (lastLines.length > 40) lastLines.shift();
    });
  }
  const ended = endOf(child, options.name);
  // Kills the server when this process exits. In its separate group, the server would survive.
  const killGroup = () => signalGroup(child, "SIGKILL");
  process.once("exit", killGroup);
  void ended.then(() => process.off("exit", killGroup));
  const stop = () => stopGroup(child, ended);
  const waitController = new AbortController();
  const signal = AbortSignal.any([waitController.signal, options.signal ?? waitController.signal]);
  const outcome = await Promise.race([ended, waitUntilReady(options, signal)]);
  waitController.abort();
  if (outcome === "ready") {
    isReady = true;
    return { name: options.name, pid: child.pid ?? 0, ended, stop };
  }
  await stop();
  throw new Error([outcome, ...lastLines].join("\n"));
}

async function waitUntilReady(options: ServerOptions, signal: AbortSignal): Promise<string> {
  const { name, readyAt, timeout = 240_000 } = options;
  const deadline = performance.now() + timeout;
  while (performance.now() < deadline && !signal.aborted) {
    try {
      const response = await fetch(readyAt, { signal: AbortSignal.timeout(5_000) });
      if (response.status < 500) return "ready";
    } catch {
      // The server is not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return `${name} was not ready after ${timeout / 1000} seconds.`;
}

function endOf(child: ChildProcess, name: string): Promise<string> {
  return new Promise((resolve) => {
    child.once("error", (error) => resolve(`${name} could not be started: ${error.message}`));
    child.once("close", (code, signal) => resolve(`${name} has stopped (${signal ?? `exit code ${code}`}).`));
  });
}

async function stopGroup(child: ChildProcess, ended: Promise<string>): Promise<void> {
  signalGroup(child, "SIGTERM");
  const timer = setTimeout(() => signalGroup(child, "SIGKILL"), stopTimeout);
  await ended;
  clearTimeout(timer);
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The process has already exited.
  }
}
