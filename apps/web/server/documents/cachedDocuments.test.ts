import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { pino } from "pino";
import { type RequestHandler, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { createServerPages } from "./createServerPages.ts";
import { createWebServer } from "../createWebServer.ts";
import { cachedPages } from "./cachedPages.ts";
import { webConfiguration } from "../webConfiguration.ts";

const inLanguage = ({ language }: { language: string }) => `<html lang="${language}">`;

const html = { "Content-Type": "text/html; charset=utf-8" };

/** A website whose pages show everything that a render can read from its request. */
async function createWebsite({
  env = {},
  render,
}: { env?: Record<string, string>; render?: (request: Request) => Promise<Response> } = {}) {
  const configuration = webConfiguration({ WEB_URL: "https://www.example.tn", ...env });
  const rendered: string[] = [];
  const languageOfContext = new WeakMap<object, string>();
  const renderPage: RequestHandler = async (request, context) => {
    const { pathname, search, origin } = new URL(request.url);
    rendered.push(pathname + search);
    if (render !== undefined) return render(request);
    const shown = [...request.headers].map(([name, value]) => `${name}: ${value}`).join("\n");
    const language = context === undefined ? "" : languageOfContext.get(context);
    return new Response(`${language} ${origin}${pathname}${search}\n${shown}`, { headers: html });
  };
  const server = createWebServer({
    configuration,
    logger: pino({ level: "silent" }),
    render: renderPage,
    createRequestContext: ({ language }) => {
      const context = new RouterContextProvider();
      languageOfContext.set(context, language);
      return context;
    },
    pages: createServerPages({ busyPage: inLanguage, offlinePage: inLanguage }, configuration),
    stylesheets: null,
    clientFolder: fileURLToPath(new URL("../../public", import.meta.url)),
  });
  return { server, rendered };
}

/** Cookies and headers that differ between visitors. */
const anna = {
  cookie: "sayara.session=anna; __Host-sayara.session=anna; sayara.device=a; sayara.user=anna; theme=dark",
  authorization: "Bearer anna",
  host: "www.example.tn",
  "accept-language": "es",
  "user-agent": "Mozilla/5.0 (Anna)",
  "x-forwarded-for": "203.0.113.1",
  "x-forwarded-host": "anna.example",
  "x-forwarded-proto": "https",
  forwarded: "for=203.0.113.1",
  referer: "https://anna.example/",
  "if-none-match": '"anna"',
  "sec-ch-prefers-color-scheme": "dark",
};
const bruno = Object.fromEntries(
  Object.entries(anna).map(([name, value]) => [name, value.replaceAll(/anna/gi, "bruno")]),
);

/** At least one URL of each cached page. */
const samples = [
  "/",
  "/search",
  "/search/tunis?seats=5&sort=price",
  "/reviews/jasmin-auto?stars=5",
  "/car/kia-picanto-7?place=tunis",
  "/sign-in?from=/bookings",
  "/sign-up",
  "/forgot-password?from=/bookings",
  "/locations?s=tunis&page=2",
  "/suppliers",
  "/sitemap.xml",
  "/sitemaps/cars-1.xml",
  "/robots.txt",
  "/location-voiture-pas-cher-a-tunis",
  "/location-voiture-tunisie-prix-dinars",
  "/contact?about=agency",
  "/about",
  "/tos",
  "/privacy",
];

test("every cached page has a sample", () => {
  const paths = samples.map((sample) => new URL(sample, "https://www.example.tn").pathname);
  const missing = cachedPages.filter(({ path }) => !paths.some((sample) => path.test(sample)));
  expect(missing).toEqual([]);
});

test.each(samples)("%s is rendered once for two visitors and contains no data of either", async (path) => {
  const { server, rendered } = await createWebsite();
  const [first, second] = [
    await server.request(path, { headers: anna }),
    await server.request(path, { headers: bruno }),
  ];
  const shown = await first.text();
  expect(await second.text()).toBe(shown);
  expect(shown).toMatch(/^fr https:\/\/www\.example\.tn\//);
  expect(shown.split("\n").slice(1)).toEqual([""]);
  expect(rendered).toHaveLength(1);
  // Only the request's id differs.
  for (const { headers } of [first, second]) headers.delete("X-Request-Id");
  expect([...second.headers]).toEqual([...first.headers]);
  expect(first.headers.get("Set-Cookie")).toBeNull();
});

test.each([
  "/booking?b=1&t=secret",
  "/activate?u=1&e=a@example.tn&t=secret",
  "/reset-password?t=secret",
  "/settings",
  "/change-password",
  "/security",
  "/checkout?car=1",
  "/no/such/page",
  "/search/tunis.data",
])("%s is rendered for each request, from the unchanged request", async (path) => {
  const { server, rendered } = await createWebsite();
  await server.request(path, { headers: anna });
  const second = await server.request(path, { headers: bruno });
  expect(rendered).toEqual([path, path]);
  expect(await second.text()).toContain("bruno");
});

test("each language has a separate document, and only a request with ?l= gets the cookie", async () => {
  const { server, rendered } = await createWebsite();
  const requested = await server.request("/?l=es");
  const remembered = await server.request("/", { headers: { cookie: "sayara.language=es" } });
  const other = await server.request("/", { headers: { cookie: "sayara.language=en" } });
  expect(requested.headers.get("Set-Cookie")).toMatch(/^sayara\.language=es;/);
  expect(remembered.headers.get("Set-Cookie")).toBeNull();
  const [spanish, again, english] = await Promise.all(
    [requested, remembered, other].map((one) => one.text()),
  );
  expect(spanish).toBe(again);
  expect([spanish?.slice(0, 2), english?.slice(0, 2)]).toEqual(["es", "en"]);
  expect(rendered).toHaveLength(2);
});

test("URLs with different campaign parameters share one document, which contains none of them", async () => {
  const { server, rendered } = await createWebsite();
  const first = await server.request("/search/tunis?utm_source=mail&seats=5&fbclid=1");
  await server.request("/search/tunis?seats=5&gclid=2&utm_source=web");
  expect(await first.text()).not.toContain("mail");
  expect(rendered).toEqual(["/search/tunis?seats=5"]);
});

test("with DOCUMENT_SECONDS=0 no document is cached", async () => {
  const { server, rendered } = await createWebsite({ env: { DOCUMENT_SECONDS: "0" } });
  await server.request("/");
  await server.request("/");
  expect(rendered).toHaveLength(2);
});

test("concurrent requests share one render", async () => {
  const { server, rendered } = await createWebsite();
  const responses = await Promise.all(Array.from({ length: 50 }, () => server.request("/search/tunis")));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(rendered).toHaveLength(1);
});

test("a matching If-None-Match gets 304", async () => {
  const { server } = await createWebsite();
  const etag = (await server.request("/")).headers.get("ETag") ?? "";
  const otherLanguage = await server.request("/?l=es", {
    headers: { "if-none-match": etag, cookie: "sayara.language=fr" },
  });
  expect(otherLanguage.status).toBe(200);
  const notModified = await server.request("/", { headers: { "if-none-match": `"x", ${etag}` } });
  expect(notModified.status).toBe(304);
  expect(await notModified.text()).toBe("");
  expect(notModified.headers.get("Content-Security-Policy")).toContain("script-src");
});

test("HEAD sends the headers of GET", async () => {
  const { server, rendered } = await createWebsite();
  const get = await server.request("/tos");
  const head = await server.request("/tos", { method: "HEAD" });
  expect(await head.text()).toBe("");
  expect(head.headers.get("Content-Length")).toBe(String((await get.arrayBuffer()).byteLength));
  expect(rendered).toHaveLength(1);
});

test.each([
  ["a refusal", () => new Response("limit", { status: 429, headers: html })],
  ["a fault", () => new Response("away", { status: 503, headers: html })],
  ["a response with a cookie", () => new Response("hello", { headers: { ...html, "Set-Cookie": "a=b" } })],
  [
    "a response with no-store",
    () => new Response("hello", { headers: { ...html, "Cache-Control": "no-store" } }),
  ],
])("%s is not cached", async (_what, answer) => {
  const { server, rendered } = await createWebsite({ render: async () => answer() });
  await server.request("/");
  await server.request("/");
  expect(rendered).toHaveLength(2);
});

test("a 429 for one visitor is not sent to another", async () => {
  let renders = 0;
  const { server } = await createWebsite({
    render: async () => {
      renders += 1;
      const status = renders === 1 ? 429 : 200;
      await setTimeout(10);
      return new Response(String(status), { status, headers: html });
    },
  });
  const both = await Promise.all([server.request("/search"), server.request("/search")]);
  expect(both.map(({ status }) => status)).toEqual([429, 200]);
});

test("a redirect is rendered again from the unchanged URL", async () => {
  const { server, rendered } = await createWebsite({
    render: async (request) => Response.redirect(`${request.url}&seen`, 302),
  });
  const response = await server.request("http://localhost/search?place=tunis&l=es");
  expect(response.headers.get("Location")).toBe("http://localhost/search?place=tunis&l=es&seen");
  expect(rendered).toHaveLength(2);
});

test("a full queue returns 503 with Retry-After and a small page in the visitor's language", async () => {
  const { server } = await createWebsite({
    env: { RENDERS_AT_ONCE: "2", RENDERS_WAITING: "3" },
    render: async () => {
      await setTimeout(20);
      return new Response("page", { headers: html });
    },
  });
  const pending = Array.from({ length: 20 }, (_, seats) => server.request(`/search?from=${seats}&l=es`));
  const [health, file] = [await server.request("/health"), await server.request("/favicon.svg")];
  expect([health.status, file.status]).toEqual([200, 200]);
  const responses = await Promise.all(pending);
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(5);
  const refused = responses.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(15);
  for (const response of refused) {
    expect(response.status).toBe(503);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await response.text()).toBe('<html lang="es">');
  }
  expect((await server.request("/search?from=after")).status).toBe(200);
});

test("an expired document is sent while the render queue is full", async () => {
  let isBusy = false;
  let renders = 0;
  const { server } = await createWebsite({
    env: { RENDERS_AT_ONCE: "1", RENDERS_WAITING: "1", DOCUMENT_SECONDS: "0" },
    render: async (request) => {
      renders += 1;
      const body = `render ${renders}`;
      isBusy = request.url.includes("booking");
      if (isBusy) await setTimeout(100);
      isBusy = false;
      return new Response(body, { headers: html });
    },
  });
  const first = await (await server.request("/")).text();
  const busy = server.request("/booking");
  expect(await (await server.request("/")).text()).toBe(first);
  expect(isBusy).toBe(true);
  await busy;
  await expect.poll(async () => (await server.request("/")).text()).not.toBe(first);
});
