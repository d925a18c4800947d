import type { RefusalCode } from "@sayara/domain/refusal/RefusalCode";
import type * as v from "valibot";
import type { Refusal } from "./Refusal.ts";

/** What any call can be refused for, whatever its endpoint says. */
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
 * Who may call. `none`: no session is looked at. `optional`: a guest may, some calls want the token of a mailed link then.
 * Ownership is decided by the handler, from the roles table of the domain.
 */
export type SessionRule = "none" | "optional" | "required";

/**
 * When a call may be sent again after a network fault or a passing refusal.
 * `safe`: it changes nothing. `withKey`: only with an `Idempotency-Key`, which the client makes. `never`: ask the person.
 */
export type RetryRule = "safe" | "withKey" | "never";

/** One call of the API, declared once: the client's method and the server's route are both made from it. */
export interface Endpoint {
  readonly name: string;
  /** No server serves the call yet. The client does not send it; the API answers 501 (`planned.ts`). */
  readonly planned: boolean;
  readonly method: Method;
  /** Starts with `/`; `{name}` segments are URL-encoded. */
  readonly path: string;
  readonly params?: Fields;
  readonly query?: Fields;
  readonly body?: Schema;
  /** Answers that are not refusals: status → schema of the JSON body (`noContent` for none). */
  readonly answers: Readonly<Record<number, Schema>>;
  readonly refusals: readonly RefusalCode[];
  /** The body of its refusals, where that is more than `Refusal`. */
  readonly refusalBody: v.GenericSchema<unknown, Refusal> | undefined;
  readonly session: SessionRule;
  /** Whether cookies go along, session or not: `false` only for send-email (specification, section 7). */
  readonly credentials: boolean;
  readonly retry: RetryRule;
  /** The path or the query carries a secret: never logged, answered `no-store`. */
  readonly secretInUrl: boolean;
  /** The mailed token is sent as `Authorization: Bearer`, never in the address. */
  readonly bearer: boolean;
  /** The files of a body that is a form (`multipart/form-data`), by field. Only where `body` is `FormData`. */
  readonly form: FormFiles | undefined;
  /** What a 200 holds when it is not JSON: a file, or a stream of events. */
  readonly media: MediaType | undefined;
  /** What a stream tells: the schema of each event's `data` (JSON) by the event's name. Only where `media` is a stream. */
  readonly events: Events | undefined;
  /** `opens`: a 200 holds the signed-in user. `closes`: the session ends. The client tells its caller of both. */
  readonly sessionEffect: SessionEffect | undefined;
}

/** Files that a form must bring: what each may be, and how large in bytes. */
export type FormFiles = Readonly<Record<string, { types: readonly string[]; maxBytes: number }>>;

/** The events of a stream, by name. */
export type Events = Readonly<Record<string, Schema>>;

/** What a call does to the session, if anything. */
export type SessionEffect = "opens" | "closes";
/** Kinds of answers that are not JSON; the client gives them as a `Blob`. */
export type MediaType = "application/pdf" | "text/calendar" | "text/event-stream";

type Optionals =
  | "planned"
  | "refusalBody"
  | "refusals"
  | "session"
  | "credentials"
  | "retry"
  | "secretInUrl"
  | "bearer"
  | "form"
  | "media"
  | "events"
  | "sessionEffect";

/**
 * Declares a call. Defaults: served, no session, credentials sent, retried when it is a GET.
 *
 * @example
 * export const health = defineEndpoint({ name: "health", method: "GET", path: "/health", answers: { 200: Health } });
 */
export function defineEndpoint<
  const E extends Omit<Endpoint, Optionals> & Partial<Pick<Endpoint, Optionals>>,
>(endpoint: E): Defined<E> {
  // What is absent reads as undefined: every client carries this.
  return {
    planned: false,
    refusals: [],
    session: "none",
    credentials: true,
    retry: endpoint.method === "GET" ? "safe" : "never",
    secretInUrl: false,
    bearer: false,
    ...endpoint,
  } as Defined<E>;
}

type Default<E, Key extends string, Value> = E extends Record<Key, infer Given> ? Given : Value;

/** A declared call with every default filled in, its type as exact as it was written. */
export type Defined<E> = E & {
  readonly planned: Default<E, "planned", false>;
  readonly refusals: Default<E, "refusals", readonly []>;
  readonly refusalBody: Default<E, "refusalBody", undefined>;
  readonly session: Default<E, "session", "none">;
  readonly credentials: Default<E, "credentials", true>;
  readonly retry: Default<E, "retry", RetryRule>;
  readonly secretInUrl: Default<E, "secretInUrl", false>;
  readonly bearer: Default<E, "bearer", false>;
  readonly form: Default<E, "form", undefined>;
  readonly media: Default<E, "media", undefined>;
  readonly events: Default<E, "events", undefined>;
  readonly sessionEffect: Default<E, "sessionEffect", undefined>;
};

type InputOf<E, Key extends string> =
  E extends Record<Key, infer S extends Schema> ? { [K in Key]: v.InferInput<S> } : { [K in Key]?: never };
type OutputOf<E, Key extends string> =
  E extends Record<Key, infer S extends Schema> ? v.InferOutput<S> : undefined;

/** What a caller gives: `params`, `query` and `body`, as far as the endpoint has them. */
export type CallInput<E extends Endpoint> = InputOf<E, "params"> & InputOf<E, "query"> & InputOf<E, "body">;

/** What a handler receives, validated. */
export interface HandlerInput<E extends Endpoint> {
  params: OutputOf<E, "params">;
  query: OutputOf<E, "query">;
  body: OutputOf<E, "body">;
}

/** What a handler gives back and a caller receives: one member for each declared status. */
export type Answer<E extends Endpoint> = {
  [S in keyof E["answers"] & number]: { ok: true; status: S; data: v.InferOutput<E["answers"][S]> };
}[keyof E["answers"] & number];

/** The codes with which this endpoint can refuse. */
export type RefusalOf<E extends Endpoint> = E["refusals"][number] | CommonRefusal;
