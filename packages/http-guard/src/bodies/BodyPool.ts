import { BodyError } from "./BodyError.ts";
import type { Arrival } from "./readBody.ts";

export interface PoolBounds {
  /** Maximum bytes of all bodies. */
  total: number;
  /** Maximum bytes of one sender's bodies. */
  perSender: number;
}

/** Memory reserved for a body. A body that has arrived completely cannot be displaced. */
export interface Reservation extends Arrival {
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
  readonly #reservations = new Set<Reservation>();
  readonly #bySender = new Map<string, { bytes: number; reservations: Set<Reservation> }>();
  #bytes = 0;

  constructor(bounds: PoolBounds) {
    this.#bounds = bounds;
  }

  /** @throws BodyError `busy` if no body can be displaced. */
  reserve(reservation: Reservation): void {
    const { bytes, sender } = reservation;
    const { total, perSender } = this.#bounds;
    if (sender !== undefined) {
      const senderUsage = () => this.#bySender.get(sender);
      while ((senderUsage()?.bytes ?? 0) + bytes > perSender)
        this.#displaceSlowest(senderUsage()?.reservations ?? new Set());
    }
    while (this.#bytes + bytes > total) this.#displaceSlowest(this.#reservations);
    this.#bytes += bytes;
    this.#reservations.add(reservation);
    if (sender === undefined) return;
    const senderUsage = this.#bySender.get(sender) ?? { bytes: 0, reservations: new Set() };
    senderUsage.bytes += bytes;
    senderUsage.reservations.add(reservation);
    this.#bySender.set(sender, senderUsage);
  }

  release(reservation: Reservation): void {
    if (!this.#reservations.delete(reservation)) return;
    this.#bytes -= reservation.bytes;
    const senderUsage = reservation.sender === undefined ? undefined : this.#bySender.get(reservation.sender);
    if (senderUsage === undefined || reservation.sender === undefined) return;
    senderUsage.bytes -= reservation.bytes;
    senderUsage.reservations.delete(reservation);
    if (senderUsage.reservations.size === 0) this.#bySender.delete(reservation.sender);
  }

  #displaceSlowest(reservations: ReadonlySet<Reservation>): void {
    let slowest: Reservation | undefined;
    for (const reservation of reservations) {
      if (
        reservation.abort !== undefined &&
        (slowest === undefined || reservation.deadline < slowest.deadline)
      )
        slowest = reservation;
    }
    const busy = new BodyError("busy");
    if (slowest === undefined) throw busy;
    this.release(slowest);
    slowest.abort?.(busy);
  }
}
