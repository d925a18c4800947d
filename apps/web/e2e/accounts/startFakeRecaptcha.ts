import { createServer } from "node:http";
import type { Page } from "@playwright/test";

export type GoogleStandIn = Awaited<ReturnType<typeof startFakeRecaptcha>>;

/**
 * Starts a fake reCAPTCHA: a server that verifies tokens, and replacements for Google's files in the browser:
 * a script in two parts and an iframe with a checkbox. They have Google's URLs, so the website's content
 * security policy applies to them.
 */
export async function startFakeRecaptcha() {
  const secret = "the-secret-key";
  const verifiedTokens: string[] = [];
  let acceptsTokens = true;
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (data) => (body += String(data)));
    request.on("end", () => {
      const params = new URLSearchParams(body);
      verifiedTokens.push(params.get("response") ?? "");
      const success =
        acceptsTokens &&
        params.get("secret") === secret &&
        verifiedTokens.at(-1)?.startsWith("human-") === true;
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ success }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;

  return {
    /** Configuration of an API that verifies tokens with this server. */
    apiEnvironment: {
      CAPTCHA: "recaptcha",
      RECAPTCHA_SITE_KEY: "the-site-key",
      RECAPTCHA_SECRET: secret,
      RECAPTCHA_URL: `http://127.0.0.1:${port}/siteverify`,
    },
    /** The tokens that the API has sent for verification. */
    verifiedTokens,
    /** Sets whether the next tokens are accepted. */
    acceptTokens: (isHuman: boolean) => {
      acceptsTokens = isHuman;
    },
    /** Intercepts the page's requests to Google. Returns the paths that the page has requested. */
    async interceptIn(page: Page): Promise<string[]> {
      const requestedPaths: string[] = [];
      await page.route(/^https:\/\/www\.(google|gstatic)\.com\//, async (route) => {
        const { pathname, searchParams } = new URL(route.request().url());
        requestedPaths.push(pathname);
        if (pathname.endsWith("/api.js"))
          return route.fulfill(script(firstPart(searchParams.get("hl") ?? "")));
        if (pathname.endsWith(".js")) return route.fulfill(script(secondPart));
        return route.fulfill({ contentType: "text/html; charset=utf-8", body: frame });
      });
      return requestedPaths;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const script = (body: string) => ({ contentType: "text/javascript; charset=utf-8", body });

const firstPart = (language: string) => `
  const waiting = [];
  window.grecaptcha = { ready: (act) => waiting.push(act) };
  window.grecaptchaWaiting = waiting;
  const more = document.createElement("script");
  more.src = "https://www.gstatic.com/recaptcha/releases/1/recaptcha__${language}.js";
  document.head.append(more);
`;

const secondPart = `
  const widgets = [];
  addEventListener("message", ({ data, source }) => {
    const widget = widgets.find(({ frame }) => frame.contentWindow === source);
    if (widget && data.token) widget.options.callback(data.token);
  });
  Object.assign(window.grecaptcha, {
    ready: (act) => act(),
    render(place, options) {
      const [width, height] = options.size === "compact" ? [164, 144] : [304, 78];
      place.innerHTML = '<div style="width: ' + width + 'px; height: ' + height + 'px"></div>';
      const frame = document.createElement("iframe");
      frame.title = "reCAPTCHA";
      Object.assign(frame, { width, height });
      frame.src = "https://www.google.com/recaptcha/api2/anchor?k=" + options.sitekey;
      place.firstChild.append(frame);
      return widgets.push({ frame, options }) - 1;
    },
    reset: (widget) => widgets[widget].frame.contentWindow.postMessage({ reset: true }, "*"),
  });
  for (const act of window.grecaptchaWaiting) act();
`;

const frame = `<!doctype html><html lang="fr"><title>reCAPTCHA</title>
  <label><input type="checkbox"> Je ne suis pas un robot</label>
  <script>
    const box = document.querySelector("input");
    box.onchange = () => box.checked && parent.postMessage({ token: "human-" + Math.random() }, "*");
    addEventListener("message", ({ data }) => { if (data.reset) box.checked = false; });
  </script></html>`;
