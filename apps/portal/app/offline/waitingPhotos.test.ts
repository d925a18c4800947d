import { setTimeout } from "node:timers/promises";
import { Fault } from "@sayara/api-client/client/Fault";
import { createFakeCaches } from "@sayara/frontend/testing/createFakeCaches";
import { fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { photoFilesName } from "./photoFilesName.ts";
import { dropWaitingDecisions, useUnsentDecisions } from "./useUnsentDecisions.ts";
import { dropWaitingPhotos, useUnsentPhotos } from "./useUnsentPhotos.ts";
import {
  addWaitingPhotos,
  isStopped,
  MAX_UNSENT_PHOTOS,
  type NewPhoto,
  openWaitingPhotos,
  removePhotosOfReport,
  removeWaitingPhoto,
  retryWaitingPhoto,
  sendWaitingPhotos,
} from "./waitingPhotos.ts";
import { waitingPhotosKey } from "./waitingPhotosKey.ts";

const reportId = "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e09";
const booking = { id: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01", reference: "SY-ACDEFG", driver: "Hela" };
const aPhoto = (angle: NewPhoto["angle"], changes: Partial<NewPhoto> = {}): NewPhoto => ({
  booking,
  reportId,
  angle,
  image: new File([angle], "a.jpg", { type: "image/jpeg" }),
  ...changes,
});
const stored = { ok: true, data: { handOver: null, return: null } } as const;

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
  openWaitingPhotos("user-1");
});
afterEach(() => {
  dropWaitingPhotos();
  dropWaitingDecisions();
  vi.unstubAllGlobals();
});

/** Restores the photos as after the page was closed and opened again. */
function reopen(userId: string) {
  dropWaitingPhotos();
  openWaitingPhotos(userId);
}
const angles = () => useUnsentPhotos.getState().photos.map(({ angle }) => angle);
const fileCount = async () => (await (await files.open(photoFilesName)).keys()).length;

test("[HO13] photos survive a reload, are each sent once and in order, and are then deleted from the device", async () => {
  expect(await addWaitingPhotos([aPhoto("front"), aPhoto("rear")])).toEqual([]);
  reopen("user-1");
  const sent: string[] = [];
  const { openApi, calls } = fakeApi({
    addConditionPicture: async ({ body }) => {
      sent.push(await (body.get("image") as File).text());
      return stored;
    },
  });
  expect(await sendWaitingPhotos(await openApi())).toBe(2);
  expect(await sendWaitingPhotos(await openApi())).toBe(0);
  expect(sent).toEqual(["front", "rear"]);
  expect(calls.map(({ params }) => params)).toEqual([
    { id: booking.id, reportId, angle: "front" },
    { id: booking.id, reportId, angle: "rear" },
  ]);
  expect([angles(), texts.get(waitingPhotosKey), await fileCount()]).toEqual([[], undefined, 0]);
});

test("[HO13] no photo is lost without a connection or while the server is busy", async () => {
  await addWaitingPhotos([aPhoto("front"), aPhoto("rear")]);
  const cut = fakeApi({ addConditionPicture: () => Promise.reject(new TypeError("not reached")) });
  expect(await sendWaitingPhotos(await cut.openApi())).toBe(0);
  const busy = fakeApi({ addConditionPicture: () => refuse(429, "too_many_requests") });
  expect(await sendWaitingPhotos(await busy.openApi())).toBe(0);
  expect(busy.calls).toHaveLength(1);
  reopen("user-1");
  expect(angles()).toEqual(["front", "rear"]);
});

test("[HO13] a refused photo is kept with its reason, and the next one is sent", async () => {
  await addWaitingPhotos([aPhoto("front"), aPhoto("rear")]);
  const { openApi, calls } = fakeApi({
    addConditionPicture: ({ params }) => (params.angle === "front" ? refuse(403, "not_allowed") : stored),
  });
  expect(await sendWaitingPhotos(await openApi())).toBe(1);
  expect(useUnsentPhotos.getState().photos).toMatchObject([
    { angle: "front", refusal: { kind: "refused", code: "not_allowed" } },
  ]);
  await sendWaitingPhotos(await openApi());
  expect(calls).toHaveLength(2);
  await removePhotosOfReport(reportId);
  expect([angles(), await fileCount()]).toEqual([[], 0]);
});

test("[HO13] a photo whose file the browser has deleted is listed as lost, and the next one is sent", async () => {
  await addWaitingPhotos([aPhoto("front"), aPhoto("rear")]);
  await (await files.open(photoFilesName)).delete(`/waiting-photos/${reportId}/front`);
  const { openApi, calls } = fakeApi({ addConditionPicture: () => stored });
  expect(await sendWaitingPhotos(await openApi())).toBe(1);
  expect(calls.map(({ params }) => params)).toMatchObject([{ angle: "rear" }]);
  reopen("user-1");
  const { photos } = useUnsentPhotos.getState();
  expect(photos).toMatchObject([{ angle: "front", isLost: true, refusal: null }]);
  expect(await sendWaitingPhotos(await openApi())).toBe(0);
  expect(photos.every(isStopped)).toBe(true);
});

test.each(["server", "timeout"] as const)(
  "[HO13] a photo that fails with the fault %s does not block others, shows the fault and is sent again later",
  async (kind) => {
    vi.useFakeTimers({ toFake: ["Date"] });
    await addWaitingPhotos([aPhoto("front"), aPhoto("rear"), aPhoto("left")]);
    let isBroken = true;
    const { openApi, calls } = fakeApi({
      addConditionPicture: ({ params }) => {
        if (params.angle === "front" && isBroken) throw new Fault(kind, { endpoint: "test", detail: "-" });
        return stored;
      },
    });
    const send = async () => sendWaitingPhotos(await openApi());
    expect(await send()).toBe(2);
    const [photo] = useUnsentPhotos.getState().photos;
    expect(photo).toMatchObject({ angle: "front", refusal: { kind: "fault", fault: kind } });
    expect([await send(), calls.length]).toEqual([0, 3]);
    vi.setSystemTime(Date.now() + 600_000);
    expect([await send(), calls.length]).toEqual([0, 4]);
    isBroken = false;
    if (photo !== undefined) retryWaitingPhoto(photo);
    expect([await send(), angles(), await fileCount()]).toEqual([1, [], 0]);
    vi.useRealTimers();
  },
);

test("[HO13] after three server faults no further photo is sent, and a removed photo is deleted", async () => {
  await addWaitingPhotos([aPhoto("front"), aPhoto("rear"), aPhoto("left"), aPhoto("right")]);
  const { openApi, calls } = fakeApi({
    addConditionPicture: () => {
      throw new Fault("server", { endpoint: "test", detail: "500" });
    },
  });
  await sendWaitingPhotos(await openApi());
  expect(calls).toHaveLength(3);
  await removeWaitingPhoto(aPhoto("front"));
  expect([angles(), await fileCount()]).toEqual([["rear", "left", "right"], 3]);
});

test("[HO13] the photos of an unsent report are not sent before it", async () => {
  await addWaitingPhotos([aPhoto("front")]);
  const action = { kind: "signConditionReport", reportId, report: {} };
  useUnsentDecisions.setState({
    userId: "user-1",
    decisions: [{ booking, action, refusal: null }] as never,
  });
  const { openApi, calls } = fakeApi({ addConditionPicture: () => stored });
  expect(await sendWaitingPhotos(await openApi())).toBe(0);
  dropWaitingDecisions();
  expect(await sendWaitingPhotos(await openApi())).toBe(1);
  expect(calls).toHaveLength(1);
});

test("[HO13] a device stores at most 60 photos, and one per angle of a report", async () => {
  const many = Array.from({ length: MAX_UNSENT_PHOTOS }, (_, index) =>
    aPhoto("front", { reportId: `report-${index}` }),
  );
  expect(await addWaitingPhotos(many)).toEqual([]);
  const further = aPhoto("rear");
  expect(await addWaitingPhotos([further])).toEqual([further]);
  expect(await addWaitingPhotos([aPhoto("front", { reportId: "report-1" })])).toEqual([]);
  expect(angles()).toHaveLength(MAX_UNSENT_PHOTOS);
});

test("[HO13] a photo stored by another tab while this one opens is kept", async () => {
  await addWaitingPhotos([aPhoto("front")]);
  const list = texts.get(waitingPhotosKey) ?? "";
  // The other tab lists its photo after this one has read the list.
  texts.delete(waitingPhotosKey);
  reopen("user-1");
  texts.set(waitingPhotosKey, list);
  await setTimeout(10);
  expect(await addWaitingPhotos([aPhoto("rear")])).toEqual([]);
  expect([angles(), await fileCount()]).toEqual([["front", "rear"], 2]);
});

test("[HO13] another user neither sees nor sends the photos, and the device deletes them", async () => {
  await addWaitingPhotos([aPhoto("front")]);
  reopen("user-2");
  await expect.poll(() => files.has(photoFilesName)).toBe(false);
  expect([angles(), texts.size]).toEqual([[], 0]);
  vi.stubGlobal("caches", undefined);
  const photo = aPhoto("front");
  expect(await addWaitingPhotos([photo])).toEqual([photo]);
});
