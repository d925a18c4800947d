import { ConditionAngle } from "@sayara/domain/booking/condition/ConditionAngle";
import { RentalRecordKind } from "@sayara/domain/booking/desk/RentalRecord";
import { EntityId } from "@sayara/domain/id/EntityId";
import * as v from "valibot";
import { handoverPhotoFilesName } from "./handoverPhotoFilesName.ts";
import { handoverPhotosKey } from "./handoverPhotosKey.ts";
import { heldPhoto, rememberPhoto, type PhotographedReport, releasePhoto } from "./heldPhotos.ts";
import { withLock } from "./withLock.ts";

/** Maximum photos of unsigned reports on a device: those of three reports [HO16]. */
export const MAX_UNSIGNED_PHOTOS = 36;
/** Maximum total bytes of these photos. */
const MAX_BYTES = 40_000_000;
/**
 * Milliseconds after which a photo is deleted: 2 days. A report is normally signed on the spot, during the
 * hand-over or return.
 */
const LIFETIME = 2 * 86_400_000;

/** List entry of a photo whose report is not signed yet. */
const ListedPhoto = v.object({
  bookingId: EntityId,
  kind: RentalRecordKind,
  angle: ConditionAngle,
  /** When it was taken, in milliseconds since 1970. */
  at: v.number(),
  /** File size in bytes. */
  size: v.number(),
});
type ListedPhoto = v.InferOutput<typeof ListedPhoto>;

const StoredList = v.object({ userId: v.string(), photos: v.array(ListedPhoto) });

/** A report that a user is about to sign. */
export interface UnsignedReport extends PhotographedReport {
  userId: string;
}

/** The stored photos of a report, and the angles of photos that were lost. */
export interface RestoredPhotos {
  photos: ReadonlyMap<ConditionAngle, File>;
  lost: readonly ConditionAngle[];
}

/**
 * Stores a photo until its report is signed. It replaces an earlier photo of the same angle.
 *
 * @returns whether the photo survives a reload. The page keeps it in memory in either case.
 */
export function keepHandoverPhoto(
  report: UnsignedReport,
  angle: ConditionAngle,
  photo: File,
): Promise<boolean> {
  rememberPhoto(report, angle, photo);
  return changeFiles(async (cache) => {
    const { userId, bookingId, kind } = report;
    const listed: ListedPhoto = { bookingId, kind, angle, at: Date.now(), size: photo.size };
    const others = readList(userId).filter((other) => !isSame(other, listed));
    const bytes = others.reduce((sum, { size }) => sum + size, photo.size);
    try {
      if (others.length < MAX_UNSIGNED_PHOTOS && bytes <= MAX_BYTES) {
        await cache.put(pathOf(listed), new Response(photo, { headers: { "content-type": photo.type } }));
        if (writeList(userId, [...others, listed])) return true;
      }
    } catch {
      // The device is full, or storage is blocked.
    }
    writeList(userId, others);
    await cache.delete(pathOf(listed));
    return false;
  });
}

/** Removes a photo that the user discards. */
export async function removeHandoverPhoto(report: UnsignedReport, angle: ConditionAngle): Promise<void> {
  releasePhoto(report, angle);
  await removeListed(report.userId, (photo) => isOf(photo, report) && photo.angle === angle);
}

/** Removes the photos of a report that was sent or discarded. */
export async function discardHandoverPhotos(report: UnsignedReport): Promise<void> {
  for (const angle of ConditionAngle.options) releasePhoto(report, angle);
  await removeListed(report.userId, (photo) => isOf(photo, report));
}

/** Removes photos that are too old, and all photos of other users. */
export async function cleanHandoverPhotos(userId: string): Promise<void> {
  if (!hasList()) return;
  await removeListed(userId, isExpired);
}

/**
 * Returns the photos of a report after a reload. Removes those of the booking's other report, which is
 * already signed.
 */
export async function restoreHandoverPhotos(report: UnsignedReport): Promise<RestoredPhotos> {
  const { userId, bookingId, kind } = report;
  // Photos that the page still holds in memory from an earlier display of the form.
  const photos = new Map<ConditionAngle, File>();
  for (const angle of ConditionAngle.options) {
    const photo = heldPhoto(report, angle);
    if (photo !== undefined) photos.set(angle, photo);
  }
  const lost: ConditionAngle[] = [];
  if (!hasList()) return { photos, lost };
  const isStale = (photo: ListedPhoto) =>
    isExpired(photo) || (photo.bookingId === bookingId && photo.kind !== kind);
  const own = readList(userId).filter((photo) => isOf(photo, report) && !isStale(photo));
  await removeListed(userId, isStale);
  for (const listed of own) {
    const file = await readFile(listed);
    const { angle } = listed;
    // A photo taken in the meantime is newer.
    const newer = heldPhoto(report, angle);
    if (newer !== undefined) {
      photos.set(angle, newer);
      continue;
    }
    if (file === null) {
      lost.push(angle);
      continue;
    }
    rememberPhoto(report, angle, file);
    photos.set(angle, file);
  }
  if (lost.length > 0)
    await removeListed(userId, (photo) => isOf(photo, report) && lost.includes(photo.angle));
  return { photos, lost };
}

/** Returns the file of a photo; null if the browser has deleted it or cannot read it. */
async function readFile(photo: ListedPhoto): Promise<File | null> {
  try {
    const stored = await (await caches.open(handoverPhotoFilesName)).match(pathOf(photo));
    if (stored === undefined) return null;
    const blob = await stored.blob();
    return blob.size === 0 ? null : new File([blob], "photo", { type: blob.type });
  } catch {
    return null;
  }
}

/**
 * Removes listed photos with their files, once pending writes have finished. Also deletes files that the list
 * lacks: those of another user, or of a page that was closed during a write.
 */
async function removeListed(userId: string, isRemoved: (photo: ListedPhoto) => boolean): Promise<void> {
  const isDone = await changeFiles(async (cache) => {
    const left = readList(userId).filter((photo) => !isRemoved(photo));
    writeList(userId, left);
    if (left.length === 0) return caches.delete(handoverPhotoFilesName).then(() => true);
    const listed = new Set(left.map(pathOf));
    for (const key of await cache.keys()) if (!listed.has(new URL(key.url).pathname)) await cache.delete(key);
    return true;
  });
  // Without file storage, the listed photos cannot be read either.
  if (!isDone) writeList(userId, []);
}

/** Changes the files while no other tab does. Resolves to false if the browser has no storage. */
async function changeFiles(change: (cache: Cache) => Promise<boolean>): Promise<boolean> {
  if (typeof caches === "undefined") return false;
  try {
    return await withLock(handoverPhotoFilesName, async () =>
      change(await caches.open(handoverPhotoFilesName)),
    );
  } catch {
    // Private windows of some browsers block the cache.
    return false;
  }
}

const isExpired = ({ at }: ListedPhoto) => Date.now() - at >= LIFETIME;

const isOf = (photo: ListedPhoto, { bookingId, kind }: PhotographedReport) =>
  photo.bookingId === bookingId && photo.kind === kind;

const isSame = (one: ListedPhoto, other: ListedPhoto) => isOf(one, other) && one.angle === other.angle;

/** Path of a photo's file. It is only a cache key; no server handles it. */
const pathOf = ({ bookingId, kind, angle }: ListedPhoto) =>
  `/handover-photos/${encodeURIComponent(bookingId)}/${kind}/${angle}`;

function hasList(): boolean {
  try {
    return localStorage.getItem(handoverPhotosKey) !== null;
  } catch {
    return false;
  }
}

function readList(userId: string): ListedPhoto[] {
  try {
    const parsed = v.safeParse(StoredList, JSON.parse(localStorage.getItem(handoverPhotosKey) ?? "null"));
    return parsed.success && parsed.output.userId === userId ? parsed.output.photos : [];
  } catch {
    // Storage is blocked, or contains text written by another program.
    return [];
  }
}

/** Returns whether the list was stored. */
function writeList(userId: string, photos: readonly ListedPhoto[]): boolean {
  try {
    if (photos.length === 0) localStorage.removeItem(handoverPhotosKey);
    else localStorage.setItem(handoverPhotosKey, JSON.stringify({ userId, photos }));
    return true;
  } catch {
    return false;
  }
}
