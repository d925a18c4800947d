import { createServer } from "node:net";

/** A port that nothing listens on now. */
export function freePort(): Promise<number> {
  return listen(0, "127.0.0.1");
}

/**
 * Refuses a port that is taken, on any of this machine's own addresses.
 * @throws one sentence with the port and the variable that changes it
 */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  for (const host of ["127.0.0.1", "::1", "0.0.0.0"]) {
    try {
      await listen(port, host);
    } catch (error) {
      // A machine without IPv6 can't take ::1; that doesn't make the port busy.
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

function listen(port: number, host: string): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host }, () => {
      const address = server.address();
      const taken = typeof address === "object" && address ? address.port : port;
      server.close(() => resolve(taken));
    });
  });
}

function isError(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
