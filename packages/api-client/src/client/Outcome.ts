import type { InferOutput } from "valibot";
import type { Unknown } from "@sayara/domain/validation/newerValues";
import type { PriceRefusal } from "../contract/refusal/PriceRefusal.ts";
import type { Endpoint, RefusalOf } from "../contract/defineEndpoint.ts";

/**
 * Result of a call: a response that its endpoint declares, or a refusal. Check `ok`, then `outcome` if the call has
 * several responses.
 */
export type Outcome<E extends Endpoint> = Succeeded<E> | Refused<E>;

/** A successful response. `outcome` is its name, if the endpoint declares several. */
export type Succeeded<E extends Endpoint> = {
  [S in keyof E["responses"] & number]: E["outcomes"] extends Readonly<Record<S, infer Name>>
    ? { ok: true; outcome: Name; data: InferOutput<E["responses"][S]> }
    : { ok: true; data: InferOutput<E["responses"][S]> };
}[keyof E["responses"] & number];

/** A refusal with a code that the endpoint declares; any other code is read as `unknown`. */
export interface Refused<E extends Endpoint> {
  ok: false;
  status: number;
  refusal: PriceRefusal & { code: RefusalOf<E> | Unknown };
}
