import type { HttpBindings } from "@hono/node-server";
import type { RequestIdVariables } from "hono/request-id";

/** Hono's environment of a server of files and pages: the Node request and response behind each call, and the request's id. */
export type Env = { Bindings: HttpBindings; Variables: RequestIdVariables };
