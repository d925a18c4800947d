import { request } from "node:http";

export interface Asked {
  path: string;
  method?: string;
  /** Media type of the body. */
  type?: string;
  body?: string;
  headers?: Record<string, string>;
}

export interface Answer {
  /** 0 if the connection was cut. */
  status: number;
  text: string;
  /** Duration, in milliseconds. */
  took: number;
}

/** Timeout, in milliseconds. */
const PATIENCE = 20_000;

/** Sends one request from an address of this machine, on a new connection. */
export function requestFrom(
  address: string,
  port: number,
  { path, body, type = "application/json", method, headers = {} }: Asked,
): Promise<Answer> {
  const begun = performance.now();
  const length =
    body === undefined ? {} : { "content-type": type, "content-length": Buffer.byteLength(body) };
  return new Promise((resolve) => {
    let text = "";
    const end = (status: number) => resolve({ status, text, took: performance.now() - begun });
    const asked = request({
      host: "127.0.0.1",
      localAddress: address,
      port,
      path,
      method: method ?? (body === undefined ? "GET" : "POST"),
      agent: false,
      headers: { ...length, ...headers },
      signal: AbortSignal.timeout(PATIENCE),
    });
    asked.on("error", () => end(0));
    asked.on("response", (answer) => {
      answer.on("data", (data: Buffer) => (text += data.toString()));
      answer.on("error", () => end(0));
      answer.on("end", () => end(answer.statusCode ?? 0));
    });
    asked.end(body);
  });
}
