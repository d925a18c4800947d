import { PGlite } from "@electric-sql/pglite";
import pg from "pg";

export interface Statement {
  text: string;
  values: readonly unknown[];
}

/**
 * Records the distinct `select` and `with` statements of this process, on both engines, and the total time in which at
 * least one statement was running.
 */
export function watchSql() {
  const recorded = new Map<string, Statement>();
  let activeCount = 0;
  let busySince = 0;
  let busyTime = 0;
  let isPaused = false;

  const measure = async <T>(result: Promise<T>): Promise<T> => {
    if (activeCount++ === 0) busySince = performance.now();
    try {
      return await result;
    } finally {
      if (--activeCount === 0 && !isPaused) busyTime += performance.now() - busySince;
    }
  };
  const record = (text: unknown, values: unknown) => {
    if (typeof text === "string" && !isPaused && /^\s*(select|with)/i.test(text)) {
      recorded.set(text, { text, values: Array.isArray(values) ? values : [] });
    }
  };
  wrap(pg.Client.prototype, record, measure);
  wrap(PGlite.prototype, record, measure);

  return {
    /** Milliseconds. */
    busy: () => busyTime,
    statements: () => [...recorded.values()],
    reset: () => {
      busyTime = 0;
      recorded.clear();
    },
    /** Runs `work` without recording its statements and their time. */
    pause: async (work: () => Promise<void>) => {
      isPaused = true;
      await work();
      isPaused = false;
    },
  };
}

function wrap(
  prototype: object,
  record: (text: unknown, values: unknown) => void,
  measure: <T>(result: Promise<T>) => Promise<T>,
): void {
  const query: unknown = Reflect.get(prototype, "query");
  if (typeof query !== "function") throw new TypeError("this client has no query");
  Reflect.set(prototype, "query", function watched(this: unknown, ...args: unknown[]): unknown {
    const [first, second] = args;
    const { text, values } = isConfig(first) ? first : { text: first, values: second };
    record(text, values);
    const result: unknown = Reflect.apply(query, this, args);
    return result instanceof Promise ? measure(result) : result;
  });
}

/** Returns whether the argument is a query object, such as a named prepared statement, instead of SQL text. */
function isConfig(argument: unknown): argument is { text: unknown; values: unknown } {
  return typeof argument === "object" && argument !== null && "text" in argument && "values" in argument;
}
