import { type Agent, type IncomingHttpHeaders, request } from "node:http";

export interface Visit {
  /** 0 if there was no response. */
  status: number;
  headers: IncomingHttpHeaders;
  bytes: number;
}

export interface VisitOptions {
  agent?: Agent;
  /** The visitor's address, sent in `X-Forwarded-For`. */
  from?: string;
}

/** Requests one page with a browser's headers and discards its body, to minimize the benchmark's own work. */
export function visit(address: string, { agent, from = "198.18.0.1" }: VisitOptions = {}): Promise<Visit> {
  return new Promise((resolve) => {
    const fail = () => resolve({ status: 0, headers: {}, bytes: 0 });
    const headers = { "accept-encoding": "gzip, deflate, br, zstd", "x-forwarded-for": from };
    const outgoing = request(address, { headers, ...(agent && { agent }) }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => (bytes += chunk.length));
      response.on("error", fail);
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes }),
      );
    });
    outgoing.on("error", fail);
    outgoing.end();
  });
}
