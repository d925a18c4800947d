import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { earnPass } from "#api/testing/earnPass.ts";
import { firstCatalogue } from "#api/testing/data/firstCatalogue.ts";
import { runSayara } from "#api/testing/processes/runSayara.ts";
import { type RunningApi, startApi } from "#api/testing/processes/startApi.ts";
import { startMailServer } from "#api/testing/standIns/startMailServer.ts";
import { createTestDatabase, hasPostgres } from "#api/testing/withDatabase.ts";

const folder = mkdtempSync(join(tmpdir(), "sayara-first-booking-"));
const website = "https://sayara-marketplace.tn";
const pickUp = new Date(Date.now() + 10 * 86_400_000);
const dropOff = new Date(pickUp.getTime() + 3 * 86_400_000);

describe.runIf(hasPostgres)("in production, on an empty PostgreSQL", () => {
  let env: Record<string, string>;
  let api: RunningApi;
  let mails: Awaited<ReturnType<typeof startMailServer>>;
  let database: Awaited<ReturnType<typeof createTestDatabase>>;

  beforeAll(async () => {
    for (const [name, content] of Object.entries(firstCatalogue)) writeFileSync(join(folder, name), content);
    mails = await startMailServer();
    database = await createTestDatabase();
  });
  afterAll(async () => {
    await api?.end("SIGTERM");
    await mails.stop();
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  const sayara = (...argv: string[]) => runSayara(argv, { env, folder });
  const sayaraWithPassword = (password: string, ...argv: string[]) =>
    runSayara(argv, { env, folder, password });
  const post = async (path: string, body: object, cookie = "") => {
    const response = await fetch(`${api.url}${path}`, {
      method: "POST",
      headers: { origin: website, "content-type": "application/json", cookie },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    return {
      status: response.status,
      json: text === "" ? undefined : JSON.parse(text),
      cookie: response.headers
        .getSetCookie()
        .map((header) => header.split(";")[0])
        .join("; "),
    };
  };
  /** Waits for a mail to an address and returns its decoded text. */
  const mailTo = async (address: string, content: string): Promise<string> => {
    for (let attempt = 0; attempt < 1200; attempt++) {
      const texts = mails.deliveries
        .filter(({ to }) => to.some((line) => line.includes(address)))
        .map(({ message }) => decodeMail(message));
      const mailText = texts.find((text) => text.includes(content));
      if (mailText !== undefined) return mailText;
      await setTimeout(100);
    }
    throw new Error(`No mail with ${content} came.`);
  };

  test(
    "the documented commands lead to a first booking, confirmed by its agency",
    { timeout: 300_000 },
    async () => {
      env = {};
      const secrets = (await sayara("secrets")).map((line) => line.split("="));
      env = {
        ...Object.fromEntries(secrets),
        MODE: "production",
        DATABASE_URL: database.url,
        DATA_DIR: folder,
        SMTP_URL: mails.url,
        WEB_URL: website,
        PUBLIC_API_URL: "https://api.sayara-marketplace.tn",
        MAIL_FROM: "no-reply@sayara-marketplace.tn",
        CONTACT_EMAIL: "contact@sayara-marketplace.tn",
        SITE_OPERATOR: "Sayara SARL, 12 rue de Rome, Tunis",
        CAPTCHA_COST: "1",
      };
      await sayara("catalogue", "import", "places.csv", "agencies.csv", "cars.csv");
      await sayaraWithPassword(
        "dattes-et-figues",
        "admin",
        "create",
        "--email",
        "rim@sayara-marketplace.example",
        "--name",
        "Rim Ayari",
      );
      await sayaraWithPassword(
        "figues-et-dattes",
        "agency",
        "invite",
        "etoile-auto",
        "--email",
        "desk@etoile.example",
        "--name",
        "Anis Dridi",
      );
      expect(await sayara("doctor")).toContain("✓ mail: the mail server accepts us");
      api = await startApi({ ...env, HOST: "127.0.0.1" });

      const dates = { from: pickUp.toISOString(), to: dropOff.toISOString() };
      const searchResponse = await post("/api/frontend-cars/1/15", {
        pickupLocation: "tunis",
        ...dates,
        language: "fr",
      });
      const [listing] = searchResponse.json.items;
      expect(listing.car).toMatchObject({ name: "Renault Clio", supplier: { name: "Étoile Auto" } });

      const order = aCheckout(
        { car: listing.car, tunis: { slug: "tunis" } },
        { rental: dates, total: listing.total, driver: { email: "sarra@example.tn" } },
      );
      const checkoutResponse = await post(
        "/api/checkout",
        order,
        await earnPass(api.url, { origin: website }),
      );
      expect([checkoutResponse.status, checkoutResponse.json.status]).toEqual([201, "pending"]);

      const mail = await mailTo("sarra@example.tn", "/booking?");
      const link = new URL(/https:\/\/sayara-marketplace\.tn\/booking\?\S+/.exec(mail)?.[0] ?? "");
      const id = checkoutResponse.json.bookingId;
      const token = link.searchParams.get("t");
      expect((await post(`/api/confirm-booking/${id}/fr`, { token })).status).toBe(200);

      const credentials = { email: "desk@etoile.example", password: "figues-et-dattes" };
      const { cookie } = await post("/api/sign-in/frontend", credentials);
      const { json: bookingView } = await fetch(`${api.url}/api/booking/${id}/fr`, {
        headers: { cookie },
      }).then(async (response) => ({ json: (await response.json()) as { version: number } }));
      const confirmation = await post(
        `/api/change-booking-status/${id}`,
        { version: bookingView.version, status: "reserved" },
        cookie,
      );
      expect(confirmation.status).toBe(200);
      expect(await mailTo("sarra@example.tn", "12 rue de Rome")).toContain("71");
    },
  );
});

/** Decodes the quoted-printable text of a mail. */
function decodeMail(message: string): string {
  const bytes = message
    .replaceAll("=\r\n", "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
