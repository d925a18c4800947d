import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** Slow bodies and heads that never end, on each port, from one local address. */
export interface Attack {
  ports: readonly number[];
  from: string;
  bodies: readonly { count: number; path: string; size: number; type?: string }[];
  halfHeads: number;
}

/** Connections open at the end, and those that the servers had closed by then. */
export interface AttackCount {
  open: number;
  closed: number;
}

/**
 * Runs the attack in a separate process, so that the caller's timers are not delayed. Returns a function that ends it.
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
