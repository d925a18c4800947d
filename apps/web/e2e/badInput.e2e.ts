import { expect } from "@playwright/test";
import { inDays } from "./inDays.ts";
import { journey } from "./journey.ts";
import { wordsIn } from "./wordsIn.ts";

const long = "a".repeat(5000);
const script = "<script>alert(1)</script>";
const [soon, later] = [inDays(20), inDays(24)];
const dates = `from=${soon}&to=${later}`;

/** Queries that no link of the site has: each is sent to every page that reads an address. */
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
  `from=${later}&to=${soon}`,
  `from=${soon}&to=${soon}`,
  "from=2027-02-30T25:61&to=nonsense",
  `from=${inDays(20)}&to=${inDays(260)}`,
  `from=${inDays(700)}&to=${inDays(704)}`,
  "from=999999-01-01T10:00&to=-1",
  `from=${soon}`,
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

for (const path of paths) {
  journey(`${path} answers every bad query with a page, never with a fault`, async ({ page, apiUrl }) => {
    const slug = path === "/car/no-such-car" ? await someCar() : null;
    const addresses = queries.flatMap((query) => [
      `${path}?${query}`,
      // A car that exists reads its dates.
      ...(slug === null ? [] : [`/car/${slug}?${query}`]),
    ]);
    const faults: string[] = [];
    for (const address of addresses) {
      const answer = await page.request.get(address.replaceAll("<", "%3C"), {
        headers: { "X-Forwarded-For": "192.0.2.77" },
      });
      const text = await answer.text();
      const shown = `${answer.status()} ${address.slice(0, 120)}`;
      if (answer.status() >= 500) faults.push(shown);
      // 400 and 414: the request line itself is invalid or too long.
      else if (![400, 414].includes(answer.status()) && !/<h[12][^>]*>[^<]/.test(text))
        faults.push(`blank: ${shown}`);
      if (text.includes(script)) faults.push(`not escaped: ${shown}`);
    }
    expect(faults).toEqual([]);

    async function someCar(): Promise<string> {
      const data = {
        pickupLocation: "tunis",
        from: `${soon}:00+01:00`,
        to: `${later}:00+01:00`,
        language: "fr",
      };
      const { items } = await (await page.request.post(`${apiUrl}/api/frontend-cars/1/1`, { data })).json();
      return items[0].car.slug;
    }
  });
}

journey("a name in the path of a search leads to its place; a wrong one offers names", async ({ page }) => {
  for (const [path, to] of [
    ["/search/Djerba?seats=5", "/search/djerba?seats=5"],
    ["/search/Sidi%20Bou?l=es", "/search/sidi-bou-said?l=es"],
    ["/search/%D8%B3%D9%88%D8%B3%D8%A9", "/search/sousse"],
  ] as const) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect([path, answer.headers().location]).toEqual([path, to]);
  }
  expect((await page.request.get("/search/tunis/Jasmin%20Vif")).status()).toBe(404);
});

const offers = [
  [`/search/hamammet?seats=5&${dates}`, "Hammamet", `/search/hammamet?from=${soon}&to=${later}&seats=5`],
  [
    `/search/tunis?seats=5&dropOff=souse&${dates}`,
    "Sousse",
    `/search/tunis?from=${soon}&to=${later}&dropOff=sousse&seats=5`,
  ],
] as const;

journey.describe("unknown places", () => {
  journey.use({ expectedComplaints: [/404/] });
  for (const [path, name, to] of offers) {
    journey(`${path.split("?")[0]} and its like offer ${name}, once, unindexed`, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.locator("title")).toHaveCount(1);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
      await page.getByRole("search").getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(to);
    });
  }
});

for (const language of ["fr", "en", "es"] as const) {
  journey(
    `refused dates of a car and its checkout have their reason and near dates (${language})`,
    async ({ page, expectAccessible }) => {
      const { translate } = await wordsIn(language);
      await page.goto(`/search/tunis?${dates}`);
      const link = (await page.locator('a[href*="/checkout"]').first().getAttribute("href")) ?? "";
      const { searchParams } = new URL(link, page.url());
      const [slug, place] = [searchParams.get("car"), searchParams.get("pickup")];
      const past = `from=${inDays(-9)}&to=${inDays(-6)}`;
      const sameHour = `from=${soon}&to=${soon}`;
      const noDay = "from=2027-02-31T10:00&to=2027-03-05T10:00";
      const reasons = [
        [past, translate("The pick-up is in the past.")],
        [sameHour, translate("The drop-off is not after the pick-up.")],
        [noDay, translate("A date of this link does not exist or cannot be read.")],
      ] as const;
      for (const [query, reason] of reasons) {
        await page.goto(`/car/${slug}?place=${place}&${query}&l=${language}`);
        await expect(page.getByText(reason)).toBeVisible();
        await page.goto(`/checkout?car=${slug}&pickup=${place}&dropoff=${place}&${query}&l=${language}`);
        await expect(page.getByText(reason)).toBeVisible();
      }
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(
        `/checkout?car=${slug}&pickup=${place}&dropoff=${place}&${past}&options=additionalDriver&l=${language}`,
      );
      await expectAccessible();
      const near = page.locator("main a[href^='/checkout']");
      await near.click();
      await expect(page).toHaveURL(new RegExp(`car=${slug}.*options=additionalDriver`));
      await expect(page.locator("form").first()).toBeVisible();
    },
  );
}

journey("unknown places, agencies, cars and pages are 404", async ({ page }) => {
  for (const path of [
    "/search/atlantis",
    "/search/tunis/no-such-agency",
    "/car/no-such-car",
    "/no/such/page",
  ]) {
    expect([path, (await page.request.get(path)).status()]).toEqual([path, 404]);
  }
});
