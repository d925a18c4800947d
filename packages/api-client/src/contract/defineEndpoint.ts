import type { RefusalCode } from "@sayara/domain/refusal/RefusalCode";
import type * as v from "valibot";
import type { Refusal } from "./refusal/Refusal.ts";
import type { Upload, UploadOptions } from "./upload/uploadOptions.ts";

/** Refusal codes that every endpoint may return. */
export const commonRefusals = [
  "invalid_input",
  "origin_refused",
  "too_many_requests",
  "too_large",
  "unsupported_media",
  "not_ready",
  "unavailable",
  "internal",
] as const satisfies readonly RefusalCode[];

/** One of {@link commonRefusals}. */
export type CommonRefusal = (typeof commonRefusals)[number];
/** The HTTP methods that the contract uses. */
export type Method = "GET" | "POST" | "PUT" | "DELETE";
type Schema = v.GenericSchema;
type Fields = v.GenericSchema<Record<string, unknown>, Record<string, unknown>>;

/**
 * Permitted callers. `none`: the session is not read. `optional`: guests may call too; some calls then need the token
 * of a mailed link. The handler checks ownership with the domain's roles table.
 */
export type SessionRule = "none" | "optional" | "required";

/**
 * Whether a call is retried after a network fault or a temporary refusal. `safe`: yes, because it changes nothing.
 * `withKey`: only with an `Idempotency-Key`, which the client generates. `never`: only if the user repeats it.
 */
export type RetryRule = "safe" | "withKey" | "never";

/** Schemas of a call's input, for the code that validates it: the server, a fake, the OpenAPI document. */
export interface InputSchemas {
  readonly params?: Fields;
  readonly query?: Fields;
  readonly body?: Schema;
}

declare const schemas: unique symbol;

/** Type of a call's input, without its schemas: a client sends input that the compiler has checked. */
export interface InputType<Schemas extends InputSchemas = InputSchemas> {
  /** Never set. */
  readonly [schemas]?: Schemas;
}

/** Declares the type of an endpoint's input. The schemas are not bundled with the endpoint. */
export const inputOf = <const Schemas extends InputSchemas>(): InputType<Schemas> => ({});

/** One call of the API. The client's method and the server's route are derived from it. */
export interface Endpoint {
  readonly name: string;
  readonly method: Method;
  /** Starts with `/`; `{name}` segments are URL-encoded. */
  readonly path: string;
  /** Type of the input; the schemas are in `inputs.ts`. Absent if the call takes none. */
  readonly input?: InputType;
  /** Responses that are not refusals: the schema of the JSON body by status (`noContent` for none). */
  readonly responses: Readonly<Record<number, Schema>>;
  /** Names of the responses by status, the client's `outcome`. Required if there are several. */
  readonly outcomes: Readonly<Record<number, string>> | undefined;
  readonly refusals: readonly RefusalCode[];
  /** Schema of the endpoint's refusals, if they have more fields than `Refusal`. */
  readonly refusalBody: v.GenericSchema<unknown, Refusal> | undefined;
  readonly session: SessionRule;
  /** Whether cookies are sent; `false` only for send-email (product.md, section 7). */
  readonly credentials: boolean;
  readonly retry: RetryRule;
  /** Whether the path or query contains a secret. If so, it is never logged, and the response is `no-store`. */
  readonly secretInUrl: boolean;
  /** Whether the mailed token is sent as `Authorization: Bearer` instead of in the URL. */
  readonly bearer: boolean;
  /** Files of a form body (`multipart/form-data`) by field; only if `body` is `FormData`. */
  readonly form: FormFiles | undefined;
  /** Options for sending the form. Endpoints without a form do not bundle the upload code. */
  readonly upload: ((form: Upload) => UploadOptions) | undefined;
  /** Media type of a 200 response that is not JSON: a file or an event stream. */
  readonly media: MediaType | undefined;
  /** Schema of each event's `data` (JSON) by event name; only if `media` is a stream. */
  readonly events: Events | undefined;
  /**
   * `opens`: the 200 response contains the signed-in user. `closes`: the session ends. The client has a callback for
   * each.
   */
  readonly sessionEffect: SessionEffect | undefined;
}

/** Required files of a form: media types and maximum size in bytes. */
export type FormFiles = Readonly<Record<string, { types: readonly string[]; maxBytes: number }>>;

/** The events of a stream, by name. */
export type Events = Readonly<Record<string, Schema>>;

/** Effect of a call on the session. */
export type SessionEffect = "opens" | "closes";
/** Media types of responses that are not JSON; the client returns them as a `Blob`. */
export type MediaType =
  | "application/octet-stream"
  | "application/pdf"
  | "image/webp"
  | "text/calendar"
  | "text/event-stream";

type OptionalKeys =
  | "outcomes"
  | "refusalBody"
  | "refusals"
  | "session"
  | "credentials"
  | "retry"
  | "secretInUrl"
  | "bearer"
  | "form"
  | "upload"
  | "media"
  | "events"
  | "sessionEffect";

/**
 * Declares a call. Defaults: no session, credentials sent, retried if it is a GET.
 *
 * @example
 * export const health = defineEndpoint({ name: "health", method: "GET", path: "/health", responses: { 200: Health } });
 */
export function defineEndpoint<
  const E extends Omit<Endpoint, OptionalKeys> & Partial<Pick<Endpoint, OptionalKeys>> & NoSchemas,
>(endpoint: E & NamedResponses<keyof E["responses"]>): Defined<E> {
  // Absent properties read as undefined. They are omitted because every client bundles this code.
  return {
    refusals: [],
    session: "none",
    credentials: true,
    retry: endpoint.method === "GET" ? "safe" : "never",
    secretInUrl: false,
    bearer: false,
    ...endpoint,
  } as Defined<E>;
}

/** A schema of the input would be bundled with every call, so it belongs to `input`. */
interface NoSchemas {
  readonly params?: never;
  readonly query?: never;
  readonly body?: never;
}

/** Requires a name for each response if there are several: a status alone has no meaning. */
type NamedResponses<Status extends PropertyKey> = [OtherStatuses<Status>] extends [never]
  ? { readonly outcomes?: undefined }
  : { readonly outcomes: Readonly<Record<Status, string>> };

/** The statuses if there are several, otherwise never. */
type OtherStatuses<Status extends PropertyKey> = { [S in Status]: Exclude<Status, S> }[Status];

type Default<E, Key extends string, Value> = E extends Record<Key, infer Declared> ? Declared : Value;

/** A declared call with its defaults, with the exact types of its declaration. */
export type Defined<E> = E & {
  readonly outcomes: Default<E, "outcomes", undefined>;
  readonly refusals: Default<E, "refusals", readonly []>;
  readonly refusalBody: Default<E, "refusalBody", undefined>;
  readonly session: Default<E, "session", "none">;
  readonly credentials: Default<E, "credentials", true>;
  readonly retry: Default<E, "retry", RetryRule>;
  readonly secretInUrl: Default<E, "secretInUrl", false>;
  readonly bearer: Default<E, "bearer", false>;
  readonly form: Default<E, "form", undefined>;
  readonly upload: Default<E, "upload", undefined>;
  readonly media: Default<E, "media", undefined>;
  readonly events: Default<E, "events", undefined>;
  readonly sessionEffect: Default<E, "sessionEffect", undefined>;
};

/** The schemas of an endpoint's input. */
export type SchemasOf<E> = E extends { readonly input: InputType<infer Schemas> } ? Schemas : unknown;

type InputOf<S, Key extends string> =
  S extends Record<Key, infer PropertySchema extends Schema>
    ? { [K in Key]: v.InferInput<PropertySchema> }
    : { [K in Key]?: never };
type OutputOf<S, Key extends string> =
  S extends Record<Key, infer PropertySchema extends Schema> ? v.InferOutput<PropertySchema> : undefined;

type QueryOf<S> =
  S extends Record<"query", infer PropertySchema extends Schema>
    ? Record<never, never> extends v.InferInput<PropertySchema>
      ? { query?: v.InferInput<PropertySchema> }
      : { query: v.InferInput<PropertySchema> }
    : { query?: never };

/** Input of a call: `params`, `query` and `body`, if the endpoint has them. A query of optional fields is optional. */
export type CallInput<E extends Endpoint> = InputOf<SchemasOf<E>, "params"> &
  QueryOf<SchemasOf<E>> &
  InputOf<SchemasOf<E>, "body">;

/** Validated input for a handler. */
export interface HandlerInput<E extends Endpoint> {
  params: OutputOf<SchemasOf<E>, "params">;
  query: OutputOf<SchemasOf<E>, "query">;
  body: OutputOf<SchemasOf<E>, "body">;
}

/** Response of a handler: one member for each declared status. The client's type is `Succeeded`. */
export type HandlerResponse<E extends Endpoint> = {
  [S in keyof E["responses"] & number]: { ok: true; status: S; data: v.InferOutput<E["responses"][S]> };
}[keyof E["responses"] & number];

/** Refusal codes of this endpoint. */
export type RefusalOf<E extends Endpoint> = E["refusals"][number] | CommonRefusal;
