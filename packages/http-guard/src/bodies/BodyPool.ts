import { BodyError } from "./BodyError.ts";
import type { Arrival } from "./readBody.ts";

export interface PoolBounds {
  /** Maximum bytes of all bodies. */
  total: number;
  /** Maximum bytes of one sender's bodies. */
  perSender: number;
}

/** A body's place in the pool. A body that has arrived completely cannot be displaced. */
export interface Place extends Arrival {
  bytes: number;
  /** Network address. Undefined: not counted towards any sender's share. */
  sender: string | undefined;
}

/**
 * Reserves memory for bodies. If the pool or the sender's share is full, a new body displaces the slowest one that is
 * still arriving: the one with the earliest deadline.
 */
export class BodyPool {
  readonly #bounds: PoolBounds;
  readonly #places = new Set<Place>();
  readonly #bySender = new Map<string, { bytes: number; places: Set<Place> }>();
  #bytes = 0;

  constructor(bounds: PoolBounds) {
    this.#bounds = bounds;
  }

  /** @throws BodyError `busy` if no body can be displaced. */
  enter(place: Place): void {
    const { bytes, sender } = place;
    const { total, perSender } = this.#bounds;
    if (sender !== undefined) {
      const own = () => this.#bySender.get(sender);
      while ((own()?.bytes ?? 0) + bytes > perSender) this.#displaceSlowest(own()?.places ?? new Set());
    }
    while (this.#bytes + bytes > total) this.#displaceSlowest(this.#places);
    this.#bytes += bytes;
    this.#places.add(place);
    if (sender === undefined) return;
    const own = this.#bySender.get(sender) ?? { bytes: 0, places: new Set() };
    own.bytes += bytes;
    own.places.add(place);
    this.#bySender.set(sender, own);
  }

  leave(place: Place): void {
    if (!this.#places.delete(place)) return;
    this.#bytes -= place.bytes;
    const own = place.sender === undefined ? undefined : this.#bySender.get(place.sender);
    if (own === undefined || place.sender === undefined) return;
    own.bytes -= place.bytes;
    own.places.delete(place);
    if (own.places.size === 0) this.#bySender.delete(place.sender);
  }

  #displaceSlowest(places: ReadonlySet<Place>): void {
    let slowest: Place | undefined;
    for (const place of places) {
      if (place.abort !== undefined && (slowest === undefined || place.lateAt < slowest.lateAt))
        slowest = place;
    }
    const busy = new BodyError("busy");
    if (slowest === undefined) throw busy;
    this.leave(slowest);
    slowest.abort?.(busy);
  }
}
