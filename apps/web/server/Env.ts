import type { HttpBindings } from "@hono/node-server";
import type { RequestIdVariables } from "hono/request-id";

/** Hono's environment of the website's server: the Node request and response behind each call, and the request's id. */
export type Env = { Bindings: HttpBindings; Variables: RequestIdVariables };
