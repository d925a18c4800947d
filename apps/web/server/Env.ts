import type { HttpBindings } from "@hono/node-server";

/** Hono's environment of the website's server: the Node request and response behind each call. */
export type Env = { Bindings: HttpBindings };
