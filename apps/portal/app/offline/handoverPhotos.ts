import { ConditionAngle } from "@sayara/domain/booking/condition/ConditionAngle";
import { RentalRecordKind } from "@sayara/domain/booking/desk/RentalRecord";
import { EntityId } from "@sayara/domain/id/EntityId";
import * as v from "valibot";
import { handoverPhotoFilesName } from "./handoverPhotoFilesName.ts";
import { handoverPhotosKey } from "./handoverPhotosKey.ts";
import { heldPhoto, holdPhoto, type PhotographedReport, releasePhoto } from "./heldPhotos.ts";
import { withLock } from "./withLock.ts";

/** Most photos on a device whose reports are not signed: those of three reports [HO16]. */
export const MOST_HANDOVER_PHOTOS = 36;
/** Most bytes of them. */
const MOST_BYTES = 40_000_000;
/** Milliseconds after which they are deleted: 2 days. A report is signed while both stand beside the car. */
const LIFETIME = 2 * 86_400_000;

/** A photo of a report that is not signed, as it is listed. */
const ListedPhoto = v.object({
  bookingId: EntityId,
  kind: RentalRecordKind,
  angle: ConditionAngle,
  /** When it was taken, in milliseconds since 1970. */
  at: v.number(),
  /** Bytes of its file. */
  size: v.number(),
});
type ListedPhoto = v.InferOutput<typeof ListedPhoto>;

const StoredList = v.object({ userId: v.string(), photos: v.array(ListedPhoto) });

/** A report that a person is about to sign. */
export interface UnsignedReport extends PhotographedReport {
  userId: string;
}

/** The photos of a report that the device has kept, and the angles of those that it has lost. */
export interface RestoredPhotos {
  photos: ReadonlyMap<ConditionAngle, File>;
  lost: readonly ConditionAngle[];
}

/**
 * Keeps a photo for the time until its report is signed, in place of an earlier one of its angle.
 *
 * @returns whether it survives a reload. The page has it in either case.
 */
export function keepHandoverPhoto(
  report: UnsignedReport,
  angle: ConditionAngle,
  photo: File,
): Promise<boolean> {
  holdPhoto(report, angle, photo);
  return changeFiles(async (cache) => {
    const { userId, bookingId, kind } = report;
    const listed: ListedPhoto = { bookingId, kind, angle, at: Date.now(), size: photo.size };
    const others = readList(userId).filter((other) => !isSame(other, listed));
    const bytes = others.reduce((sum, { size }) => sum + size, photo.size);
    try {
      if (others.length < MOST_HANDOVER_PHOTOS && bytes <= MOST_BYTES) {
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

/** Removes a photo that is not wanted. */
export async function removeHandoverPhoto(report: UnsignedReport, angle: ConditionAngle): Promise<void> {
  releasePhoto(report, angle);
  await removeListed(report.userId, (photo) => isOf(photo, report) && photo.angle === angle);
}

/** Removes the photos of a report that was sent or discarded. */
export async function discardHandoverPhotos(report: UnsignedReport): Promise<void> {
  for (const angle of ConditionAngle.options) releasePhoto(report, angle);
  await removeListed(report.userId, (photo) => isOf(photo, report));
}

/** Removes those that are too old, and all of another person. */
export async function cleanHandoverPhotos(userId: string): Promise<void> {
  if (!hasList()) return;
  await removeListed(userId, isExpired);
}

/**
 * Returns the photos of a report after a reload. Those of the booking's other report are removed: it was signed.
 */
export async function restoreHandoverPhotos(report: UnsignedReport): Promise<RestoredPhotos> {
  const { userId, bookingId, kind } = report;
  // Those that this page still holds, from before the form was shown anew.
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
    // One that was taken meanwhile is newer.
    const newer = heldPhoto(report, angle);
    if (newer !== undefined) {
      photos.set(angle, newer);
      continue;
    }
    if (file === null) {
      lost.push(angle);
      continue;
    }
    holdPhoto(report, angle, file);
    photos.set(angle, file);
  }
  if (lost.length > 0)
    await removeListed(userId, (photo) => isOf(photo, report) && lost.includes(photo.angle));
  return { photos, lost };
}

/** Returns the file of a photo; null if the browser has deleted it or does not give it out. */
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
 * Removes listed photos with their files, after those that are being stored. Files that no list names go too: of another
 * person, or of a page that was closed while it stored them.
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
  // What is listed cannot be read either.
  if (!isDone) writeList(userId, []);
}

/** Runs a change of the files while no other tab makes one. Resolves to false where the browser has no storage. */
async function changeFiles(change: (cache: Cache) => Promise<boolean>): Promise<boolean> {
  if (typeof caches === "undefined") return false;
  try {
    return await withLock(handoverPhotoFilesName, async () =>
      change(await caches.open(handoverPhotoFilesName)),
    );
  } catch {
    // Private windows of some browsers refuse.
    return false;
  }
}

const isExpired = ({ at }: ListedPhoto) => Date.now() - at >= LIFETIME;

const isOf = (photo: ListedPhoto, { bookingId, kind }: PhotographedReport) =>
  photo.bookingId === bookingId && photo.kind === kind;

const isSame = (one: ListedPhoto, other: ListedPhoto) => isOf(one, other) && one.angle === other.angle;

/** Path of a photo's file. A cache key only; no server handles it. */
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
    // Blocked storage, or text that another program wrote.
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
