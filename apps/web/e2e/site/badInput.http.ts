import { type APIRequestContext, expect, test } from "@playwright/test";
import { htmlOf } from "../support/htmlOf.ts";
import { inDays } from "../support/inDays.ts";
import { messagesIn } from "../support/messagesIn.ts";

const long = "a".repeat(5000);
const script = "<script>alert(1)</script>";
const [pickUp, dropOff] = [inDays(20), inDays(24)];
const dates = `from=${pickUp}&to=${dropOff}`;

/** Queries that no link of the site contains. Each is sent to every page that reads its URL. */
const queries: readonly string[] = [
  "page=9999",
  "page=0",
  "page=-1",
  "page=1e9",
  `page=${script}`,
  `s=${long}`,
  `s=${script}`,
  "s=%00",
  "s=%E0%A4%A",
  `q=${long}`,
  `place=${long}`,
  `place=${script}`,
  "from=2020-01-01T10:00&to=2020-01-05T10:00",
  `from=${dropOff}&to=${pickUp}`,
  `from=${pickUp}&to=${pickUp}`,
  "from=2027-02-30T25:61&to=nonsense",
  `from=${inDays(20)}&to=${inDays(260)}`,
  `from=${inDays(700)}&to=${inDays(704)}`,
  "from=999999-01-01T10:00&to=-1",
  `from=${pickUp}`,
  `dropOff=no-such-place&${dates}`,
  `supplier=no-such-agency&${dates}`,
  `range=spaceship&gearbox=${script}&fuel=water&seats=99&rating=-3&deposit=NaN&${dates}`,
  `mileage=x&fuelPolicy=x&multimedia=x,y,z&sort=worst&aircon=maybe&doors=7&map=2&${dates}`,
  `compare=a,b,c,d,e,f&${dates}`,
  `car=no-such-car&pickup=no-such-place&${dates}`,
  `car=${script}&pickup=${script}&dropOff=${script}&${dates}`,
  `l=xx&${dates}`,
  `l=${script}`,
  `constructor=1&__proto__=2&toString=3&${dates}`,
];

const paths: readonly string[] = [
  "/search",
  "/search/tunis",
  "/search/no-such-place",
  "/search/tunis/no-such-agency",
  "/car/no-such-car",
  `/car/${script.replaceAll("/", "")}`,
  "/locations",
  "/suppliers",
  "/checkout",
];

test("every page responds to every invalid query with a page, never with a fault", async ({ request }) => {
  // Only the page of an existing car reads the dates.
  const addresses = [...paths, `/car/${await findCar(request)}`].flatMap((path) =>
    queries.map((query) => `${path}?${query}`),
  );
  const faults: string[] = [];
  for (const address of addresses) {
    const response = await request.get(address.replaceAll("<", "%3C"), {
      headers: { "X-Forwarded-For": "192.0.2.77" },
    });
    const text = await response.text();
    const summary = `${response.status()} ${address.slice(0, 120)}`;
    if (response.status() >= 500) faults.push(summary);
    // 400 and 414: the request line itself is invalid or too long.
    else if (![400, 414].includes(response.status()) && !/<h[12][^>]*>[^<]/.test(text))
      faults.push(`blank: ${summary}`);
    if (text.includes(script)) faults.push(`not escaped: ${summary}`);
  }
  expect(faults).toEqual([]);
});

test("a name in a search path redirects to its place, and an unknown one shows suggestions", async ({
  request,
}) => {
  for (const [path, to] of [
    ["/search/Djerba?seats=5", "/search/djerba?seats=5"],
    ["/search/Sidi%20Bou?l=es", "/search/sidi-bou-said?l=es"],
    ["/search/%D8%B3%D9%88%D8%B3%D8%A9", "/search/sousse"],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([path, response.headers().location]).toEqual([path, to]);
  }
  expect((await request.get("/search/tunis/Jasmin%20Vif")).status()).toBe(404);
});

test("a typed place is found, or similar places are listed", async ({ request }) => {
  const { translate } = await messagesIn("fr");
  const [from, to] = [inDays(50), inDays(53)];
  const typedDates = `from=${from.slice(0, 10)}&fromTime=10:00&to=${to.slice(0, 10)}&toTime=10:00`;
  const pathOf = (url: string) => url.slice(new URL(url).origin.length);
  const found = await request.get(`/search?place=sidi+bou&${typedDates}`);
  expect(pathOf(found.url())).toBe(`/search/sidi-bou-said?from=${from}&to=${to}`);
  for (const [typed, slug] of [
    ["susa", "sousse"],
    ["سوسة", "sousse"],
    ["tunis airport", "aeroport-tunis-carthage"],
    ["MIR", "aeroport-monastir-habib-bourguiba"],
    ["hamammet", "hammamet"],
  ] as const) {
    const response = await request.get(`/search?place=${encodeURIComponent(typed)}&from=${from}&to=${to}`);
    expect(pathOf(response.url())).toBe(`/search/${slug}?from=${from}&to=${to}`);
  }

  for (const [typed, message] of [
    ["sidi", translate("Several places match. Choose one:")],
    ["Atlantis la belle", translate("No place of that name")],
  ] as const) {
    const filtered = `from=${from}&to=${to}&gearbox=manual`;
    const response = await request.get(`/search?place=${encodeURIComponent(typed)}&${filtered}`);
    expect(response.status()).toBe(200);
    const page = htmlOf(await response.text());
    expect(page.meta("robots")).toEqual(["noindex"]);
    expect(page.elements("h1").map(({ text }) => text)).toEqual([translate("Which place do you mean?")]);
    expect(page.text).toContain(message);
    expect(page.elements("article")).toEqual([]);
    const field = page.elements("select").find(({ attributes }) => attributes["name"] === "place");
    expect(field?.attributes["aria-invalid"]).toBe("true");
    const offered = page
      .elements("a")
      .map(({ attributes }) => attributes["href"] ?? "")
      .find((href) => href.endsWith(filtered));
    expect(offered).toMatch(/^\/search\/[a-z-]+\?/);
    const results = htmlOf(await (await request.get(offered ?? "")).text());
    expect(results.elements("article").length).toBeGreaterThan(0);
  }
});

test("the page of an unknown place suggests the similar place once, and is not indexed", async ({
  request,
}) => {
  for (const [path, name, to] of [
    [`/search/hamammet?seats=5&${dates}`, "Hammamet", `/search/hammamet?${dates}&seats=5`],
    [
      `/search/tunis?seats=5&dropOff=souse&${dates}`,
      "Sousse",
      `/search/tunis?${dates}&dropOff=sousse&seats=5`,
    ],
  ] as const) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 404]);
    const page = htmlOf(await response.text());
    expect(page.elements("title")).toHaveLength(1);
    expect(page.meta("robots")).toEqual(["noindex"]);
    expect(page.links("canonical")).toEqual([]);
    const suggested = page.elements("a").filter(({ attributes }) => attributes["href"] === to);
    expect(suggested.map(({ text }) => text)).toEqual([name]);
  }
});

test("unknown places, agencies, cars and pages return 404, and the not-found page links to the home page", async ({
  request,
}) => {
  for (const path of [
    "/search/atlantis",
    "/search/tunis/no-such-agency",
    "/car/no-such-car",
    "/no/such/page",
  ]) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  }
  const lost = await (await request.get("/no/such/page?l=en")).text();
  expect(/<main\b[^]*<\/main>/.exec(lost)?.[0]).toMatch(/href="\/"/);
});

async function findCar(request: APIRequestContext): Promise<string> {
  const data = {
    pickupLocation: "tunis",
    from: `${pickUp}:00+01:00`,
    to: `${dropOff}:00+01:00`,
    language: "fr",
  };
  const response = await request.post(`${process.env.E2E_API_URL}/api/frontend-cars/1/1`, { data });
  return (await response.json()).items[0].car.slug;
}
