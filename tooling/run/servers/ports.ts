import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below the range that systems use for outgoing connections: from 32768 on Linux, from 49152 elsewhere. */
const freePorts = { min: 20_000, max: 32_767 };

/**
 * Returns a random unused port outside the system's range for outgoing connections, since one of those could
 * take the port between this check and the server's start.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(freePorts.min, freePorts.max + 1);
    const isFree = await requireFreePort(port, "PORT").then(
      () => true,
      () => false,
    );
    if (isFree) return port;
  }
}

/**
 * Returns a variable's port; undefined if the variable is unset or empty.
 *
 * @throws if the value is not a port, with one sentence that names the variable
 */
export function portOf(value: string | undefined, variable: string): number | undefined {
  if (!value) return undefined;
  const port = Number(value);
  if (/^\d+$/.test(value) && port > 0 && port <= 65_535) return port;
  throw new Error(`${variable} must be a port number from 1 to 65535.`);
}

/**
 * Checks that a port is free on all of this machine's addresses.
 *
 * @throws if the port is in use, with one sentence that names the port and its variable
 */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  for (const host of ["127.0.0.1", "::1", "0.0.0.0"]) {
    try {
      await listen(port, host);
    } catch (error) {
      // A machine without IPv6 has no ::1, which does not mean that the port is busy.
      if (isError(error, "EADDRNOTAVAIL") || isError(error, "EAFNOSUPPORT")) continue;
      const reason = isError(error, "EACCES") ? "may not be used by this account" : "is already in use";
      throw new Error(
        `Port ${port} ${reason}: stop what uses it, or choose another with ${variable}=${port + 1}.`,
        {
          cause: error,
        },
      );
    }
  }
}

/**
 * Returns the first port, starting at `port`, that is free on all of this machine's addresses, so that two
 * copies of the workspace can run at once.
 *
 * @throws if 20 consecutive ports are in use
 */
export async function nextFreePort(port: number, variable: string): Promise<number> {
  for (let candidate = port; candidate < port + 20; candidate++) {
    const isFree = await requireFreePort(candidate, variable).then(
      () => true,
      () => false,
    );
    if (isFree) return candidate;
  }
  throw new Error(`Ports ${port} to ${port + 19} are in use: choose another with ${variable}.`);
}

function listen(port: number, host: string): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host }, () => {
      const address = server.address();
      const usedPort = typeof address === "object" && address ? address.port : port;
      server.close(() => resolve(usedPort));
    });
  });
}

function isError(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
