import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { watchLine } from "./watchLogs.ts";

/** All callers in a test share one address. */
const oneMachine = { ADDRESS_CALLS_PER_SECOND: "0" };

const main = fileURLToPath(new URL("../main.ts", import.meta.url));

/** A real API process. */
export interface RunningApi {
  url: string;
  process: ChildProcess;
  /** Its output. */
  output: () => string;
  /** Ends it by a signal, and waits for its exit. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

/**
 * Starts the API as its users do, and waits until it serves. Fails with its output. Every line of it is
 * checked for secrets, like those of the app in process.
 */
export async function startApi(env: Record<string, string>): Promise<RunningApi> {
  const port = await freePort();
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env["PATH"] ?? "",
      API_PORT: String(port),
      LOG_LEVEL: "trace",
      ...oneMachine,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => {
      output += `${line}\n`;
      watchLine(line);
    });
  }
  // Not `exit`: the last lines may arrive later.
  const gone = once(child, "close");
  const url = `http://127.0.0.1:${port}`;
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await gone;
    return child.exitCode;
  };
  for (let attempt = 0; attempt < 1200; attempt++) {
    if (child.exitCode !== null) throw new Error(`The API did not start:\n${output}`);
    const isUp = await fetch(`${url}/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return { url, process: child, output: () => output, end };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await end("SIGKILL");
  throw new Error(`The API did not get ready:\n${output}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address !== null ? address.port : 0;
}
