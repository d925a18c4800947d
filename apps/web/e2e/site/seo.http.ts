import { expect, test } from "@playwright/test";
import { directionOf } from "@sayara/domain/language/directionOf";
import { languages } from "@sayara/domain/language/Language";
import { htmlOf } from "../support/htmlOf.ts";
import { messagesIn } from "../support/messagesIn.ts";
import { publicPages } from "../support/publicPages.ts";

test("the sitemap lists only pages with status 200, and robots.txt references it", async ({ request }) => {
  const addressesAt = async (path: string) => {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 200]);
    return [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => {
      const { pathname, search } = new URL(address?.replaceAll("&amp;", "&") ?? "");
      return pathname + search;
    });
  };
  const parts = await addressesAt("/sitemap.xml");
  expect(parts).toEqual(["/sitemaps/pages.xml", "/sitemaps/cars-1.xml"]);
  const [paths = [], cars = []] = await Promise.all(parts.map(addressesAt));
  expect(cars.length).toBeGreaterThan(300);
  for (const path of [...cars.slice(0, 6), ...cars.slice(-6)]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([path, response.status()]).toEqual([path, 200]);
  }
  expect((await request.get("/sitemaps/cars-9.xml")).status()).toBe(404);
  expect((await request.get("/sitemaps/cars-0.xml")).status()).toBe(404);
  expect(paths.length).toBeGreaterThan(100);
  for (const path of paths.filter((listed) => !listed.includes("l="))) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([path, response.status()]).toEqual([path, 200]);
  }
  expect(await (await request.get("/robots.txt")).text()).toContain("/sitemap.xml");
});

test("filtered lists are not indexed; an unknown agency returns 404; a retired slug returns 301", async ({
  request,
}) => {
  const filtered = await (await request.get("/locations?s=tunis")).text();
  expect(filtered).toContain('name="robots" content="noindex"');
  expect((await request.get("/search?supplier=no-such-agency")).status()).toBe(404);
  const renamed = await request.get("/search/tunis-carthage-airport", { maxRedirects: 0 });
  expect([renamed.status(), renamed.headers()["location"]]).toEqual([301, "/search/aeroport-tunis-carthage"]);
});

test("every public page has a title, a description, one h1, a canonical URL, valid JSON-LD and a version in each language", async ({
  request,
}) => {
  const { items } = await (await request.get("/sitemaps/cars-1.xml")).text().then((text) => ({
    items: [...text.matchAll(/<loc>[^<]*(\/car\/[^<?]+)<\/loc>/g)].map(([, path]) => path ?? ""),
  }));
  for (const path of [...publicPages, "/search", items[0] ?? "no car"]) {
    const text = await (await request.get(`${path}?l=fr`)).text();
    const document = htmlOf(text);
    expect([path, document.elements("title").length, document.elements("h1").length]).toEqual([path, 1, 1]);
    expect(document.elements("title")[0]?.text).toMatch(/.{10,} · /);
    expect(document.meta("description")).toEqual([expect.stringMatching(/.{40,}/)]);
    expect(document.links("canonical")).toEqual([expect.stringMatching(new RegExp(`${path}$`))]);
    expect([path, document.meta("robots")]).toEqual([path, []]);
    const [shareImage = ""] = document.meta("og:image");
    expect((await request.get(new URL(shareImage).pathname)).status()).toBe(200);
    for (const [, json = ""] of text.matchAll(/<script\b[^>]*application\/ld\+json[^>]*>([^]*?)<\/script>/g))
      expect(JSON.parse(json)).toMatchObject({ "@context": "https://schema.org" });
    const links = Object.fromEntries(
      [...text.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(
        ([, language, href]) => {
          const { pathname, search } = new URL(href ?? "");
          return [language, pathname + search];
        },
      ),
    );
    const translated = { en: `${path}?l=en`, es: `${path}?l=es`, ar: `${path}?l=ar` };
    expect(links).toEqual({ fr: path, "x-default": path, ...translated });
  }
});

test("private pages are not indexed", async ({ request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  for (const path of ["/checkout", "/booking", "/settings", "/change-password"]) {
    expect(robots).toContain(`Disallow: ${path}`);
    expect(await (await request.get(path)).text()).toContain('name="robots" content="noindex"');
  }
});

test("a page with a secret in its URL sends no referrer and is not cached", async ({ request }) => {
  for (const path of [
    "/activate?u=1&e=amel@drivers.example&t=secret",
    "/reset-password?u=1&e=amel@drivers.example&t=secret",
    "/undo-email-change?u=1&t=secret",
    "/allow-email-change?u=1&t=secret",
    "/unsubscribe?t=secret",
    "/booking?b=1&t=secret",
    "/checkout-session/secret",
  ]) {
    const headers = (await request.get(path)).headers();
    expect([path, headers["referrer-policy"], headers["cache-control"]]).toEqual([
      path,
      "no-referrer",
      "no-store",
    ]);
  }
});

test("home and terms are in the language of `?l=`", async ({ request }) => {
  for (const language of languages) {
    const { translate } = await messagesIn(language);
    const [home, terms] = [await request.get(`/?l=${language}`), await request.get(`/tos?l=${language}`)];
    for (const response of [home, terms])
      expect(await response.text()).toMatch(
        new RegExp(`^<!DOCTYPE html><html lang="${language}" dir="${directionOf(language)}"`),
      );
    const [title] = htmlOf(await terms.text()).elements("h1");
    expect(title?.text).toBe(translate("Terms of use"));
  }
});
