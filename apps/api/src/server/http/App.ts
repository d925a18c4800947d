import type { HttpBindings } from "@hono/node-server";
import type { Context, Hono } from "hono";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import type { Dependencies } from "./Dependencies.ts";

export interface AppEnv {
  /** Empty if a test calls `app.request()` without a socket. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    dependencies: Dependencies;
    /** Returns the user of the session cookie. `createApp` sets it, because sessions belong to the accounts feature. */
    readSession: (c: Context<AppEnv>) => Promise<UserRow | undefined>;
    requestId: string;
    /** The matched pattern (`/api/user/{id}`). Logged instead of the path, which may contain secrets. */
    route: string;
    /** Bytes of the body, read before the request is admitted. Undefined for GET, HEAD and forms with files. */
    body: Buffer | undefined;
  };
}

export type App = Hono<AppEnv>;
export type AppContext = Context<AppEnv>;
