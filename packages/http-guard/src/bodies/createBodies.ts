import { BodyPool } from "./BodyPool.ts";
import { maxBodySize, readBody } from "./readBody.ts";

/** Maximum bytes of a small body. Covers nearly all bodies: forms and API calls. */
export const SMALL_BODY = 8 * 1024;
/** Base time allowed for a body, in milliseconds, in addition to the time for its bytes. */
const BASE_TIME = 5000;
/** Minimum speed in bytes per second. A slower body is late once its base time is used up. */
const MIN_BYTES_PER_SECOND = 8 * 1024;
/** Bytes that each body takes in addition to its content: request, socket, streams. */
const BODY_OVERHEAD = 4 * 1024;
/** Share of a pool that one network address may take. */
const SENDER_SHARE = 0.25;
/** Bytes for all small bodies, and for all others. */
const MEMORY = { small: 8 * 1024 * 1024, large: 24 * 1024 * 1024 };

export interface BodyRules {
  /** Maximum size, in bytes. */
  limit: number;
  /** The sender's network address, as returned by `addressGroup`. Undefined: the sender has no share limit. */
  sender: string | undefined;
}

export interface ReceivedBody {
  bytes: Buffer<ArrayBuffer>;
  /** Frees the body's memory. Call it after the response. */
  release: () => void;
}

/** Receives bodies into bounded memory. */
export interface Bodies {
  /**
   * Reads the whole body. It may take 5 s, plus one second for each 8 KB received.
   *
   * @throws BodyError
   */
  receive: (request: Request, rules: BodyRules) => Promise<ReceivedBody>;
}

/**
 * Bounds the memory used by bodies in progress. There are two pools, so that small bodies are accepted while
 * large ones are refused. One network address gets a quarter of each. If a pool or a share is full, its
 * slowest body is displaced.
 */
export function createBodies(memory = MEMORY): Bodies {
  const poolOf = (total: number) => new BodyPool({ total, perSender: total * SENDER_SHARE });
  const small = poolOf(memory.small);
  const large = poolOf(memory.large);
  return {
    async receive(request, { limit, sender }) {
      const size = maxBodySize(request, limit);
      const pool = size <= SMALL_BODY ? small : large;
      const reservation = { bytes: size + BODY_OVERHEAD, sender, deadline: performance.now() + BASE_TIME };
      pool.reserve(reservation);
      try {
        const bytes = await readBody(request, {
          arrival: reservation,
          limit,
          bytesPerSecond: MIN_BYTES_PER_SECOND,
        });
        return { bytes, release: () => pool.release(reservation) };
      } catch (error) {
        pool.release(reservation);
        throw error;
      }
    },
  };
}
