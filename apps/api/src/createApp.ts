import { Hono } from "hono";
import type { App, AppEnv } from "./http/App.ts";
import { crossOrigin } from "./http/crossOrigin.ts";
import type { Dependencies } from "./http/Dependencies.ts";
import { describeFault } from "./http/describeFault.ts";
import { originGuard } from "./http/originGuard.ts";
import { RefusalError, refusalBody, refusalStatus } from "./http/refusals.ts";
import { requestLog } from "./http/requestLog.ts";
import { responseHeaders } from "./http/responseHeaders.ts";
import { mountRoutes } from "./routes.ts";
import { mountSocialReturn } from "./social/mountSocialReturn.ts";

/** The API as a value: nothing happens until it is asked. Tests call `app.request()`, `main` serves it. */
export function createApp(dependencies: Dependencies): App {
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    c.set("dependencies", dependencies);
    return next();
  });
  app.use(requestLog);
  app.use(responseHeaders);
  app.use(crossOrigin(dependencies.config));
  // Its forms come from the providers' own pages; it needs no cookie and changes nothing.
  mountSocialReturn(app);
  app.use(originGuard);
  mountRoutes(app, dependencies);

  app.notFound((c) => c.json(refusalBody(new RefusalError("not_found")), 404));
  app.onError((error, c) => {
    const refusal = error instanceof RefusalError ? error : new RefusalError("internal");
    if (refusal !== error) {
      const { requestId, route } = c.var;
      dependencies.logger.error({ requestId, route, fault: describeFault(error) }, "fault");
    }
    if (refusal.details.retryAfter !== undefined) c.header("Retry-After", String(refusal.details.retryAfter));
    return c.json(refusalBody(refusal), refusalStatus(refusal.code));
  });
  return app;
}
