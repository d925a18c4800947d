import { createHash } from "node:crypto";
import * as endpoints from "@sayara/api-client/contract/endpoints";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { mountedEndpoints } from "#api/http/mountedEndpoints.ts";
import { aCatalogue, aUser, goodPassword } from "#api/testing/aCatalogue.ts";
import { cookieOf, createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { withDatabase } from "#api/testing/withDatabase.ts";

const database = withDatabase("pglite");
let api: TestApp;
let cookie: string;
let userId: string;
let place: string;
let carId: string;
let agency: string;
beforeAll(async () => {
  const { db } = database();
  api = createTestApp(db);
  await api.dependencies.offer.current();
  const world = await aCatalogue(db);
  [place, carId, agency] = [world.tunis.slug, world.car.id, world.agency.slug];
  const user = await aUser(db);
  userId = user.id;
  const body = { email: user.email, password: goodPassword };
  cookie = cookieOf(await api.request("/api/sign-in/frontend", { body }));
});

interface Operation {
  operationId: string;
  parameters: { name: string; in: string }[];
  responses: Record<string, unknown>;
  requestBody?: {
    content: Record<string, { encoding?: Record<string, { contentType: string }> }>;
  };
}

async function operations() {
  const { status, json } = await api.request("/openapi.json");
  expect(status).toBe(200);
  const paths: Record<string, Record<string, Operation>> = json.paths;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
}

/** A value for every parameter that a path of the contract knows. */
const values = (): Record<string, string> => ({
  appType: "frontend",
  id: userId,
  userId,
  email: "nobody@drivers.example",
  token: "t".repeat(43),
  password: "some-password",
  flag: "true",
  ip: "0.0.0.0",
  page: "1",
  size: "10",
  language: "fr",
  imageRequired: "false",
  minLocations: "1",
  idOrSlug: place,
  supplierIdOrSlug: agency,
});

test("the document names each call that is mounted, and no other", async () => {
  const named = (await operations()).map(({ method, path }) => `${method} ${path}`);
  const mounted = mountedEndpoints(api.app).map(({ method, path }) => `${method} ${path}`);
  expect(named.toSorted()).toEqual(mounted.toSorted());
  expect(mounted.length).toBeGreaterThan(35);
});

test("every call of the document is answered as it is declared", async () => {
  for (const { path, method, operation } of await operations()) {
    const address = path
      .replace("/car/{idOrSlug}", `/car/${carId}`)
      .replace("/supplier/{idOrSlug}", `/supplier/${agency}`)
      .replaceAll(/\{(\w+)\}/g, (_, name: string) => values()[name] ?? `no value for ${name}`);
    expect(address).not.toContain("no value");
    const answer = await api.request(address, {
      method,
      cookie: operation.operationId === "signOut" ? "" : cookie,
      ...(operation.requestBody !== undefined && { body: {} }),
    });
    const declared = Object.keys(operation.responses)
      .filter((status) => status !== "default")
      .map(Number);
    const isRefusal = answer.status >= 400 && typeof answer.json?.code === "string";
    const isAsDeclared = declared.includes(answer.status) || (isRefusal && answer.status < 500);
    expect([operation.operationId, answer.status, isAsDeclared]).toEqual([
      operation.operationId,
      answer.status,
      true,
    ]);
  }
});

test("a form that is made of the document is taken, in every kind that it names", async () => {
  const forms = (await operations()).flatMap(({ path, operation }) => {
    const form = operation.requestBody?.content["multipart/form-data"];
    return form === undefined ? [] : [{ path: path.replace("{id}", userId), form }];
  });
  expect(forms).toHaveLength(1);
  for (const { path, form } of forms) {
    for (const [field, { contentType }] of Object.entries(form.encoding ?? {})) {
      const types = contentType.split(", ");
      expect(types).toHaveLength(4);
      for (const type of types) {
        const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "#17518f" } });
        const bytes = await picture.toFormat(formatOf(type)).toBuffer();
        const body = new FormData();
        body.append(field, new Blob([new Uint8Array(bytes)], { type }));
        expect([type, (await api.request(path, { body, cookie })).status]).toEqual([type, 200]);
      }
    }
    expect((await api.request(path, { body: {}, cookie })).status).toBe(415);
  }
});

function formatOf(type: string): "png" | "jpeg" | "webp" | "avif" {
  const format = (["png", "jpeg", "webp", "avif"] as const).find((known) => type === `image/${known}`);
  if (format === undefined) throw new Error(`no such picture: ${type}`);
  return format;
}

describe("the page for people", () => {
  test("shows every call, and lets nothing run", async () => {
    const { status, text, headers } = await api.request("/docs");
    expect(status).toBe(200);
    for (const { operation } of await operations()) expect(text).toContain(`id="${operation.operationId}"`);
    expect(text).not.toMatch(/<script|<link|https?:\/\/(?!localhost)|javascript:/i);
    const styles = /<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? "";
    const hash = createHash("sha256").update(styles).digest("base64");
    expect(headers.get("content-security-policy")).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    expect(text).not.toContain("style=");
  });

  test("is not there in production; the document is", async () => {
    const env = {
      MODE: "production",
      SECRET: "a key of our own, long enough",
      WEB_SERVER_SECRET: "another key of our own, long enough",
      SMTP_URL: "smtps://mail.example.tn",
      API_PUBLIC_URL: "https://api.example.tn",
      WEB_URL: "https://example.tn",
    };
    const production = createTestApp(database().db, { env });
    expect((await production.request("/docs")).status).toBe(404);
    const { json } = await production.request("/openapi.json");
    expect(json.servers).toEqual([{ url: "https://api.example.tn" }]);
    expect(json.components.securitySchemes.session.name).toBe("__Host-sayara.session");
  });
});

test("what the contract declares for accounts, captcha and contact is mounted", () => {
  const mounted = new Set(mountedEndpoints(api.app).map(({ name }) => name));
  const later =
    /[Bb]ooking|[Nn]otification|Review|Webhook|calendar|Calendar|voucher|refund|decide|unsubscribe|quoteEdit|webVitals|checkCheckout/;
  const missing = Object.keys(endpoints).filter((name) => !mounted.has(name) && !later.test(name));
  expect(missing).toEqual([]);
});
