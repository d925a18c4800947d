import type { AppContext } from "./App.ts";
import { RefusalError } from "./refusals.ts";

/**
 * Lets only scripts of allowed origins read this GET, for calls that count or tell something with the visitor's cookie.
 * A foreign page can navigate to it or load it as an image; browsers mark both with `Sec-Fetch-*`, which no page can
 * forge. Programs that are no browser send neither header.
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
