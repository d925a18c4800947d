import * as v from "valibot";
import { dropStoredBookings, pendingDeletion } from "./dropStoredBookings.ts";
import { StoredBooking, MAXIMUM_STORED, type CopyOwner, storedUntil } from "./StoredBooking.ts";
import { storedBookingsName } from "./storedBookingsName.ts";

/** Path prefix of the copies. The paths are cache keys only; no server handles them. */
const pathPrefix = "/kept-bookings/";
const versionHeader = "x-booking-version";

interface Copy {
  id: string;
  owner: CopyOwner;
  /** Drop-off time. */
  to: string;
  data: unknown;
  now: Date;
}

interface Guard {
  /**
   * Whether `owner` is still the browser's current user. A sign-out may have happened in the meantime, even in another
   * tab.
   */
  isCurrentOwner: () => boolean;
}

/** The bookings stored on this device. Without the Cache API nothing is stored. */
export const storedBookings = {
  /** Stores a copy. Returns whether it was stored. */
  async store({ id, owner, to, data, now }: Copy, { isCurrentOwner }: Guard): Promise<boolean> {
    const until = storedUntil(to, now);
    if (until === null) return false;
    const copy: StoredBooking = {
      reader: await ownerKey(owner),
      savedAt: now.toISOString(),
      expiresAt: until.toISOString(),
      data,
    };
    // `Response.json` is missing before Safari 17.
    const headers = { "content-type": "application/json" };
    const response = new Response(JSON.stringify(copy), { headers });
    const isStored = await put(pathOf(id, owner), response, isCurrentOwner);
    if (isStored) await trim(now);
    return isStored;
  },

  /** Returns the copy that this owner may open, or null. */
  async read(id: string, owner: CopyOwner, now: Date): Promise<StoredBooking | null> {
    const copy = await readCopy(pathOf(id, owner));
    if (copy === null || Date.parse(copy.expiresAt) <= now.getTime()) return null;
    return copy.reader === (await ownerKey(owner)) ? copy : null;
  },

  /** Stores the voucher beside the copy. */
  async storeVoucher(file: Blob, voucher: VoucherKey, { isCurrentOwner }: Guard): Promise<boolean> {
    const headers = { "Content-Type": file.type, [versionHeader]: String(voucher.version) };
    return put(voucherPath(voucher), new Response(file, { headers }), isCurrentOwner);
  },

  /** Returns whether the voucher of this version of the booking is stored. */
  async hasVoucher(voucher: VoucherKey): Promise<boolean> {
    const stored = await findResponse(voucherPath(voucher));
    return stored?.headers.get(versionHeader) === String(voucher.version);
  },

  /** Returns the stored voucher of a copy that this owner may open, or null. */
  async readVoucher(voucher: Omit<VoucherKey, "version">, now: Date): Promise<Blob | null> {
    if ((await storedBookings.read(voucher.id, voucher.owner, now)) === null) return null;
    const stored = await findResponse(voucherPath(voucher));
    return stored === undefined ? null : stored.blob();
  },

  /** Deletes the copies of a booking that may no longer be seen. */
  async delete(id: string): Promise<void> {
    await deleteByPrefix(`${pathPrefix}${id}/`);
  },

  /** Deletes expired copies. */
  async prune(now: Date): Promise<void> {
    if (typeof caches !== "undefined" && (await caches.has(storedBookingsName))) await trim(now);
  },
};

interface VoucherKey {
  id: string;
  owner: CopyOwner;
  language: string;
  /** Version of the booking. */
  version: number;
}

const pathOf = (id: string, { kind }: CopyOwner) => `${pathPrefix}${id}/${kind}`;
const voucherPath = ({ id, owner, language }: Omit<VoucherKey, "version">) =>
  `${pathOf(id, owner)}/voucher/${language}`;

/** Returns the driver's id, or the hash of the link's token in base64url. */
async function ownerKey(owner: CopyOwner): Promise<string> {
  if (owner.kind === "driver") return owner.id;
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(owner.token));
  const text = btoa(String.fromCodePoint(...new Uint8Array(hash)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Waits for a running deletion, then writes. Deletes the entry again if another deletion began during the write. */
async function put(path: string, response: Response, isCurrentOwner: () => boolean): Promise<boolean> {
  if (typeof caches === "undefined") return false;
  await pendingDeletion();
  if (!isCurrentOwner()) return false;
  try {
    await (await caches.open(storedBookingsName)).put(path, response);
  } catch {
    // The device is full, or storage is blocked.
    return false;
  }
  if (isCurrentOwner()) return true;
  await dropStoredBookings();
  return false;
}

async function findResponse(path: string): Promise<Response | undefined> {
  if (typeof caches === "undefined") return undefined;
  await pendingDeletion();
  try {
    if (!(await caches.has(storedBookingsName))) return undefined;
    return await (await caches.open(storedBookingsName)).match(path);
  } catch {
    return undefined;
  }
}

async function readCopy(path: string): Promise<StoredBooking | null> {
  try {
    const parsed = v.safeParse(StoredBooking, await (await findResponse(path))?.json());
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Deletes expired copies, and the least recently opened ones beyond `MAXIMUM_STORED`. */
async function trim(now: Date): Promise<void> {
  const cache = await caches.open(storedBookingsName);
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const copies = await Promise.all(
    paths
      .filter((path) => path.split("/").length === pathOf("", { kind: "driver", id: "" }).split("/").length)
      .map(async (path) => ({ path, copy: await readCopy(path) })),
  );
  const isLive = (copy: StoredBooking | null) => copy !== null && Date.parse(copy.expiresAt) > now.getTime();
  const live = copies
    .filter(({ copy }) => isLive(copy))
    .sort((one, other) => (other.copy?.savedAt ?? "").localeCompare(one.copy?.savedAt ?? ""))
    .slice(0, MAXIMUM_STORED)
    .map(({ path }) => path);
  const isStored = (path: string) =>
    live.some((livePath) => path === livePath || path.startsWith(`${livePath}/`));
  await Promise.all(paths.filter((path) => !isStored(path)).map((path) => cache.delete(path)));
}

async function deleteByPrefix(prefix: string): Promise<void> {
  if (typeof caches === "undefined" || !(await caches.has(storedBookingsName))) return;
  const cache = await caches.open(storedBookingsName);
  const keys = await cache.keys();
  const matching = keys.filter(({ url }) => new URL(url).pathname.startsWith(prefix));
  await Promise.all(matching.map((key) => cache.delete(key)));
}
