import { request } from "node:http";

export interface TestRequest {
  path: string;
  method?: string;
  /** Media type of the body. */
  type?: string;
  body?: string;
  headers?: Record<string, string>;
}

export interface TestResponse {
  /** 0 if the connection was closed without a response. */
  status: number;
  text: string;
  /** Duration, in milliseconds. */
  milliseconds: number;
}

/** Timeout, in milliseconds. */
const TIMEOUT = 20_000;

/** Sends one request from an address of this machine, on a new connection. */
export function requestFrom(
  address: string,
  port: number,
  { path, body, type = "application/json", method, headers = {} }: TestRequest,
): Promise<TestResponse> {
  const start = performance.now();
  const bodyHeaders =
    body === undefined ? {} : { "content-type": type, "content-length": Buffer.byteLength(body) };
  return new Promise((resolve) => {
    let text = "";
    const finish = (status: number) => resolve({ status, text, milliseconds: performance.now() - start });
    const outgoing = request({
      host: "127.0.0.1",
      localAddress: address,
      port,
      path,
      method: method ?? (body === undefined ? "GET" : "POST"),
      agent: false,
      headers: { ...bodyHeaders, ...headers },
      signal: AbortSignal.timeout(TIMEOUT),
    });
    outgoing.on("error", () => finish(0));
    outgoing.on("response", (incoming) => {
      incoming.on("data", (data: Buffer) => (text += data.toString()));
      incoming.on("error", () => finish(0));
      incoming.on("end", () => finish(incoming.statusCode ?? 0));
    });
    outgoing.end(body);
  });
}
