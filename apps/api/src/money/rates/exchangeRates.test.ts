import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { addQueryTimeouts } from "#api/database/connection/addQueryTimeouts.ts";
import { requestLimits } from "#api/database/connection/databaseLimits.ts";
import type { Schema } from "#api/database/Schema.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { withDatabase } from "#api/testing/withDatabase.ts";
import { fetchBankPage } from "./fetchBankPage.ts";
import { readBankRates } from "./readBankRates.ts";
import { updateExchangeRates } from "./updateExchangeRates.ts";

/** A page of the bank: interbank average rates, then a second table with banknote rates. */
function aBankPage({ date = "20/11/2026", euro = "3,3812", row = "" } = {}): string {
  const line = (name: string, code: string, unit: string, dinars: string) =>
    `<tr height="20px"><td class="x">${name}</td><td><center>${code}</center></td><td>&nbsp;${unit}</td><td><b>${dinars}</b></td></tr>`;
  return `<html><head><title>Cours</title></head><body><h3>Journ&eacute;e du ${date}</h3>
    <table><tr><th>Monnaie</th><th>Sigle</th><th>Unité</th><th>Valeur</th></tr>
    ${row}
    ${line("EURO", "EUR", "1", euro)}
    ${line("LIVRE STERLING", "GBP", "1", "3,8590")}
    ${line("YEN JAPONAIS", "JPY", "1000", "18,7100")}
    ${line("DOLLAR DES USA", "USD", "10", "29,200")}
    </table><table>${line("EURO", "EUR", "1", "3,3000")}</table></body></html>`;
}

describe("readBankRates", () => {
  test("reads the date, and dinars per unit of each currency from the first table", () => {
    expect(readBankRates(aBankPage())).toEqual({
      date: "2026-11-20",
      dinars: { EUR: 3.3812, GBP: 3.859, USD: 2.92 },
    });
  });

  test.each(["Journée du 20/11/2026", "Journ&#233;e  du <b>20/11/2026</b>"])("reads the date %s", (text) => {
    expect(readBankRates(aBankPage().replace("Journ&eacute;e du 20/11/2026", text))?.date).toBe("2026-11-20");
  });

  test.each(["", "<html>maintenance</html>", aBankPage({ date: "31/11/2026" }), aBankPage({ date: "soon" })])(
    "returns null for a page without a valid date",
    (page) => {
      expect(readBankRates(page)).toBeNull();
    },
  );

  test.each(["-3,38", "3,38,1", "1e2", "∞", ""])("skips the invalid rate %s", (euro) => {
    expect(readBankRates(aBankPage({ euro }).split("</table>")[0] ?? "")?.dinars).toEqual({
      GBP: 3.859,
      USD: 2.92,
    });
  });

  test("parses 1 MB of hostile markup within 5 seconds", () => {
    for (const part of ["<", "<td", "<tr", "Journ", "&nbsp;", " "]) {
      const start = performance.now();
      readBankRates(part.repeat((1024 * 1024) / part.length));
      expect(performance.now() - start).toBeLessThan(5000);
    }
  });
});

let respond: (response: ServerResponse) => void;
let calls = 0;
const bank = createServer((_, response) => {
  calls += 1;
  respond(response);
});
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    bank.listen(0, "127.0.0.1", resolve);
  });
  url = `http://127.0.0.1:${(bank.address() as AddressInfo).port}/cours.jsp`;
});
afterAll(() => {
  bank.closeAllConnections();
  bank.close();
});
const publish = (page: string) => {
  respond = (response) => response.writeHead(200, { "content-type": "text/html" }).end(page);
};

describe("fetchBankPage", () => {
  test.each<[string, (response: ServerResponse) => void, string]>([
    ["a server error", (response) => response.writeHead(500).end(), "refused"],
    ["a redirect", (response) => response.writeHead(302, { location: "/" }).end(), "unreachable"],
    ["a body over 1 MB", (response) => response.end("x".repeat(1024 * 1024 + 1)), "too_large"],
    ["a cut body", (response) => response.writeHead(200, { "content-length": "9" }).destroy(), "unreachable"],
    ["a timeout", () => {}, "unreachable"],
  ])("fails on %s", async (_, answer, problem) => {
    respond = answer;
    expect(await fetchBankPage(url, { timeout: 500 })).toEqual({ problem });
  });

  test("fails if the connection is refused", async () => {
    expect(await fetchBankPage("http://127.0.0.1:1/")).toEqual({ problem: "unreachable" });
  });
});

describe("exchange rates in the settings", () => {
  const database = withDatabase("pglite");
  let api: TestApp;
  const open = (env: Record<string, string> = { EXCHANGE_RATES_URL: url }) => {
    api = createTestApp(database().db, { env });
  };
  beforeEach(async () => {
    calls = 0;
    await database().db.deleteFrom("exchange_rates").execute();
    open();
  });
  const shown = async () => (await api.request("/api/settings")).json.exchangeRates;
  const update = () => updateExchangeRates(api.dependencies);
  const problems = () =>
    api.logs
      .filter((line) => line.includes("exchange rates were not read"))
      .map((line) => JSON.parse(line).problem);

  test("[XR2] are the published rates with their date, until 7 days after that date", async () => {
    expect(await shown()).toBeUndefined();
    publish(aBankPage());
    await update();
    expect(await shown()).toEqual({ date: "2026-11-20", dinars: { EUR: 3.3812, GBP: 3.859, USD: 2.92 } });
    api.advanceHours(7 * 24);
    expect(await shown()).toMatchObject({ date: "2026-11-20" });
    api.advanceHours(24);
    expect(await shown()).toBeUndefined();
  });

  test("[XR2] are omitted while the database is down, and the other settings are still served", async () => {
    const pool = new pg.Pool({ connectionString: "postgres://127.0.0.1:1/none" });
    const dialect = new PostgresDialect({ pool: addQueryTimeouts(pool, requestLimits) });
    const db = new Kysely<Schema>({ dialect });
    onTestFinished(() => db.destroy());
    const { status, json } = await createTestApp(db, { env: { EXCHANGE_RATES_URL: url } }).request(
      "/api/settings",
    );
    expect([status, json.currency, json.exchangeRates]).toEqual([200, "TND", undefined]);
  });

  test("[XR3] are fetched once a day", async () => {
    publish(aBankPage());
    await update();
    await update();
    api.advanceHours(23);
    await update();
    expect(calls).toBe(1);
    api.advanceHours(1);
    publish(aBankPage({ date: "21/11/2026", euro: "3,4" }));
    await update();
    expect(await shown()).toMatchObject({ date: "2026-11-21", dinars: { EUR: 3.4 } });
  });

  test.each<[string, string, string]>([
    ["without a date", "<html></html>", "no_date"],
    ["without one of the currencies", aBankPage({ date: "21/11/2026" }).replaceAll("GBP", "XXX"), "missing"],
    ["with a rate out of bounds", aBankPage({ date: "21/11/2026", euro: "338,12" }), "out_of_bounds"],
    ["with a change of over 20 %", aBankPage({ date: "21/11/2026", euro: "6,7624" }), "changed_too_much"],
    ["dated in the future", aBankPage({ date: "22/11/2026" }), "future"],
    ["dated before the stored rates", aBankPage({ date: "19/11/2026" }), "older"],
  ])("[XR3] stay unchanged after a page %s, which is fetched again", async (_, page, problem) => {
    publish(aBankPage());
    await update();
    api.advanceHours(24);
    publish(page);
    await update();
    await update();
    expect(problems()).toEqual([problem, problem]);
    expect(calls).toBe(3);
    expect(await shown()).toMatchObject({ date: "2026-11-20", dinars: { EUR: 3.3812 } });
  });

  test("[XR2] are the configured rates, also for 7 days and without a fetch", async () => {
    open({ EXCHANGE_RATES: "EUR=3.5", EXCHANGE_RATES_DATE: "2026-11-19" });
    await update();
    expect(calls).toBe(0);
    expect(await shown()).toEqual({ date: "2026-11-19", dinars: { EUR: 3.5 } });
    open({ EXCHANGE_RATES: "EUR=3.5", EXCHANGE_RATES_DATE: "2026-11-12" });
    expect(await shown()).toBeUndefined();
  });

  test("[XR2] are example rates with today's date in a demo", async () => {
    open({});
    expect(await shown()).toMatchObject({ date: "2026-11-20", dinars: { EUR: 3.38 } });
  });
});
