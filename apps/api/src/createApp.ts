import { measureRequests } from "@sayara/telemetry/metrics/measureRequests";
import { traceRequests } from "@sayara/telemetry/tracing/traceRequests";
import { type Context, Hono } from "hono";
import { readUsedSession } from "./accounts/session/session.ts";
import type { AppDependencies } from "./AppDependencies.ts";
import { isDatabaseUnavailable } from "./database/connection/DatabaseUnavailableError.ts";
import { admitRequests } from "./server/http/limits/admitRequests.ts";
import type { App, AppEnv } from "./server/http/App.ts";
import { crossOrigin } from "./server/http/origins/crossOrigin.ts";
import { describeFault } from "./server/log/describeFault.ts";
import { refuseWrongClock } from "./server/http/refuseWrongClock.ts";
import { originGuard } from "./server/http/origins/originGuard.ts";
import { RefusalError, refusalBody, refusalStatus } from "./server/http/responses/refusals.ts";
import { identifyRequest, requestLog } from "./server/http/requestLog.ts";
import { responseHeaders } from "./server/http/responses/responseHeaders.ts";
import { GatewayUnavailableError } from "./gateways/GatewayUnavailableError.ts";
import { mountRoutes } from "./routes.ts";
import { mountPaymentWebhook } from "./bookings/payment/mountPaymentWebhook.ts";
import { mountSocialReturn } from "./accounts/social/mountSocialReturn.ts";

/** Creates the API without side effects. Tests call `app.request()`; `main` serves it. */
export function createApp(dependencies: AppDependencies): App {
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    c.set("dependencies", dependencies);
    c.set("readSession", readUsedSession);
    return next();
  });
  const { metrics, tracing } = dependencies;
  const routeOf = (c: Context) => c.get("route");
  if (tracing !== undefined) app.use(traceRequests(tracing, routeOf));
  app.use(identifyRequest);
  if (metrics !== undefined) app.use(measureRequests(metrics, routeOf));
  app.use(requestLog);
  app.use(responseHeaders);
  app.use(crossOrigin(dependencies.config));
  app.use(refuseWrongClock);
  const { gateways, identities } = dependencies;
  const admit = admitRequests(app, dependencies.config);
  // Before the origin guard, because providers' own pages post these forms. The route reads no cookies and changes
  // nothing.
  mountSocialReturn(app, { identities, admit });
  // Also before the origin guard: webhooks are authenticated by their signature.
  mountPaymentWebhook(app, { gateways, admit });
  app.use(originGuard);
  app.use(admit());
  mountRoutes(app, dependencies);

  app.notFound((c) => c.json(refusalBody(new RefusalError("not_found")), 404));
  app.onError((error, c) => {
    const refusal = error instanceof RefusalError ? error : refusalOfFault(error);
    const { route } = c.var;
    if (refusal.code === "internal") {
      dependencies.logger.error({ route, fault: describeFault(error) }, "fault");
    } else if (refusal !== error) {
      dependencies.logger.warn({ route, fault: describeFault(error) }, refusal.code);
    }
    if (refusal.details.retryAfter !== undefined) c.header("Retry-After", String(refusal.details.retryAfter));
    return c.json(refusalBody(refusal), refusalStatus(refusal.code));
  });
  return app;
}

/** Seconds after which a request may be repeated while the database or a gateway is down. */
const RETRY_AFTER = 2;

function refusalOfFault(error: unknown): RefusalError {
  if (error instanceof GatewayUnavailableError) {
    return new RefusalError("gateway_unavailable", { retryAfter: RETRY_AFTER });
  }
  return isDatabaseUnavailable(error)
    ? new RefusalError("unavailable", { retryAfter: RETRY_AFTER })
    : new RefusalError("internal");
}
