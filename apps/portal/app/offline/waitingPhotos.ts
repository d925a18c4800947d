import type { Client } from "@sayara/api-client/client/createClient";
import { addConditionPicture } from "@sayara/api-client/contract/bookings/conditionReports";
import type { ConditionAngle } from "@sayara/domain/booking/condition/ConditionAngle";
import type { FaultKind } from "@sayara/domain/refusal/FaultKind";
import { faultProblem, type FormProblem, refusedResult } from "@sayara/frontend/form/FormProblem";
import * as v from "valibot";
import { isTemporaryRefusal } from "./isTemporaryRefusal.ts";
import { photoFilesName } from "./photoFilesName.ts";
import { useUnsentDecisions } from "./useUnsentDecisions.ts";
import { useUnsentPhotos } from "./useUnsentPhotos.ts";
import { StoredPhotos, type UnsentPhoto } from "./UnsentPhoto.ts";
import { waitingPhotosKey } from "./waitingPhotosKey.ts";
import { withLock } from "./withLock.ts";

/** Maximum unsent photos on a device: those of five reports [HO13]. */
export const MAX_UNSENT_PHOTOS = 60;
/** Maximum total bytes of these photos. */
const MAX_WAITING_BYTES = 60_000_000;
/** Milliseconds after which a photo that could not be sent is deleted: 30 days. */
const LIFETIME = 30 * 86_400_000;

/**
 * Milliseconds before a photo whose call faulted is sent again. Each attempt costs bandwidth on a weak
 * network.
 */
const FAULT_PAUSE = 600_000;
/** Number of faults in one run after which the server is assumed to be the cause. */
const MAX_FAULTS = 3;
/** When photos whose calls faulted may be sent again, in milliseconds since 1970, by file path. */
const retryTimes = new Map<string, number>();

/** A photo to store until there is a connection. */
export interface NewPhoto extends Pick<UnsentPhoto, "booking" | "reportId"> {
  angle: ConditionAngle;
  image: File;
}

/** Reads a user's photos from storage. Deletes those of another user. */
export function openWaitingPhotos(userId: string): void {
  if (useUnsentPhotos.getState().userId === userId) return;
  useUnsentPhotos.setState({ userId, photos: [] });
  const isFresh = ({ at }: UnsentPhoto) => Date.now() - at < LIFETIME;
  update((photos) => photos.filter(isFresh));
  void deleteUnlisted().catch(() => undefined);
}

/**
 * Appends photos to those stored on the device. A second photo of the same angle of a report replaces the
 * first.
 *
 * @returns the photos that do not fit on the device
 */
export async function addWaitingPhotos(photos: readonly NewPhoto[]): Promise<readonly NewPhoto[]> {
  if (typeof caches === "undefined" || useUnsentPhotos.getState().userId === null) return photos;
  return withFiles(async () => {
    const left: NewPhoto[] = [];
    for (const photo of photos) if (!(await store(photo))) left.push(photo);
    return left;
  });
}

/** Removes a photo that was sent, or whose refusal the user has read. */
export async function removeWaitingPhoto(photo: Pick<UnsentPhoto, "reportId" | "angle">): Promise<void> {
  // Most photos are sent at once and never stored.
  if (!useUnsentPhotos.getState().photos.some((other) => isSame(other, photo))) return;
  update((photos) => photos.filter((other) => !isSame(other, photo)));
  if (typeof caches === "undefined") return;
  await withFiles(async () => (await caches.open(photoFilesName)).delete(pathOf(photo))).catch(() => false);
}

/** Removes the photos of a report that was refused. */
export async function removePhotosOfReport(reportId: string): Promise<void> {
  const { photos } = useUnsentPhotos.getState();
  for (const photo of photos) if (photo.reportId === reportId) await removeWaitingPhoto(photo);
}

/** Makes the next run send a photo that a fault had postponed. */
export function retryWaitingPhoto(photo: UnsentPhoto): void {
  retryTimes.delete(pathOf(photo));
  setProblem(photo, null);
}

/**
 * Sends the stored photos one after the other. Stops at the first that does not reach the server, and after
 * three faults. Skips photos whose report is unsent. Keeps a refused photo with its reason. Keeps a photo
 * whose call faulted with the fault, continues with the next one, and sends it again after ten minutes. Only
 * one tab sends at a time.
 *
 * @returns the number of photos that were sent
 */
export async function sendWaitingPhotos(call: Client): Promise<number> {
  const sendAll = async () => {
    // Reads the list again, because another tab may have sent some photos.
    update((photos) => photos);
    let sent = 0;
    let faults = 0;
    for (const photo of useUnsentPhotos.getState().photos) {
      if (!isDue(photo) || isReportWaiting(photo)) continue;
      const outcome = await send(call, photo);
      if (outcome === "sent") sent += 1;
      if (outcome === "faulted") faults += 1;
      if (outcome === "unsent" || faults === MAX_FAULTS) break;
    }
    return sent;
  };
  if (!("locks" in navigator)) return sendAll();
  const result = await navigator.locks.request(waitingPhotosKey, { ifAvailable: true }, (lock) =>
    lock === null ? 0 : sendAll(),
  );
  return result;
}

/** Whether a photo is no longer sent, because it was refused or its file is gone. */
export const isStopped = ({ refusal, isLost }: UnsentPhoto) =>
  isLost === true || (refusal !== null && refusal.kind !== "fault");

async function send(
  call: Client,
  photo: UnsentPhoto,
): Promise<"sent" | "refused" | "unsent" | "faulted" | "lost"> {
  const { booking, reportId, angle } = photo;
  try {
    const file = await (await caches.open(photoFilesName)).match(pathOf(photo));
    const image = await file?.blob().catch(() => undefined);
    if (image === undefined) {
      // The browser deleted the file to free space. The Today page lists the photo as lost.
      update((photos) => photos.map((other) => (isSame(other, photo) ? { ...other, isLost: true } : other)));
      return "lost";
    }
    const body = new FormData();
    body.append("image", image, "photo");
    const response = await call(addConditionPicture, { params: { id: booking.id, reportId, angle }, body });
    if (response.ok) {
      await removeWaitingPhoto(photo);
      return "sent";
    }
    if (isTemporaryRefusal(response.refusal.code)) return "unsent";
    const { problem } = refusedResult(response.refusal);
    setProblem(photo, problem);
    return "refused";
  } catch (error) {
    const problem = faultProblem(error);
    if (problem.kind !== "fault" || unreachedKinds.includes(problem.fault)) return "unsent";
    retryTimes.set(pathOf(photo), Date.now() + FAULT_PAUSE);
    setProblem(photo, problem);
    return "faulted";
  }
}

/**
 * Faults that every other photo would also meet. `timeout` is not one: a single large photo may time out on a
 * weak network.
 */
const unreachedKinds: readonly FaultKind[] = ["network", "cookies"];

function setProblem(photo: UnsentPhoto, refusal: FormProblem | null): void {
  update((photos) => photos.map((other) => (isSame(other, photo) ? { ...other, refusal } : other)));
}

function isDue(photo: UnsentPhoto): boolean {
  if (isStopped(photo)) return false;
  return photo.refusal === null || Date.now() >= (retryTimes.get(pathOf(photo)) ?? 0);
}

/** Whether a photo's report is still unsent. The API rejects photos of a report that it does not know. */
function isReportWaiting({ reportId }: UnsentPhoto): boolean {
  return useUnsentDecisions
    .getState()
    .decisions.some(({ action }) => action.kind === "signConditionReport" && action.reportId === reportId);
}

async function store({ booking, reportId, angle, image }: NewPhoto): Promise<boolean> {
  const photo = { booking, reportId, angle, at: Date.now(), size: image.size, refusal: null };
  const others = useUnsentPhotos.getState().photos.filter((other) => !isSame(other, photo));
  const bytes = others.reduce((sum, { size }) => sum + size, image.size);
  if (others.length >= MAX_UNSENT_PHOTOS || bytes > MAX_WAITING_BYTES) return false;
  try {
    const cache = await caches.open(photoFilesName);
    await cache.put(pathOf(photo), new Response(image, { headers: { "content-type": image.type } }));
    if (update((photos) => [...photos.filter((other) => !isSame(other, photo)), photo])) return true;
    await cache.delete(pathOf(photo));
  } catch {
    // The device is full, or storage is blocked.
  }
  return false;
}

/** Deletes files that the list lacks: those of another user, or of a page that was closed during a write. */
async function deleteUnlisted(): Promise<void> {
  if (typeof caches === "undefined" || !(await caches.has(photoFilesName))) return;
  await withFiles(async () => {
    // Reads the list again, because another tab may have stored photos in the meantime.
    update((photos) => photos);
    const listed = new Set(useUnsentPhotos.getState().photos.map(pathOf));
    if (listed.size === 0) return caches.delete(photoFilesName);
    const cache = await caches.open(photoFilesName);
    const unlisted = (await cache.keys()).filter(({ url }) => !listed.has(new URL(url).pathname));
    return Promise.all(unlisted.map((key) => cache.delete(key)));
  });
}

/** Runs work on the files while no other tab does, because a file is stored before the list names it. */
const withFiles = <Result>(work: () => Promise<Result>) => withLock(photoFilesName, work);

/** Path of a photo's file. It is only a cache key; no server handles it. */
const pathOf = ({ reportId, angle }: Pick<UnsentPhoto, "reportId" | "angle">) =>
  `/waiting-photos/${reportId}/${angle}`;

const isSame = (
  one: Pick<UnsentPhoto, "reportId" | "angle">,
  other: Pick<UnsentPhoto, "reportId" | "angle">,
) => one.reportId === other.reportId && one.angle === other.angle;

/**
 * Changes the stored list, which other tabs also change, and the state in memory.
 *
 * @returns whether the list was stored
 */
function update(change: (photos: readonly UnsentPhoto[]) => readonly UnsentPhoto[]): boolean {
  const { userId, photos: shown } = useUnsentPhotos.getState();
  if (userId === null) return false;
  const refusalOf = (photo: Omit<UnsentPhoto, "refusal">) =>
    shown.find((other) => isSame(other, photo))?.refusal ?? null;
  const photos = change(readList(userId).map((photo) => ({ ...photo, refusal: refusalOf(photo) })));
  try {
    if (photos.length === 0) localStorage.removeItem(waitingPhotosKey);
    else localStorage.setItem(waitingPhotosKey, JSON.stringify({ userId, photos }));
  } catch {
    return false;
  }
  useUnsentPhotos.setState({ photos });
  return true;
}

function readList(userId: string): Omit<UnsentPhoto, "refusal">[] {
  try {
    const parsed = v.safeParse(StoredPhotos, JSON.parse(localStorage.getItem(waitingPhotosKey) ?? "null"));
    return parsed.success && parsed.output.userId === userId ? parsed.output.photos : [];
  } catch {
    // Storage is blocked, or contains text written by another program.
    return [];
  }
}
