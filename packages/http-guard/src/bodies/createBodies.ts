import { BodyPool } from "./BodyPool.ts";
import { announcedSize, readBody } from "./readBody.ts";

/** Bytes up to which a body counts as small: nearly all bodies, of forms and of calls. */
export const SMALL_BODY = 8 * 1024;
/** Milliseconds that a body may take besides those for its bytes. */
const BEGINNING = 5000;
/** Bytes a second. A slower body is late once the beginning is used up. */
const SLOWEST = 8 * 1024;
/** Bytes that each body takes besides its content: request, socket, streams. */
const OVERHEAD = 4 * 1024;
/** Part of a pool that one network address may take. */
const SHARE = 0.25;
/** Bytes of all small bodies, and of all others. */
const MEMORY = { small: 8 * 1024 * 1024, large: 24 * 1024 * 1024 };

export interface BodyRules {
  /** Bytes. */
  limit: number;
  /** The sender's network address, as `addressGroup` returns it; undefined: a caller without a share. */
  sender: string | undefined;
}

export interface ReceivedBody {
  bytes: Buffer<ArrayBuffer>;
  /** Frees its memory. Called once the request is answered. */
  release: () => void;
}

/** Receives bodies into bounded memory. */
export interface Bodies {
  /**
   * Reads the whole body. It may take 5 s, and another second for each 8 KB that arrived.
   *
   * @throws BodyError
   */
  receive: (request: Request, rules: BodyRules) => Promise<ReceivedBody>;
}

/**
 * Bounds the bodies under way in memory, by two pools: small ones find room while large ones are refused. One network
 * address gets a quarter of each. Where a pool or a share is full, the slowest body goes.
 */
export function createBodies(memory = MEMORY): Bodies {
  const poolOf = (total: number) => new BodyPool({ total, perSender: total * SHARE });
  const small = poolOf(memory.small);
  const large = poolOf(memory.large);
  return {
    async receive(request, { limit, sender }) {
      const size = announcedSize(request, limit);
      const pool = size <= SMALL_BODY ? small : large;
      const place = { bytes: size + OVERHEAD, sender, lateAt: performance.now() + BEGINNING };
      pool.enter(place);
      try {
        const bytes = await readBody(request, { arrival: place, limit, bytesPerSecond: SLOWEST });
        return { bytes, release: () => pool.leave(place) };
      } catch (error) {
        pool.leave(place);
        throw error;
      }
    },
  };
}
