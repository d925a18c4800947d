import type { AppContext } from "#api/http/App.ts";
import { RefusalError } from "#api/http/responses/refusals.ts";

/**
 * Allows only scripts of allowed origins to read this GET. For calls that count or reveal something by the
 * visitor's cookie: a foreign page can navigate to it or load it as an image. Browsers mark both with
 * `Sec-Fetch-*`, which no page can forge; other programs send neither header.
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
