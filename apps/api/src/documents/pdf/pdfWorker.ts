/** Worker thread that draws vouchers, statements, letters and condition reports, started by `createPdfThread`. */
import { parentPort } from "node:worker_threads";
import { describeFault } from "#api/server/log/describeFault.ts";
import { drawCondition } from "#api/documents/condition/drawCondition.ts";
import { drawVoucher } from "#api/documents/voucher/drawVoucher.ts";
import { drawFine } from "#api/documents/fine/drawFine.ts";
import { drawStatement } from "#api/documents/statement/drawStatement.ts";
import type { DrawnContent } from "./createPdfThread.ts";
import { loadFonts } from "./loadFonts.ts";

if (parentPort === null) throw new Error("this module must run in a worker thread");
const port = parentPort;
const fonts = loadFonts();

port.on("message", (content: DrawnContent) => {
  draw(content).then(
    (file) => port.postMessage({ file }),
    (error: unknown) => port.postMessage({ fault: describeFault(error) }),
  );
});

function draw(content: DrawnContent): Promise<Buffer<ArrayBuffer>> {
  if (!("document" in content)) return drawVoucher(content, fonts);
  switch (content.document) {
    case "fine":
      return drawFine(content, fonts);
    case "condition":
      return drawCondition(content, fonts);
    case "statement":
      return drawStatement(content, fonts);
  }
}
