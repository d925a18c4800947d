import type { AppContext } from "#api/server/http/App.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";

/**
 * Lets only scripts of allowed origins read this GET. Protects calls that count or reveal something through the
 * visitor's cookie: a foreign page can navigate to them or load them as an image. Browsers mark both with
 * `Sec-Fetch-*`, which no page can forge. Other programs send neither header.
 *
 * @throws RefusalError `origin_refused`.
 */
export function refuseForeignLoad(c: AppContext): void {
  const mode = c.req.header("sec-fetch-mode");
  const isScript = mode === undefined || mode === "cors" || mode === "same-origin";
  const origin = c.req.header("origin");
  const isAllowed =
    origin === undefined
      ? c.req.header("sec-fetch-site") !== "cross-site"
      : c.var.dependencies.config.allowedOrigins.includes(origin);
  if (!isScript || !isAllowed) throw new RefusalError("origin_refused");
}
