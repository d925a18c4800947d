import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** A server in a separate process. */
export interface RunningProcess {
  url: string;
  process: ChildProcess;
  /** Returns the process's output so far. */
  output: () => string;
  /** Ends the process by a signal and waits for its exit. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** Environment that each process of a test inherits. The processes share the cache of compiled modules. */
export const baseEnv = {
  PATH: process.env["PATH"] ?? "",
  NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] ?? join(tmpdir(), "sayara-test-modules"),
};

/**
 * Starts a server as operators do, on a free port unless `env` has `PORT`, and waits until `path` responds,
 * by default `/ready`.
 *
 * @throws Error with the server's output.
 */
export async function startProcess(
  mainPath: string,
  env: Record<string, string>,
  onLine: (line: string) => void = () => {},
  path = "/ready",
): Promise<RunningProcess> {
  const port = env["PORT"] ?? String(await freePort());
  const child = spawn(process.execPath, [mainPath], {
    env: { ...baseEnv, ...env, PORT: port },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => {
      output += `${line}\n`;
      onLine(line);
    });
  }
  // `close` instead of `exit`, because the last lines of output may arrive after `exit`.
  const closed = once(child, "close");
  const url = `http://127.0.0.1:${port}`;
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await closed;
    return child.exitCode;
  };
  for (let attempt = 0; attempt < 1200; attempt++) {
    if (child.exitCode !== null) throw new Error(`The server did not start:\n${output}`);
    const isReady = await fetch(`${url}${path}`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return { url, process: child, output: () => output, end };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await end("SIGKILL");
  throw new Error(`The server did not get ready:\n${output}`);
}

/**
 * Returns a random port that was free a moment ago. It is below the range that systems use for outgoing
 * connections, because such a connection could take it before the server starts.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_768);
    const server = createServer().listen(port, "127.0.0.1");
    const isFree = await once(server, "listening").then(
      () => true,
      () => false,
    );
    server.close();
    if (isFree) return port;
  }
}
