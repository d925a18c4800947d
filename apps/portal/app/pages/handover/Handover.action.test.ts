import { apiContext } from "@sayara/frontend/request/requestContext";
import { aHandOverReport } from "@sayara/frontend/testing/data/someConditionReports";
import { fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { RouterContextProvider } from "react-router";
import { createFakeCaches } from "@sayara/frontend/testing/createFakeCaches";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetPhotos, rememberPhoto } from "#portal/offline/heldPhotos.ts";
import { dropWaitingDecisions, useUnsentDecisions } from "#portal/offline/useUnsentDecisions.ts";
import { dropWaitingPhotos, useUnsentPhotos } from "#portal/offline/useUnsentPhotos.ts";
import { openWaitingDecisions, sendWaitingDecisions } from "#portal/offline/waitingDecisions.ts";
import { storedHandoversKey } from "#portal/offline/storedHandoversKey.ts";
import { openWaitingPhotos } from "#portal/offline/waitingPhotos.ts";
import { handoverAction } from "./Handover.action.ts";
import { emptyHandover } from "./HandoverValues.ts";

const reports = { handOver: aHandOverReport, return: null };
const id = "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01";
const reportId = "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e02";
const typed = {
  ...emptyHandover,
  reportId,
  reference: "SY-7K3Q9D",
  version: "3",
  licenceSeen: "on",
  mileage: "42 000",
  depositAmount: "500",
  agencyName: "Mehdi Ayari",
  driverName: "Amel Ben Salah",
};

beforeEach(() => openWaitingDecisions("user-1"));
afterEach(() => {
  dropWaitingDecisions();
  forgetPhotos();
});

/** Sends a form with photos of two angles. The other file fields are empty. */
async function send(handlers: Parameters<typeof fakeApi>[0], changes: Partial<typeof typed> = {}) {
  const { openApi, calls } = fakeApi({
    signConditionReport: () => ({ ok: true, data: reports }),
    ...handlers,
  });
  const context = new RouterContextProvider();
  context.set(apiContext, openApi);
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...typed, ...changes })) body.append(name, value);
  for (const angle of ["boot", "front"])
    body.append(`picture-${angle}`, new File(["x"], "a.jpg", { type: "image/jpeg" }));
  body.append("picture-rear", new File([], ""));
  const request = new Request(`http://portal.test/bookings/${id}/handover`, { method: "POST", body });
  return { result: await handoverAction({ request, context, params: { id } }), calls };
}

test("[HO5] the report is sent first, then the photos in the order of the angles", async () => {
  const { result, calls } = await send({ addConditionPicture: () => ({ ok: true, data: reports }) });
  expect(result).toEqual({ done: { failed: 0, waiting: 0, isWaiting: false } });
  expect(calls.map(({ name, params }) => [name, params])).toEqual([
    ["signConditionReport", { id, reportId }],
    ["addConditionPicture", { id, reportId, angle: "front" }],
    ["addConditionPicture", { id, reportId, angle: "boot" }],
  ]);
});

test("[HO16] a photo in the page's memory replaces that of the form field, for the same report only", async () => {
  const hold = (kind: "handOver" | "return", angle: "front" | "rear" | "boot", text: string) =>
    rememberPhoto({ bookingId: id, kind }, angle, new File([text], "photo", { type: "image/jpeg" }));
  hold("handOver", "front", "smaller");
  hold("handOver", "rear", "restored");
  hold("return", "boot", "other");
  const sent: [string, string][] = [];
  await send({
    addConditionPicture: async ({ params, body }) => {
      sent.push([params.angle, await (body.get("image") as File).text()]);
      return { ok: true, data: reports };
    },
  });
  expect(sent).toEqual([
    ["front", "smaller"],
    ["rear", "restored"],
    ["boot", "x"],
  ]);
});

test.each([
  ["is refused", () => refuse(413, "too_large")],
  ["is not received", () => Promise.reject(new TypeError("not reached"))],
])(
  "[HO5] if a photo %s, the report is still stored and the number of failed photos is returned",
  async (_, handler) => {
    const { result } = await send({ addConditionPicture: handler as never });
    expect(result).toMatchObject({ done: { failed: 2, waiting: 0, isWaiting: false } });
  },
);

test("[HO2] a field error of the API is returned under the form's field name", async () => {
  const fields = { "deposit.amount": "price_invalid", mileage: "mileage_below_hand_over" };
  const { result, calls } = await send({
    signConditionReport: () => refuse(400, "invalid_input", { fields }) as never,
  });
  expect(result).toMatchObject({
    fields: { depositAmount: "price_invalid", mileage: "mileage_below_hand_over" },
  });
  expect(calls).toHaveLength(1);
});

test("[HO4] without a connection the report is stored with its time; sending the form again removes it", async () => {
  const { result } = await send({
    signConditionReport: () => Promise.reject(new TypeError("not reached")) as never,
  });
  expect(result).toEqual({ done: { failed: 2, waiting: 0, isWaiting: true } });
  expect(useUnsentDecisions.getState().decisions).toMatchObject([
    {
      booking: { id, version: 3, reference: "SY-7K3Q9D", driver: "Amel Ben Salah" },
      action: {
        kind: "signConditionReport",
        reportId,
        report: { mileage: 42_000, at: expect.stringMatching(/Z$/) },
      },
      refusal: null,
    },
  ]);
  const again = await send({ addConditionPicture: () => ({ ok: true, data: reports }) });
  expect(again.result).toEqual({ done: { failed: 0, waiting: 0, isWaiting: false } });
  expect(useUnsentDecisions.getState().decisions).toEqual([]);
});

test("[HO14] sending a report deletes the stored copy of its booking, even if it is sent later; other copies stay", async () => {
  const texts = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  });
  const handovers = [{ booking: { id } }, { booking: { id: "other" } }];
  const storeCopies = () => texts.set(storedHandoversKey, JSON.stringify({ userId: "user-1", handovers }));
  const copies = () => JSON.parse(texts.get(storedHandoversKey) ?? "null");
  const left = { userId: "user-1", handovers: [{ booking: { id: "other" } }] };
  storeCopies();
  await send({ addConditionPicture: () => ({ ok: true, data: reports }) });
  expect(copies()).toEqual(left);
  storeCopies();
  await send({ signConditionReport: () => Promise.reject(new TypeError("not reached")) as never });
  expect(copies().handovers).toHaveLength(2);
  const { openApi } = fakeApi({ signConditionReport: () => ({ ok: true, data: reports }) });
  expect(await sendWaitingDecisions(await openApi())).toBe(1);
  expect(copies()).toEqual(left);
  vi.unstubAllGlobals();
});

test("[HO15] the licence and the address are stored on the device with the report", async () => {
  const cut = () => Promise.reject(new TypeError("not reached")) as never;
  const papers = { licenceNumber: "12/345678", licenceIssuedOn: "2010-5-14", address: "5 rue du Lac" };
  await send({ signConditionReport: cut }, papers as never);
  const driverPapers = { ...papers, licenceIssuedOn: "2010-05-14" };
  expect(useUnsentDecisions.getState().decisions).toMatchObject([{ action: { report: { driverPapers } } }]);
  const { openApi, calls } = fakeApi({ signConditionReport: () => ({ ok: true, data: reports }) });
  expect(await sendWaitingDecisions(await openApi())).toBe(1);
  expect(calls.map(({ body }) => body)).toMatchObject([{ driverPapers }]);
});

test("[HO13] photos of a sent or an unsent report are stored on the device while there is no connection", async () => {
  const texts = new Map<string, string>();
  vi.stubGlobal("caches", createFakeCaches());
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  });
  openWaitingPhotos("user-1");
  const cut = () => Promise.reject(new TypeError("not reached")) as never;
  const stored = await send({ addConditionPicture: cut });
  expect(stored.result).toEqual({ done: { failed: 0, waiting: 2, isWaiting: false } });
  const later = await send({ signConditionReport: cut });
  expect(later.result).toEqual({ done: { failed: 0, waiting: 2, isWaiting: true } });
  expect(useUnsentPhotos.getState().photos.map(({ angle }) => angle)).toEqual(["front", "boot"]);
  dropWaitingPhotos();
  vi.unstubAllGlobals();
});

test("[HO4] an unsent report stays on the device with its latest corrections until the server accepts it", async () => {
  const cut = () => Promise.reject(new TypeError("not reached")) as never;
  await send({ signConditionReport: cut });
  const { calls } = await send(
    { signConditionReport: () => refuse(401, "not_signed_in") as never },
    { mileage: "42 100" },
  );
  expect(calls.map(({ body }) => body)).toContainEqual(expect.objectContaining({ mileage: 42_100 }));
  const { decisions } = useUnsentDecisions.getState();
  expect(decisions).toMatchObject([{ action: { report: { mileage: 42_100 } }, refusal: null }]);
});
