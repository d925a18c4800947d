import { type Agent, type IncomingHttpHeaders, request } from "node:http";

export interface Visit {
  /** 0 if no response came. */
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
    const none = () => resolve({ status: 0, headers: {}, bytes: 0 });
    const headers = { "accept-encoding": "gzip, deflate, br, zstd", "x-forwarded-for": from };
    const asked = request(address, { headers, ...(agent && { agent }) }, (answer) => {
      let bytes = 0;
      answer.on("data", (piece: Buffer) => (bytes += piece.length));
      answer.on("error", none);
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes }));
    });
    asked.on("error", none);
    asked.end();
  });
}
