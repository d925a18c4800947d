import { expect, test } from "vitest";
import { commonRefusals, type Endpoint } from "../contract/defineEndpoint.ts";
import * as endpoints from "../endpoints.ts";
import { schemasOfInput } from "../schemasOfInput.ts";
import { openApiDocument } from "./openApiDocument.ts";
import { operationTags } from "./operationTexts.ts";
import { schemaOf } from "./schemaOf.ts";
import * as sharedSchemas from "./sharedSchemas.ts";

const info = { title: "Sayara", version: "1", server: "http://localhost:4000", sessionCookie: "sayara" };
const document = openApiDocument(Object.values(endpoints), info) as unknown as OpenApi;

interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  parameters: { name: string }[];
  responses: Record<
    string,
    { description: string; content?: Record<string, { schema: { allOf?: RefusalParts } }> }
  >;
  requestBody?: { content: Record<string, unknown> };
}

type RefusalParts = [{ $ref: string }, { properties: { code: { enum: string[] } } }];

test("every endpoint of the contract is an operation", () => {
  const operations = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map((operation) => operation.operationId),
  );
  expect(operations.toSorted()).toEqual(
    Object.values(endpoints)
      .map((endpoint) => endpoint.name)
      .toSorted(),
  );
});

test("every operation has a listed tag and a unique short summary", () => {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  const names = operationTags.map(({ name }) => name);
  expect(new Set(operations.flatMap(({ tags }) => tags))).toEqual(new Set(names));
  for (const { tags, summary } of operations) {
    expect(tags).toHaveLength(1);
    expect(summary).toMatch(/^[A-Z][^.]{5,110}$/);
  }
  expect(new Set(operations.map(({ summary }) => summary)).size).toBe(operations.length);
});

test("every path segment has a description", () => {
  for (const [path, methods] of Object.entries(document.paths)) {
    const segments = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    for (const { parameters } of Object.values(methods)) {
      expect(parameters.map((parameter) => parameter.name)).toEqual(expect.arrayContaining(segments));
    }
  }
});

test("every endpoint's name is the name of its export", () => {
  for (const [name, endpoint] of Object.entries(endpoints)) expect(endpoint.name).toBe(name);
});

test("a body is JSON, except for forms, whose files have a media type and a size", () => {
  const bodies = Object.values(document.paths).flatMap((path) =>
    Object.values(path).flatMap(({ operationId, requestBody }) =>
      requestBody === undefined ? [] : [[operationId, requestBody.content] as const],
    ),
  );
  const forms = bodies.filter(([, content]) => !("application/json" in content));
  const image = {
    field: "image",
    maxLength: 5 * 1024 * 1024,
    contentType: "image/png, image/jpeg, image/webp, image/avif",
  };
  const file = { field: "file", maxLength: 10 * 1024 * 1024 };
  const expectedFiles = {
    updateAvatar: image,
    addMessagePicture: image,
    addConditionPicture: image,
    addProblemPicture: image,
    updateSupplierContract: { ...file, contentType: "application/pdf" },
    updatePlacePicture: image,
    updateSupplierLogo: image,
    handInDocument: { ...file, contentType: "application/pdf, image/jpeg, image/png, image/webp" },
    addCarPhoto: image,
    addReviewPhoto: image,
  };
  const expectedForms = Object.entries(expectedFiles).map(([name, { field, maxLength, contentType }]) => [
    name,
    {
      "multipart/form-data": {
        schema: {
          type: "object",
          properties: { [field]: { type: "string", format: "binary", maxLength } },
          required: [field],
        },
        encoding: { [field]: { contentType } },
      },
    },
  ]);
  expect(Object.fromEntries(forms)).toEqual(Object.fromEntries(expectedForms));
  expect(bodies.length).toBeGreaterThan(20);
});

test("each of several responses is described by its name", () => {
  const successDescriptions = (path: string) =>
    Object.values(document.paths[path] ?? {}).flatMap(({ responses }) =>
      Object.entries(responses).flatMap(([status, { description }]) =>
        status.startsWith("20") ? [`${status} ${description}`] : [],
      ),
    );
  expect(successDescriptions("/api/sign-in/frontend")).toEqual([
    "200 Signed in",
    "202 Code needed",
    "204 Wrong credentials",
  ]);
  expect(successDescriptions("/api/checkout")).toEqual(["201 Booked", "202 Answer mailed"]);
  expect(successDescriptions("/api/sign-out")).toEqual(["200 No content"]);
});

test("exactly the endpoints with a form body declare `form` and `upload`", () => {
  for (const endpoint of Object.values<Endpoint>(endpoints)) {
    const { body } = schemasOfInput(endpoint);
    const takesForm = body !== undefined && "class" in body && body.class === FormData;
    const declaresFormAndUpload = [endpoint.form !== undefined, endpoint.upload !== undefined];
    expect([endpoint.name, ...declaresFormAndUpload]).toEqual([endpoint.name, takesForm, takesForm]);
  }
});

/** Returns the refusal codes of an operation by status, with the component of their body. */
function refusalsOf({ responses }: Operation) {
  return Object.entries(responses).flatMap(([status, { content }]) => {
    const parts = content?.["application/json"]?.schema.allOf;
    return parts === undefined ? [] : [[status, parts[1].properties.code.enum, parts[0].$ref] as const];
  });
}

test("each refusal status is a separate response with its codes", () => {
  const update = document.paths["/api/update-user"]?.["post"];
  const schema = "#/components/schemas/Refusal";
  expect(update && refusalsOf(update)).toEqual([
    ["400", ["invalid_input"], schema],
    ["401", ["not_signed_in"], schema],
    ["403", ["not_allowed", "origin_refused"], schema],
    ["409", ["email_registered"], schema],
    ["413", ["too_large"], schema],
    ["415", ["unsupported_media"], schema],
    ["429", ["too_many_requests"], schema],
    ["500", ["internal"], schema],
    ["503", ["not_ready", "unavailable"], schema],
  ]);
  const checkout = document.paths["/api/checkout"]?.["post"];
  expect(checkout && refusalsOf(checkout).find(([status]) => status === "409")).toEqual([
    "409",
    ["price_changed", "car_taken", "email_registered", "extra_taken", "idempotency_conflict"],
    "#/components/schemas/PriceRefusal",
  ]);
});

test("a stream's events are described by name, a file by its media type", () => {
  const contentOf = (path: string) => document.paths[path]?.["get"]?.responses["200"]?.content;
  expect(contentOf("/api/notification-stream")).toEqual({
    "text/event-stream": {
      "x-events": {
        unread: { $ref: "#/components/schemas/UnreadCount" },
      },
    },
  });
  expect(contentOf("/api/voucher/{id}/{language}")).toEqual({ "application/pdf": {} });
});

test("exactly the streaming endpoints declare events", () => {
  for (const { name, media, events } of Object.values<Endpoint>(endpoints)) {
    expect([name, events !== undefined]).toEqual([name, media === "text/event-stream"]);
  }
});

test("the document contains every refusal code of the endpoints and no default response", () => {
  for (const endpoint of Object.values<Endpoint>(endpoints)) {
    const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
    const codes = operation && refusalsOf(operation).flatMap(([, codesOfStatus]) => codesOfStatus);
    expect(codes?.toSorted()).toEqual([...new Set([...endpoint.refusals, ...commonRefusals])].toSorted());
    expect(operation?.responses).not.toHaveProperty("default");
  }
});

test("checkout takes an idempotency key", () => {
  expect(document.paths["/api/checkout"]?.["post"]?.parameters.map((parameter) => parameter.name)).toContain(
    "Idempotency-Key",
  );
});

/** Yields each object inside `node`, with its path. */
function* valuesOf(node: unknown, path = "#"): Generator<[path: string, value: object]> {
  if (typeof node !== "object" || node === null) return;
  yield [path, node];
  for (const [key, value] of Object.entries(node)) yield* valuesOf(value, `${path}/${key}`);
}

const propertiesIn = (value: object) =>
  "properties" in value && "type" in value ? Object.keys(value.properties ?? {}).length : 0;

test("no object with more than two properties and no enumeration of more than two values appears twice", () => {
  const paths = new Map<string, string[]>();
  for (const [path, value] of valuesOf(document)) {
    // Two shared schemas may have the same content.
    if (/^#\/components\/schemas\/\w+$/.test(path)) continue;
    const isEnumeration = "enum" in value && "type" in value && Array.isArray(value.enum);
    const size = isEnumeration && Array.isArray(value.enum) ? value.enum.length : propertiesIn(value);
    if (size < 3) continue;
    const text = JSON.stringify(value);
    paths.set(text, [...(paths.get(text) ?? []), path]);
  }
  expect(paths.size).toBeGreaterThan(20);
  expect([...paths.values()].filter(({ length }) => length > 1)).toEqual([]);
});

test("an object with more than three properties in a response is a shared schema", () => {
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const { responses } of Object.values(methods)) {
      const inline = [...valuesOf(responses)].filter(([, value]) => propertiesIn(value) > 3);
      expect([path, inline]).toEqual([path, []]);
    }
  }
});

test("every reference points to a shared schema, and every shared schema is referenced", () => {
  const targets = [...valuesOf(document)].flatMap(([, value]) => ("$ref" in value ? [value.$ref] : []));
  const shared = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
  expect(new Set(targets)).toEqual(new Set(shared));
  const expected = ["Booking", "Car", "Location", "PriceRefusal", "Quote", "ReceiptInput", "Refusal", "User"];
  expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(expected));
});

test("a shared schema has the same fields in a request body as in a response", () => {
  // A request body may accept more: pasted text may contain invisible characters, which are removed.
  const fieldsOf = ({ properties, required, ...otherFields }: Record<string, unknown>) =>
    properties === undefined ? otherFields : { names: Object.keys(properties as object), required };
  const { components } = document;
  for (const [name, schema] of Object.entries(sharedSchemas)) {
    const componentSchema = components.schemas[name] as Record<string, unknown>;
    expect([name, fieldsOf(schemaOf(schema, "input", name))]).toEqual([name, fieldsOf(componentSchema)]);
  }
});
