import type { Database } from "#api/database/Schema.ts";

/** Returns a database that runs `act` before each transaction begins. */
export function onTransaction(db: Database, act: () => Promise<unknown>): Database {
  return new Proxy(db, {
    get(target, name) {
      if (name === "transaction") {
        return () => ({
          execute: async (work: Parameters<ReturnType<Database["transaction"]>["execute"]>[0]) => {
            await act();
            return target.transaction().execute(work);
          },
        });
      }
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
