import type { Client } from "@sayara/api-client/client/createClient";
import { addConditionPicture } from "@sayara/api-client/contract/bookings/conditionReports";
import type { ConditionAngle } from "@sayara/domain/booking/condition/ConditionAngle";
import type { FaultKind } from "@sayara/domain/refusal/FaultKind";
import { faultProblem, type FormProblem, refusedResult } from "@sayara/frontend/form/FormProblem";
import * as v from "valibot";
import { isRefusedForNow } from "./isRefusedForNow.ts";
import { photoFilesName } from "./photoFilesName.ts";
import { useWaitingDecisions } from "./useWaitingDecisions.ts";
import { useWaitingPhotos } from "./useWaitingPhotos.ts";
import { StoredPhotos, type WaitingPhoto } from "./WaitingPhoto.ts";
import { waitingPhotosKey } from "./waitingPhotosKey.ts";
import { withLock } from "./withLock.ts";

/** Most photos that wait on a device: those of five reports [HO13]. */
export const MOST_WAITING_PHOTOS = 60;
/** Most bytes of them. */
const MOST_WAITING_BYTES = 60_000_000;
/** Milliseconds after which a photo that could not be sent is deleted: 30 days. */
const LIFETIME = 30 * 86_400_000;

/** Milliseconds until a photo whose call faulted is sent again: each attempt costs its bytes on a weak network. */
const FAULT_PAUSE = 600_000;
/** Faults of one attempt after which the server is taken to be the cause. */
const MOST_FAULTS = 3;
/** When photos whose calls faulted are sent again, by path of the file, in milliseconds since 1970. */
const retryTimes = new Map<string, number>();

/** A photo to keep until there is a connection. */
export interface NewPhoto extends Pick<WaitingPhoto, "booking" | "reportId"> {
  angle: ConditionAngle;
  image: File;
}

/** Reads a person's photos from the storage. Those of another person are deleted. */
export function openWaitingPhotos(userId: string): void {
  if (useWaitingPhotos.getState().userId === userId) return;
  useWaitingPhotos.setState({ userId, photos: [] });
  const isFresh = ({ at }: WaitingPhoto) => Date.now() - at < LIFETIME;
  update((photos) => photos.filter(isFresh));
  void deleteUnlisted().catch(() => undefined);
}

/**
 * Keeps photos on the device after those that wait. A second one of the same angle of a report replaces the first.
 *
 * @returns those for which the device has no room
 */
export async function addWaitingPhotos(photos: readonly NewPhoto[]): Promise<readonly NewPhoto[]> {
  if (typeof caches === "undefined" || useWaitingPhotos.getState().userId === null) return photos;
  return withFiles(async () => {
    const left: NewPhoto[] = [];
    for (const photo of photos) if (!(await store(photo))) left.push(photo);
    return left;
  });
}

/** Removes a photo: it was sent, or its refusal has been read. */
export async function removeWaitingPhoto(photo: Pick<WaitingPhoto, "reportId" | "angle">): Promise<void> {
  // Most photos never wait.
  if (!useWaitingPhotos.getState().photos.some((other) => isSame(other, photo))) return;
  update((photos) => photos.filter((other) => !isSame(other, photo)));
  if (typeof caches === "undefined") return;
  await withFiles(async () => (await caches.open(photoFilesName)).delete(pathOf(photo))).catch(() => false);
}

/** Removes the photos of a report that was refused. */
export async function removePhotosOfReport(reportId: string): Promise<void> {
  const { photos } = useWaitingPhotos.getState();
  for (const photo of photos) if (photo.reportId === reportId) await removeWaitingPhoto(photo);
}

/** Sends a photo with the next attempt that a fault had put back. */
export function retryWaitingPhoto(photo: WaitingPhoto): void {
  retryTimes.delete(pathOf(photo));
  setProblem(photo, null);
}

/**
 * Sends the photos that wait, one after the other, and stops at the first that does not reach the server, or after
 * three faults. Those of a report that waits itself stay. A refused one stays with its reason, and one whose call
 * faulted with the fault: it lets the others pass and is sent again after ten minutes. Only one tab sends at a time.
 *
 * @returns the number of photos that were sent
 */
export async function sendWaitingPhotos(call: Client): Promise<number> {
  const sendAll = async () => {
    // Another tab may have sent some.
    update((photos) => photos);
    let sent = 0;
    let faults = 0;
    for (const photo of useWaitingPhotos.getState().photos) {
      if (!isDue(photo) || isReportWaiting(photo)) continue;
      const outcome = await send(call, photo);
      if (outcome === "sent") sent += 1;
      if (outcome === "faulted") faults += 1;
      if (outcome === "unsent" || faults === MOST_FAULTS) break;
    }
    return sent;
  };
  if (!("locks" in navigator)) return sendAll();
  const result = await navigator.locks.request(waitingPhotosKey, { ifAvailable: true }, (lock) =>
    lock === null ? 0 : sendAll(),
  );
  return result;
}

/** Whether a photo is not sent any more: it was refused, or its file is gone. */
export const isStopped = ({ refusal, isLost }: WaitingPhoto) =>
  isLost === true || (refusal !== null && refusal.kind !== "fault");

async function send(
  call: Client,
  photo: WaitingPhoto,
): Promise<"sent" | "refused" | "unsent" | "faulted" | "lost"> {
  const { booking, reportId, angle } = photo;
  try {
    const file = await (await caches.open(photoFilesName)).match(pathOf(photo));
    const image = await file?.blob().catch(() => undefined);
    if (image === undefined) {
      // The browser deleted the file to free space. Today lists the photo as lost.
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
    if (isRefusedForNow(response.refusal.code)) return "unsent";
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

/** Faults that every other photo would meet too. A large one alone may exceed the timeout of a weak network. */
const unreachedKinds: readonly FaultKind[] = ["network", "cookies"];

function setProblem(photo: WaitingPhoto, refusal: FormProblem | null): void {
  update((photos) => photos.map((other) => (isSame(other, photo) ? { ...other, refusal } : other)));
}

function isDue(photo: WaitingPhoto): boolean {
  if (isStopped(photo)) return false;
  return photo.refusal === null || Date.now() >= (retryTimes.get(pathOf(photo)) ?? 0);
}

/** Whether the report of a photo is on this device too: until it has arrived, the API knows none. */
function isReportWaiting({ reportId }: WaitingPhoto): boolean {
  return useWaitingDecisions
    .getState()
    .decisions.some(({ action }) => action.kind === "signConditionReport" && action.reportId === reportId);
}

async function store({ booking, reportId, angle, image }: NewPhoto): Promise<boolean> {
  const photo = { booking, reportId, angle, at: Date.now(), size: image.size, refusal: null };
  const others = useWaitingPhotos.getState().photos.filter((other) => !isSame(other, photo));
  const bytes = others.reduce((sum, { size }) => sum + size, image.size);
  if (others.length >= MOST_WAITING_PHOTOS || bytes > MOST_WAITING_BYTES) return false;
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

/** Deletes files that no list names: of another person, or of a page that was closed while it stored them. */
async function deleteUnlisted(): Promise<void> {
  if (typeof caches === "undefined" || !(await caches.has(photoFilesName))) return;
  await withFiles(async () => {
    // Another tab may have stored some since this one has read the list.
    update((photos) => photos);
    const listed = new Set(useWaitingPhotos.getState().photos.map(pathOf));
    if (listed.size === 0) return caches.delete(photoFilesName);
    const cache = await caches.open(photoFilesName);
    const unlisted = (await cache.keys()).filter(({ url }) => !listed.has(new URL(url).pathname));
    return Promise.all(unlisted.map((key) => cache.delete(key)));
  });
}

/** Runs work on the files while no other tab does: a file is stored before the list names it. */
const withFiles = <Result>(work: () => Promise<Result>) => withLock(photoFilesName, work);

/** Path of a photo's file. A cache key only; no server handles it. */
const pathOf = ({ reportId, angle }: Pick<WaitingPhoto, "reportId" | "angle">) =>
  `/waiting-photos/${reportId}/${angle}`;

const isSame = (
  one: Pick<WaitingPhoto, "reportId" | "angle">,
  other: Pick<WaitingPhoto, "reportId" | "angle">,
) => one.reportId === other.reportId && one.angle === other.angle;

/**
 * Changes the stored list, which other tabs change too, and what is shown.
 *
 * @returns whether it was stored
 */
function update(change: (photos: readonly WaitingPhoto[]) => readonly WaitingPhoto[]): boolean {
  const { userId, photos: shown } = useWaitingPhotos.getState();
  if (userId === null) return false;
  const refusalOf = (photo: Omit<WaitingPhoto, "refusal">) =>
    shown.find((other) => isSame(other, photo))?.refusal ?? null;
  const photos = change(readList(userId).map((photo) => ({ ...photo, refusal: refusalOf(photo) })));
  try {
    if (photos.length === 0) localStorage.removeItem(waitingPhotosKey);
    else localStorage.setItem(waitingPhotosKey, JSON.stringify({ userId, photos }));
  } catch {
    return false;
  }
  useWaitingPhotos.setState({ photos });
  return true;
}

function readList(userId: string): Omit<WaitingPhoto, "refusal">[] {
  try {
    const parsed = v.safeParse(StoredPhotos, JSON.parse(localStorage.getItem(waitingPhotosKey) ?? "null"));
    return parsed.success && parsed.output.userId === userId ? parsed.output.photos : [];
  } catch {
    // Blocked storage, or text that another program wrote.
    return [];
  }
}
