import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import { requestId } from "hono/request-id";
import { routePath } from "hono/route";
import type { Dependencies } from "./http/Dependencies.ts";
import { GatewayError } from "./http/GatewayError.ts";
import { pageHeaders } from "./http/pageHeaders.ts";
import { mountPages } from "./pages/mountPages.ts";
import { mountSessions } from "./sessions/mountSessions.ts";

/** Creates the gateway's app without side effects. Tests and `main` serve it. */
export function createApp(dependencies: Dependencies): Hono {
  const app = new Hono();
  app.use(requestId({ limitLength: 64, generator: () => randomBytes(9).toString("base64url") }));
  // The log fields are the same as in the other servers.
  app.use(async (c, next) => {
    const start = performance.now();
    await next();
    const line = {
      requestId: c.var.requestId,
      method: c.req.method,
      route: routePath(c, -1),
      status: c.res.status,
      ms: Math.round(performance.now() - start),
    };
    if (line.route !== "/health" && line.route !== "/ready") dependencies.logger.info(line, "request");
  });
  app.use(pageHeaders(dependencies));
  app.get("/health", (c) => c.json({ status: "ok" }));
  app.get("/ready", (c) => c.json({ status: "ok" }));
  app.get("/", (c) => c.redirect("/admin"));
  mountSessions(app, dependencies);
  mountPages(app, dependencies);
  app.notFound((c) => c.json({ code: "not_found", message: "There is nothing at this address." }, 404));
  app.onError((error, c) => {
    if (error instanceof GatewayError) {
      if (error.status === 503) c.header("Retry-After", "5");
      return c.json({ code: error.code, message: error.message }, error.status);
    }
    // Logs only the error's name and stack trace: a message may quote input.
    const frames = error.stack?.split("\n").filter((line) => line.trimStart().startsWith("at "));
    const { requestId: id } = c.var;
    const fault = { type: error.name, frames };
    dependencies.logger.error({ requestId: id, fault, route: routePath(c, -1) }, "fault");
    return c.json({ code: "internal", message: "Something went wrong." }, 500);
  });
  return app;
}
