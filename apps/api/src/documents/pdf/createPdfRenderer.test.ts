import { Worker } from "node:worker_threads";
import { setTimeout } from "node:timers/promises";
import { aBooking } from "@sayara/domain/testing/aBooking";
import { documentText } from "@sayara/i18n/documents/documentText";
import { createFormats } from "@sayara/i18n/format/createFormats";
import pino from "pino";
import { afterEach, expect, test, vi } from "vitest";
import { composeVoucher } from "#api/documents/voucher/composeVoucher.ts";
import { createPdfRenderer } from "./createPdfRenderer.ts";
import { createPdfThread } from "./createPdfThread.ts";
import { pdfBounds } from "./pdfBounds.ts";

vi.setConfig({ testTimeout: 60_000 });
const logger = pino({ level: "silent" });
const generousLimits = { deadline: 50_000, waitTimeout: 50_000 };
let close = () => {};
afterEach(() => close());

const content = composeVoucher(
  {
    booking: aBooking(),
    agency: { phone: null, email: null, address: null },
    pickup: undefined,
    dropOff: undefined,
  },
  {
    language: "fr",
    t: await documentText("fr"),
    formats: createFormats({ language: "fr", timeZone: "Africa/Tunis" }),
    link: "https://www.sayara.example/booking?b=1",
    siteName: "Sayara",
  },
);

test("documents are drawn in sequence, and a full queue rejects further ones", async () => {
  const pdfRenderer = createPdfRenderer({ logger }, { ...generousLimits, maxWaiting: 2 });
  ({ close } = pdfRenderer);
  const results = await Promise.allSettled(
    ["a", "b", "c", "d"].map((owner) => pdfRenderer.draw(content, { owner })),
  );
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "fulfilled", "rejected"]);
  expect(results.at(-1)).toMatchObject({ reason: { code: "unavailable", details: { retryAfter: 10 } } });
});

test("one booking has at most two documents in progress", async () => {
  const pdfRenderer = createPdfRenderer({ logger }, generousLimits);
  ({ close } = pdfRenderer);
  const results = await Promise.allSettled([1, 2, 3].map(() => pdfRenderer.draw(content, { owner: "a" })));
  expect(results.at(-1)).toMatchObject({ reason: { code: "too_many_requests" } });
  expect(results.slice(0, 2).map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
});

test("this thread stays responsive while another one draws", async () => {
  const pdfRenderer = createPdfRenderer({ logger }, generousLimits);
  ({ close } = pdfRenderer);
  let ticks = 0;
  const drawing = pdfRenderer.draw(content, { owner: "a" });
  const isFinished = drawing.then(() => true);
  while (!(await Promise.race([isFinished, setTimeout(1, false)]))) ticks += 1;
  expect((await drawing).subarray(0, 5)).toEqual(new Uint8Array(Buffer.from("%PDF-")));
  expect(ticks).toBeGreaterThan(10);
});

test("a thread past its deadline is terminated, and the next voucher gets a new one", async () => {
  const startSilent = () => new Worker("setInterval(() => {}, 1000)", { eval: true });
  const startWorker = vi.fn(startSilent);
  const thread = createPdfThread({
    logger,
    bounds: { ...pdfBounds, deadline: 200 },
    startWorker,
  });
  ({ close } = thread);
  expect(await thread.draw(content)).toBeUndefined();
  expect(await thread.draw(content)).toBeUndefined();
  expect(startWorker).toHaveBeenCalledTimes(2);
});

test("a thread that ends during a voucher is not a fault of the request", async () => {
  const startDying = () =>
    new Worker("require('node:worker_threads').parentPort.once('message', () => process.exit())", {
      eval: true,
    });
  const thread = createPdfThread({
    logger,
    bounds: { ...pdfBounds, ...generousLimits },
    startWorker: startDying,
  });
  ({ close } = thread);
  expect(await thread.draw(content)).toBeUndefined();
});

test("a document that cannot be drawn is a fault, and the thread continues", async () => {
  const pdfRenderer = createPdfRenderer({ logger }, generousLimits);
  ({ close } = pdfRenderer);
  const tooLongContent = { ...content, groups: Array.from({ length: 40 }, () => content.groups).flat() };
  await expect(pdfRenderer.draw(tooLongContent, { owner: "a" })).rejects.toThrow(
    "the document was not drawn",
  );
  expect((await pdfRenderer.draw(content, { owner: "a" })).length).toBeGreaterThan(1000);
});
