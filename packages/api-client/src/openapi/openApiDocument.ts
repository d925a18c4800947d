import type { RefusalCode } from "@sayara/domain/refusal/RefusalCode";
import type * as v from "valibot";
import { commonRefusals, type Endpoint, type Events, type FormFiles } from "../contract/defineEndpoint.ts";
import { schemasOfInput } from "../schemasOfInput.ts";
import { refusalStatuses } from "../contract/refusal/refusalStatuses.ts";
import { operationTags, operationTexts, type OperationText } from "./operationTexts.ts";
import { referenceTo, schemaOf } from "./schemaOf.ts";
import * as sharedSchemas from "./sharedSchemas.ts";

type Json = Record<string, unknown>;

/** Facts about an API instance that the contract does not contain. */
export interface DocumentInfo {
  title: string;
  version: string;
  /** Origin of the API. */
  server: string;
  /** Name of the session cookie. */
  sessionCookie: string;
}

/**
 * Converts the contract to an OpenAPI 3.1 document: one operation per endpoint, with its tag, summary, parameters,
 * body, responses, refusals and permitted callers.
 *
 * @example
 * openApiDocument(Object.values(endpoints), { title: "Sayara", version: "1", server, sessionCookie: "sayara"
 * });
 */
export function openApiDocument(endpoints: readonly Endpoint[], info: DocumentInfo): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: buildOperation(endpoint),
    };
  }
  return {
    openapi: "3.1.0",
    info: { title: info.title, version: info.version },
    servers: [{ url: info.server }],
    tags: operationTags,
    paths,
    components: {
      schemas: componentSchemas(),
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: info.sessionCookie } },
    },
  };
}

function componentSchemas(): Json {
  const schemas = Object.entries<v.GenericSchema>(sharedSchemas);
  return Object.fromEntries(schemas.map(([name, schema]) => [name, schemaOf(schema, "output", name)]));
}

/** Undefined for an endpoint that is not in the contract. */
const texts: Readonly<Record<string, OperationText | undefined>> = operationTexts;

function buildOperation(endpoint: Endpoint): Json {
  const { params, query, body } = schemasOfInput(endpoint);
  const text = texts[endpoint.name];
  return {
    operationId: endpoint.name,
    ...(text && { tags: [text.tag], summary: text.summary }),
    ...(endpoint.session !== "none" && {
      security: endpoint.session === "optional" ? [{}, { session: [] }] : [{ session: [] }],
    }),
    parameters: [
      ...parametersOf(params, "path"),
      ...parametersOf(query, "query"),
      ...(endpoint.retry === "withKey"
        ? [{ name: "Idempotency-Key", in: "header", required: true, schema: { type: "string" } }]
        : []),
    ],
    ...(body && { requestBody: { required: true, content: bodyOf(body, endpoint.form) } }),
    responses: {
      ...Object.fromEntries(
        Object.entries(endpoint.responses).map(([status, schema]) => {
          const outcome = endpoint.outcomes?.[Number(status)];
          return [
            status,
            { ...successResponse(endpoint, schema), ...(outcome && { description: toSentence(outcome) }) },
          ];
        }),
      ),
      ...refusalResponses(endpoint),
    },
  };
}

const jsonContent = (schema: Json) => ({ "application/json": { schema } });

/** Returns a JSON body, or a form with files. OpenAPI 3.1 puts media types into the encoding. Sizes are in bytes. */
function bodyOf(body: v.GenericSchema, form: FormFiles | undefined): Json {
  if (form === undefined) return jsonContent(schemaOf(body, "input"));
  const files = Object.entries(form);
  const properties = files.map(([name, { maxBytes }]) => [
    name,
    { type: "string", format: "binary", maxLength: maxBytes },
  ]);
  const encoding = files.map(([name, { types }]) => [name, { contentType: types.join(", ") }]);
  const schema = {
    type: "object",
    properties: Object.fromEntries(properties),
    required: files.map(([name]) => name),
  };
  return { "multipart/form-data": { schema, encoding: Object.fromEntries(encoding) } };
}

function successResponse(endpoint: Endpoint, schema: v.GenericSchema): Json {
  if (endpoint.media) {
    const { media, events } = endpoint;
    return events === undefined
      ? { description: "A file", content: { [media]: {} } }
      : { description: "A stream of events", content: { [media]: { "x-events": eventsOf(events) } } };
  }
  return schema.type === "undefined"
    ? { description: "No content" }
    : { description: "The response", content: jsonContent(schemaOf(schema, "output")) };
}

/** `wrongPassword` becomes `Wrong password`. */
function toSentence(outcome: string): string {
  const spacedWords = outcome.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return spacedWords.charAt(0).toUpperCase() + spacedWords.slice(1);
}

/** Returns the schema of each event's `data`, by event name. OpenAPI 3.1 cannot describe the content of a stream. */
function eventsOf(events: Events): Json {
  return Object.fromEntries(
    Object.entries(events).map(([name, schema]) => [name, schemaOf(schema, "output")]),
  );
}

/** Returns one response per status, with the refusal codes of that status. */
function refusalResponses(endpoint: Endpoint): Json {
  const byStatus = new Map<number, RefusalCode[]>();
  for (const code of new Set([...endpoint.refusals, ...commonRefusals])) {
    const status = refusalStatuses[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const responses = [...byStatus].map(([status, codes]) => {
    const body = codes.includes("price_changed") ? "PriceRefusal" : "Refusal";
    const schema = {
      allOf: [referenceTo(body), { properties: { code: { enum: codes } } }],
    };
    return [status, { description: `Refused: ${codes.join(", ")}`, content: jsonContent(schema) }] as const;
  });
  return Object.fromEntries(responses);
}

function parametersOf(schema: v.GenericSchema | undefined, location: "path" | "query"): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, "input") as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: location === "path" || required.includes(name),
    schema: property,
  }));
}
