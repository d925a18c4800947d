import { createHash } from "node:crypto";
import type { Endpoint } from "@sayara/api-client/contract/defineEndpoint";
import * as endpoints from "@sayara/api-client/endpoints";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { mountedEndpoints } from "#api/server/http/mountedEndpoints.ts";
import { createTestApp, type TestResponse } from "#api/testing/createTestApp.ts";
import type { ValidCall } from "#api/testing/calls/ValidCall.ts";
import { withEveryCall } from "#api/testing/withEveryCall.ts";

const contract: readonly Endpoint[] = Object.values(endpoints);
const fixture = withEveryCall();
/** Throws for unknown keywords instead of ignoring them. */
const ajv = new Ajv2020({ allErrors: true, strictTypes: false }).addKeyword("components");

interface Content {
  schema?: object;
  encoding?: Record<string, { contentType: string }>;
}
interface Operation {
  operationId: string;
  parameters: { name: string; in: string; required: boolean }[];
  security?: Record<string, unknown>[];
  responses: Record<string, { content?: Record<string, Content> }>;
  requestBody?: { content: Record<string, Content> };
}
interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

let document: OpenApi | undefined;

/** Reads the document only once, because it is large and every check of a response needs it. */
async function openApi(): Promise<OpenApi> {
  if (document === undefined) {
    const { status, json } = await fixture().api.request("/openapi.json");
    expect(status).toBe(200);
    document = json as OpenApi;
  }
  return document;
}

async function operations() {
  return Object.entries((await openApi()).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
}

/** Sends a call as documented, each from a new address to stay below the rate limits. */
async function send(
  { path, method }: { path: string; method: string },
  { params = {}, query, ...request }: Omit<ValidCall, "status">,
): Promise<TestResponse> {
  const address = path.replaceAll(/\{(\w+)\}/g, (segment, name: string) =>
    encodeURIComponent(params[name] ?? segment),
  );
  sentCount += 1;
  return fixture().api.request(query === undefined ? address : `${address}?${new URLSearchParams(query)}`, {
    method,
    address: `10.8.${Math.floor(sentCount / 250)}.${sentCount % 250}`,
    ...request,
  });
}
let sentCount = 0;

/** Returns the differences between a response and the document's schema for its status. */
async function mismatchesIn({ responses }: Operation, testResponse: TestResponse): Promise<string[]> {
  const response = responses[testResponse.status];
  if (response === undefined) return [`the status ${testResponse.status} is not declared`];
  const { content } = response;
  if (content === undefined) return testResponse.text === "" ? [] : ["no body is declared"];
  const mediaType = testResponse.headers.get("content-type")?.split(";")[0] ?? "";
  // For a file, only the media type is documented.
  if (mediaType in content && mediaType !== "application/json")
    return testResponse.text === "" ? ["it is empty"] : [];
  const schema = content["application/json"]?.schema;
  if (schema === undefined) return ["its body is not described"];
  const { components } = await openApi();
  const validate = ajv.compile({ ...schema, components });
  validate(testResponse.json);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

test("the document lists every endpoint, and each one is mounted", async () => {
  const routesOf = (endpointList: readonly Endpoint[]) =>
    endpointList.map(({ method, path }) => `${method} ${path}`).toSorted();
  const documented = (await operations()).map(({ method, path }) => `${method} ${path}`);
  expect(documented.toSorted()).toEqual(routesOf(contract));
  expect(routesOf(mountedEndpoints(fixture().api.app))).toEqual(routesOf(contract));
  expect(documented.length).toBeGreaterThan(35);
});

test("the document is valid OpenAPI 3.1", async () => {
  const { json } = await fixture().api.request("/openapi.json");
  expect(await new Validator().validate(json)).toEqual({ valid: true });
  expect(await new Validator().validate({ ...json, paths: [] })).toHaveProperty("valid", false);
});

test("every documented call succeeds as described, and its response matches its schema", async () => {
  const documentedOperations = await operations();
  expect(Object.keys(fixture().calls).toSorted()).toEqual(
    documentedOperations.map(({ operation }) => operation.operationId).toSorted(),
  );
  for (const { operation, ...location } of documentedOperations) {
    const { status = 200, ...call } = fixture().calls[operation.operationId] ?? {};
    const testResponse = await send(location, call);
    expect([operation.operationId, testResponse.status, await mismatchesIn(operation, testResponse)]).toEqual(
      [operation.operationId, status, []],
    );
    // An empty list would leave its item schema untested.
    const items: unknown = Array.isArray(testResponse.json) ? testResponse.json : testResponse.json?.items;
    expect([operation.operationId, items]).not.toEqual([operation.operationId, []]);
  }
});

test("rejects a call without a session or with an invalid body as documented", async () => {
  const statuses = new Set<number>();
  for (const { operation, ...location } of await operations()) {
    const { params } = fixture().calls[operation.operationId] ?? {};
    const needsSession = operation.security?.every((scheme) => "session" in scheme) === true;
    if (!needsSession && operation.requestBody === undefined) continue;
    // A form is read only after its caller is authorized.
    const isForm =
      operation.requestBody !== undefined && "multipart/form-data" in operation.requestBody.content;
    const testResponse = await send(location, {
      ...(params && { params }),
      ...(operation.requestBody && { body: "[]" }),
    });
    // A webhook's body is read only after its signature is verified.
    const isSigned = operation.operationId === "paymentWebhook";
    expect([operation.operationId, testResponse.status, await mismatchesIn(operation, testResponse)]).toEqual(
      [operation.operationId, isSigned ? 403 : needsSession || isForm ? 401 : 400, []],
    );
    statuses.add(testResponse.status);
  }
  expect(statuses).toEqual(new Set([400, 401, 403]));
});

test("accepts a form built from the document, in every listed media type", async () => {
  const forms = (await operations()).flatMap(({ operation, ...location }) => {
    const form = operation.requestBody?.content["multipart/form-data"];
    return form === undefined ? [] : [{ location, form, call: fixture().calls[operation.operationId] ?? {} }];
  });
  expect(forms.length).toBeGreaterThanOrEqual(4);
  for (const { location, form, call } of forms) {
    const { cookie, headers } = call;
    const params = await withOwnMessage(call);
    const credentials = {
      ...(params && { params }),
      ...(cookie && { cookie }),
      ...(headers && { headers }),
    };
    // Sent before the photos below: once a report has all its photos, it is refused before the form is read.
    expect((await send(location, { ...credentials, body: {} })).status).toBe(415);
    for (const [field, { contentType }] of Object.entries(form.encoding ?? {})) {
      const types = contentType.split(", ");
      for (const type of types) {
        const body = new FormData();
        body.append(field, await aFile(type));
        // A review may have one photo at a time and three uploads in all, so the count is reset.
        await fixture()
          .db.updateTable("reviews")
          .set({ photo_key: null, photo_state: null, photo_at: null, photo_reason: null, photo_attempts: 0 })
          .execute();
        expect([type, (await send(location, { ...credentials, body })).status]).toEqual([type, 200]);
      }
    }
  }
});

/**
 * Returns the parameters of a call. For a message's photo they name a new message, because a message has at
 * most four photos.
 */
async function withOwnMessage({ params, cookie }: ValidCall): Promise<ValidCall["params"]> {
  if (params?.["messageId"] === undefined) return params;
  const request = { body: { text: "Here they are." }, ...(cookie !== undefined && { cookie }) };
  const { json } = await fixture().api.request(`/api/send-message/${params["id"]}`, request);
  return { ...params, messageId: json.id };
}

async function aFile(type: string): Promise<Blob> {
  if (type === "application/pdf") return new Blob(["%PDF-1.7\n%%EOF\n"], { type });
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "#17518f" } });
  const bytes = await picture.toFormat(formatOf(type)).toBuffer();
  return new Blob([new Uint8Array(bytes)], { type });
}

function formatOf(type: string): "png" | "jpeg" | "webp" | "avif" {
  const format = (["png", "jpeg", "webp", "avif"] as const).find(
    (candidate) => type === `image/${candidate}`,
  );
  if (format === undefined) throw new Error(`unsupported picture: ${type}`);
  return format;
}

describe("the reference page", () => {
  test("shows every call and runs no script", async () => {
    const { status, text, headers } = await fixture().api.request("/docs");
    expect(status).toBe(200);
    for (const { operation } of await operations()) expect(text).toContain(`id="${operation.operationId}"`);
    expect(text).toContain("car_taken (409)");
    const links = [...text.matchAll(/href="#([\w-]+)"/g)].map((match) => match[1]);
    expect(links).toContain("schema-Booking");
    for (const id of new Set(links)) expect(text).toContain(`id="${id}"`);
    expect(text).not.toMatch(/<script|<link|https?:\/\/(?!localhost)|javascript:/i);
    const styles = /<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? "";
    const hash = createHash("sha256").update(styles).digest("base64");
    expect(headers.get("content-security-policy")).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    expect(text).not.toContain("style=");
  });

  test("is absent in production, unlike the document", async () => {
    const env = {
      MODE: "production",
      DATABASE_URL: "postgres://database.example/sayara",
      SECRET: "a key of our own that is long enough",
      WEB_SERVER_SECRET: "another key of our own, as long as that",
      SMTP_URL: "smtps://mail.example.tn",
      PUBLIC_API_URL: "https://api.example.tn",
      WEB_URL: "https://example.tn",
    };
    const production = createTestApp(fixture().db, { env });
    expect((await production.request("/docs")).status).toBe(404);
    const { json } = await production.request("/openapi.json");
    expect(json.servers).toEqual([{ url: "https://api.example.tn" }]);
    expect(json.components.securitySchemes.session.name).toBe("__Host-sayara.session");
  });
});
