import {
  commonRefusals as commonCodes,
  type Endpoint,
  type HandlerInput,
  type HandlerResponse,
} from "@sayara/api-client/contract/defineEndpoint";
import { schemasOfInput } from "@sayara/api-client/schemasOfInput";
import { refusalFields } from "@sayara/domain/validation/validationFailures";
import { SMALL_BODY } from "@sayara/http-guard/bodies/createBodies";
import * as v from "valibot";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import type { App, AppContext } from "./App.ts";
import { clientAddress } from "./origins/clientAddress.ts";
import type { Dependencies } from "./Dependencies.ts";
import { honoPath } from "./honoPath.ts";
import { registerMounted } from "./mountedEndpoints.ts";
import { isStorable, readJson } from "./bodies/readJson.ts";
import { RefusalError } from "./responses/refusals.ts";
import { respond, type SerializedReply } from "./responses/respond.ts";
import { respondCached, serializeReply } from "./responses/respondCached.ts";
import { consumeAllowance } from "./limits/consumeAllowance.ts";

/** A validated request with its user and the handler's dependencies. */
export interface Call<E extends Endpoint> extends HandlerInput<E> {
  user: E["session"] extends "required"
    ? UserRow
    : E["session"] extends "optional"
      ? UserRow | undefined
      : undefined;
  dependencies: Dependencies;
  context: AppContext;
}

/**
 * A response. Shared caches may store it for `cacheSeconds`; without them it is not cacheable. `etag` is the
 * version of a file.
 */
export type Reply<E extends Endpoint> = HandlerResponse<E> & { cacheSeconds?: number; etag?: string };

/**
 * Handles calls of an endpoint. Returns a declared response or throws a `RefusalError`. Every other error is a fault.
 */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Reply<E>>;

/** A handler whose response is already serialized. */
export type SerializingHandler<E extends Endpoint> = (call: Call<E>) => Promise<SerializedReply>;

export interface MountOptions {
  /** Units of the network address's allowance that a call costs; 0 if it is not counted. */
  units?: number;
  /** True if the response is the same for everyone and is cached for some seconds. */
  isCached?: boolean;
  /** Maximum bytes of the JSON body; 8 KB by default. */
  bodyLimit?: number;
}

interface CallOptions<E extends Endpoint> {
  /** Called for each valid call, even if the response comes from the cache. */
  onCall?: (call: Call<E>) => void;
  /**
   * Refuses a call before its form is read, because a form may be large. For endpoints that require no
   * session.
   */
  authorize?: (call: Omit<Call<E>, "body">) => Promise<void>;
}

/** Mounts an endpoint with its path, schemas and session rule. */
export function mountEndpoint<E extends Endpoint>(
  app: App,
  endpoint: E,
  handler: Handler<E>,
  {
    units = 0,
    isCached = false,
    bodyLimit = SMALL_BODY,
    authorize,
    onCall,
  }: MountOptions & CallOptions<E> = {},
): void {
  const schemas = schemasOfInput(endpoint);
  const hasJson = schemas.body !== undefined && endpoint.form === undefined;
  registerMounted(app, endpoint, hasJson ? bodyLimit : 0);
  app.on(endpoint.method, honoPath(endpoint.path), async (c) => {
    c.set("route", endpoint.path);
    if (units > 0) consumeAllowance(c, units);
    const user = endpoint.session === "none" ? undefined : await c.var.readSession(c);
    if (endpoint.session === "required" && user === undefined) throw new RefusalError("not_signed_in");
    const inputs = {
      params: schemas.params && parse(schemas.params, requireStorable(c.req.param())),
      query: schemas.query && parse(schemas.query, requireStorable(c.req.query())),
    };
    const { responseCache } = c.var.dependencies;
    try {
      const callWithoutBody = { ...inputs, user, dependencies: c.var.dependencies, context: c };
      await authorize?.(callWithoutBody as unknown as Call<E>);
      const body = schemas.body && parse(schemas.body, await readBody(c, schemas.body, { user, endpoint }));
      const call = { ...callWithoutBody, body } as unknown as Call<E>;
      onCall?.(call);
      if (isCached && responseCache.isEnabled) {
        const key = JSON.stringify([endpoint.name, inputs.params, inputs.query]);
        const response = responseCache.get(key, async () => serializeReply(endpoint, await handler(call)));
        return await respondCached(c, await response);
      }
      return await respond(c, endpoint, await handler(call));
    } catch (error) {
      throw isDeclared(endpoint, error) ? error : undeclaredRefusal(endpoint, error);
    }
  });
}

/** Mounts an endpoint whose handler serializes its responses itself. */
export function mountSerializedEndpoint<E extends Endpoint>(
  app: App,
  endpoint: E,
  handler: SerializingHandler<E>,
  options?: Pick<MountOptions, "units" | "bodyLimit">,
): void {
  // `respond` accepts both kinds. A common signature would no longer infer the literal types of responses.
  mountEndpoint(app, endpoint, handler as unknown as Handler<E>, options);
}

/** Reads JSON, or a form if the contract declares one. */
function readBody(
  c: AppContext,
  schema: v.GenericSchema,
  { user, endpoint }: { user: UserRow | undefined; endpoint: Endpoint },
): unknown {
  const isForm = "class" in schema && schema.class === FormData;
  if (!isForm) return readJson(c);
  const address = clientAddress(c);
  const fileBytes = Object.values(endpoint.form ?? {}).reduce((sum, { maxBytes }) => sum + maxBytes, 0);
  const owner = { userId: user?.id ?? `guest ${address}`, address, fileBytes };
  return c.var.dependencies.uploads.read(c.req.raw, owner);
}

function parse<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new RefusalError("invalid_input", { fields: refusalFields(result.issues) });
}

function requireStorable(texts: Record<string, string>): Record<string, string> {
  if (!Object.values(texts).every(isStorable)) throw new RefusalError("invalid_input");
  return texts;
}

function isDeclared(endpoint: Endpoint, error: unknown): boolean {
  return (
    !(error instanceof RefusalError) ||
    commonRefusals.has(error.code) ||
    endpoint.refusals.includes(error.code)
  );
}

function undeclaredRefusal(endpoint: Endpoint, error: unknown): Error {
  return new TypeError(`${endpoint.name} refused with a code that its contract does not declare`, {
    cause: error,
  });
}

const commonRefusals: ReadonlySet<string> = new Set(commonCodes);
