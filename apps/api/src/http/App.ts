import type { HttpBindings } from "@hono/node-server";
import type { Context, Hono } from "hono";
import type { Dependencies } from "./Dependencies.ts";

export interface AppEnv {
  /** Empty when a test calls `app.request()` without a socket. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    dependencies: Dependencies;
    requestId: string;
    /** The pattern that matched (`/api/user/{id}`): logs name it instead of the path, which may hold secrets. */
    route: string;
    /** The bytes of a JSON body, received before the request was admitted. */
    body: Buffer | undefined;
  };
}

export type App = Hono<AppEnv>;
export type AppContext = Context<AppEnv>;
