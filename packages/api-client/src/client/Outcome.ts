import type { Unknown } from "@sayara/domain/validation/newerValues";
import type { PriceRefusal } from "../contract/PriceRefusal.ts";
import type { Answer, Endpoint, RefusalOf } from "../contract/defineEndpoint.ts";

/**
 * Result of a call: one of the answers that its endpoint declares, or a refusal. Check `ok`, then `status`.
 */
export type Outcome<E extends Endpoint> = Answer<E> | Refused<E>;

/** A refusal with a code that the endpoint declares; any other is read as `unknown`. */
export interface Refused<E extends Endpoint> {
  ok: false;
  status: number;
  refusal: PriceRefusal & { code: RefusalOf<E> | Unknown };
}
