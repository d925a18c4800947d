import { type Agent, type IncomingHttpHeaders, request } from "node:http";

export interface Visit {
  /** 0 where no answer came. */
  status: number;
  headers: IncomingHttpHeaders;
  bytes: number;
}

export interface VisitOptions {
  agent?: Agent;
  /** The visitor's address, as a proxy would pass it on. */
  from?: string;
}

/** One page as a browser asks for it, read to its end and not looked at: the bench's own work stays small. */
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
