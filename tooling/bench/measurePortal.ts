import { createRandom } from "@sayara/api/demo/createRandom";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import type { Figure } from "./Figure.ts";
import { type BenchApi, openBenchApi } from "./openBenchApi.ts";
import { randomSearch } from "./randomSearch.ts";
import { percentile } from "./statistics.ts";

const REQUESTS = 100;
/** Number of cars on a page of the timeline, and in a saved sheet. */
const CARS = 60;
const SEARCHERS = 4;
/** Duration of each half of the comparison, in milliseconds. */
const COMPARISON = 20_000;
const PRICE_CHANGES_PER_MINUTE = 1_000;

interface OwnCar {
  id: string;
  version: number;
  missing: { required: string[] };
}

/** Measures an agency's requests with 20,000 cars and 100,000 bookings on PostgreSQL. */
export async function measurePortal(): Promise<Figure[]> {
  const api = await openBenchApi({ cars: 20_000, bookings: 100_000 }, "sayara_bench_portal");
  try {
    const call = await signIn(api);
    const today = dateInZone(api.now, "Africa/Tunis");
    const timeline = await timesOf(() => call("GET", `/api/supplier-timeline/own?from=${today}&days=60`));
    const list = await timesOf(() => call("GET", "/api/fleet-cars/own/1"));
    const fleet = (await call("GET", "/api/fleet-sheet/own")) as OwnCar[];
    // A published car that lacks a required field cannot be saved [FL2], and the demo data contain such cars.
    const cars = fleet.filter(({ missing }) => missing.required.length === 0).slice(0, CARS);
    const sheet: number[] = [];
    for (let round = 0; round < 20; round++) sheet.push(await timeOf(() => saveSheet(call, cars, round)));
    const { alone, meanwhile } = await compareSearches(api, call, cars);
    return [
      { name: "timeline of 60 cars × 60 days, p95", value: percentile(timeline, 95), unit: "ms", atMost: 50 },
      { name: "a page of the list of cars, p95", value: percentile(list, 95), unit: "ms", atMost: 50 },
      { name: "saving a sheet of 60 cars, p95", value: percentile(sheet, 95), unit: "ms", atMost: 300 },
      { name: "searches a second, alone", value: Math.round(alone), unit: "a second" },
      {
        name: `searches a second during ${PRICE_CHANGES_PER_MINUTE} price changes a minute, of those alone`,
        value: Math.round((meanwhile / alone) * 100),
        unit: "%",
        atLeast: 80,
      },
    ].map((figure) => ({ ...figure, value: Math.round(figure.value * 10) / 10 }));
  } finally {
    await api.close();
  }
}

type Call = Awaited<ReturnType<typeof signIn>>;

/** Returns a function that calls the API as an agency in the portal. @throws unless the response has status 200 */
async function signIn({ app, config }: BenchApi) {
  const origin = config.portalUrl ?? config.webUrl;
  let cookie = "";
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await app.request(
      path,
      {
        method,
        headers: { origin, cookie, "content-type": "application/json" },
        ...(body && { body: JSON.stringify(body) }),
      },
      { incoming: { socket: { remoteAddress: "198.18.0.1" } } },
    );
    const text = await response.text();
    if (response.status !== 200) throw new Error(`${path} was answered ${response.status}: ${text}`);
    const cookies = response.headers.getSetCookie().map((line) => line.split(";")[0]);
    if (cookies.length > 0) cookie = cookies.join("; ");
    return JSON.parse(text);
  };
  await call("POST", "/api/sign-in/backend", { email: "agence@sayara.example", password: "sayara-demo" });
  return call;
}

/** Saves another price for every car, and updates the versions in `cars`. */
async function saveSheet(call: Call, cars: OwnCar[], round: number): Promise<void> {
  const rows = cars.map(({ id, version }) => ({ id, edit: { version, dailyPrice: 100 + (round % 10) } }));
  const saved = (await call("POST", "/api/save-cars/own", { rows })) as {
    rows: { version: number | null }[];
  };
  for (const [index, row] of saved.rows.entries()) {
    const car = cars[index];
    if (car === undefined || row.version === null)
      throw new Error(`Row ${index} of the sheet was refused: ${JSON.stringify(row)}`);
    car.version = row.version;
  }
}

/** Returns the searches per second without and with price changes. A warm-up precedes the comparison. */
async function compareSearches(api: BenchApi, call: Call, cars: OwnCar[]) {
  const random = createRandom(20_261_201);
  const search = async () => {
    const { path, body } = randomSearch(random, api.now);
    await api.post(path, body);
  };
  for (let index = 0; index < 50; index++) await search();
  const rate = async () => {
    let count = 0;
    const start = performance.now();
    const searcher = async () => {
      while (performance.now() - start < COMPARISON) {
        await search();
        count += 1;
      }
    };
    await Promise.all(Array.from({ length: SEARCHERS }, searcher));
    return (count * 1000) / (performance.now() - start);
  };
  const alone = await rate();
  const interval = 60_000 / PRICE_CHANGES_PER_MINUTE;
  const end = performance.now() + COMPARISON;
  const changePrices = async () => {
    for (let index = 0; performance.now() < end; index++) {
      const due = end - COMPARISON + index * interval;
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
      const car = cars[index % cars.length];
      if (car !== undefined) await saveSheet(call, [car], index);
    }
  };
  const [meanwhile] = await Promise.all([rate(), changePrices()]);
  return { alone, meanwhile };
}

async function timesOf(task: () => Promise<unknown>): Promise<number[]> {
  for (let index = 0; index < 10; index++) await task();
  const times: number[] = [];
  for (let index = 0; index < REQUESTS; index++) times.push(await timeOf(task));
  return times;
}

async function timeOf(task: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await task();
  return performance.now() - start;
}
