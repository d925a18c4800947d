import { conditionAngles } from "@sayara/domain/booking/condition/ConditionAngle";
import { createFakeCaches } from "@sayara/frontend/testing/createFakeCaches";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { handoverPhotoFilesName } from "./handoverPhotoFilesName.ts";
import {
  cleanHandoverPhotos,
  keepHandoverPhoto,
  MAX_UNSIGNED_PHOTOS,
  removeHandoverPhoto,
  restoreHandoverPhotos,
  type UnsignedReport,
} from "./handoverPhotos.ts";
import { handoverPhotosKey } from "./handoverPhotosKey.ts";
import { forgetPhotos, heldPhoto } from "./heldPhotos.ts";

const report: UnsignedReport = { userId: "user-1", bookingId: "booking-1", kind: "handOver" };
const photo = (text: string) => new File([text], "a.jpg", { type: "image/jpeg" });

let files: ReturnType<typeof createFakeCaches>;
let texts: Map<string, string>;
beforeEach(() => {
  files = createFakeCaches();
  texts = new Map();
  vi.stubGlobal("caches", files);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  forgetPhotos();
});

/** Restores a report's photos as after a reload. */
async function reopen(of: UnsignedReport) {
  forgetPhotos();
  const { photos, lost } = await restoreHandoverPhotos(of);
  const read = [...photos].map(async ([angle, file]) => [angle, file.type, await file.text()]);
  return { photos: await Promise.all(read), lost };
}
const fileCount = async () => (await (await files.open(handoverPhotoFilesName)).keys()).length;

test("[HO16] the device stores the latest photo of each report and angle until it is removed", async () => {
  expect(await keepHandoverPhoto(report, "front", photo("first"))).toBe(true);
  expect(await keepHandoverPhoto(report, "front", photo("second"))).toBe(true);
  expect(await keepHandoverPhoto({ ...report, bookingId: "booking-2" }, "rear", photo("other"))).toBe(true);
  expect(await reopen(report)).toEqual({ photos: [["front", "image/jpeg", "second"]], lost: [] });
  expect(await heldPhoto(report, "front")?.text()).toBe("second");
  await removeHandoverPhoto(report, "front");
  expect(await reopen(report)).toEqual({ photos: [], lost: [] });
  expect([heldPhoto(report, "front"), await fileCount()]).toEqual([undefined, 1]);
});

test("[HO16] a photo that is removed while it is being stored does not come back", async () => {
  const kept = keepHandoverPhoto(report, "front", photo("first"));
  const removed = removeHandoverPhoto(report, "front");
  await Promise.all([kept, removed]);
  await removeHandoverPhoto(report, "front");
  expect(await reopen(report)).toEqual({ photos: [], lost: [] });
});

test("[HO16] a device stores at most 36 photos, none after two days, and none of a signed report", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-01T09:00:00Z") });
  for (const bookingId of ["a", "b", "c"])
    for (const angle of conditionAngles)
      expect(await keepHandoverPhoto({ ...report, bookingId }, angle, photo(angle))).toBe(true);
  expect(conditionAngles.length * 3).toBe(MAX_UNSIGNED_PHOTOS);
  expect(await keepHandoverPhoto(report, "front", photo("late"))).toBe(false);
  expect([await fileCount(), await heldPhoto(report, "front")?.text()]).toEqual([36, "late"]);
  await reopen({ ...report, bookingId: "a", kind: "return" });
  expect(await fileCount()).toBe(24);
  vi.setSystemTime(new Date("2026-12-03T08:59:00Z"));
  await cleanHandoverPhotos("user-1");
  expect(await fileCount()).toBe(24);
  vi.setSystemTime(new Date("2026-12-03T09:00:00Z"));
  await cleanHandoverPhotos("user-1");
  expect([texts.get(handoverPhotosKey), await files.has(handoverPhotoFilesName)]).toEqual([undefined, false]);
});

test("[HO16] another user gets no photos, and the device deletes them", async () => {
  await keepHandoverPhoto(report, "front", photo("first"));
  expect(await reopen({ ...report, userId: "user-2" })).toEqual({ photos: [], lost: [] });
  expect([texts.size, await files.has(handoverPhotoFilesName)]).toEqual([0, false]);
});

test("[HO16] a file that the browser has deleted or cannot read is reported once", async () => {
  await keepHandoverPhoto(report, "front", photo("first"));
  await keepHandoverPhoto(report, "rear", photo("second"));
  await (await files.open(handoverPhotoFilesName)).delete("/handover-photos/booking-1/handOver/front");
  expect(await reopen(report)).toEqual({ photos: [["rear", "image/jpeg", "second"]], lost: ["front"] });
  expect((await reopen(report)).lost).toEqual([]);
  vi.stubGlobal("caches", { open: () => Promise.reject(new DOMException("denied", "SecurityError")) });
  expect(await reopen(report)).toEqual({ photos: [], lost: ["rear"] });
  expect(await keepHandoverPhoto(report, "front", photo("third"))).toBe(false);
});
