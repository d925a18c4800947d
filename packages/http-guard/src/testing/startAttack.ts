import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** Slow request bodies and request headers that never end, sent to each port from one local address. */
export interface Attack {
  ports: readonly number[];
  from: string;
  bodies: readonly { count: number; path: string; size: number; type?: string }[];
  /** Number of requests per port whose headers never end. */
  halfHeads: number;
}

/** Number of connections still open at the end, and of connections that the servers closed earlier. */
export interface AttackCount {
  open: number;
  closed: number;
}

/**
 * Runs the attack in a separate process, so that the caller's timers are not delayed. Returns a function that ends it
 * and counts the connections.
 */
export function startAttack(attack: Attack): () => Promise<AttackCount> {
  const main = fileURLToPath(new URL("./attack.main.ts", import.meta.url));
  const child = fork(main, [JSON.stringify(attack)]);
  return async () => {
    child.send("end");
    const [count]: AttackCount[] = await once(child, "message");
    if (count === undefined) throw new Error("the attack counted nothing");
    return count;
  };
}
