import { PGlite } from "@electric-sql/pglite";
import pg from "pg";

export interface Statement {
  text: string;
  values: readonly unknown[];
}

/** Records every SQL statement of this process, on both engines, and whether one is running. */
export function watchSql() {
  const seen = new Map<string, Statement>();
  let underWay = 0;
  let since = 0;
  let busy = 0;
  let paused = false;

  const follow = async <T>(result: Promise<T>): Promise<T> => {
    if (underWay++ === 0) since = performance.now();
    try {
      return await result;
    } finally {
      if (--underWay === 0 && !paused) busy += performance.now() - since;
    }
  };
  const note = (text: unknown, values: unknown) => {
    if (typeof text === "string" && !paused && /^\s*(select|with)/i.test(text)) {
      seen.set(text, { text, values: Array.isArray(values) ? values : [] });
    }
  };
  wrap(pg.Client.prototype, note, follow);
  wrap(PGlite.prototype, note, follow);

  return {
    busy: () => busy,
    statements: () => [...seen.values()],
    reset: () => {
      busy = 0;
      seen.clear();
    },
    /** Runs `work` without recording its statements. */
    pause: async (work: () => Promise<void>) => {
      paused = true;
      await work();
      paused = false;
    },
  };
}

function wrap(
  prototype: object,
  note: (text: unknown, values: unknown) => void,
  follow: <T>(result: Promise<T>) => Promise<T>,
): void {
  const query: unknown = Reflect.get(prototype, "query");
  if (typeof query !== "function") throw new TypeError("this client has no query");
  Reflect.set(prototype, "query", function watched(this: unknown, ...args: unknown[]): unknown {
    const [first, second] = args;
    const { text, values } = isConfig(first) ? first : { text: first, values: second };
    note(text, values);
    const result: unknown = Reflect.apply(query, this, args);
    return result instanceof Promise ? follow(result) : result;
  });
}

/** Returns whether the argument is a named prepared statement. */
function isConfig(argument: unknown): argument is { text: unknown; values: unknown } {
  return typeof argument === "object" && argument !== null && "text" in argument && "values" in argument;
}
