/** Worker thread that draws vouchers, started by `createVoucherThread`. */
import { parentPort } from "node:worker_threads";
import { describeFault } from "#api/log/describeFault.ts";
import { drawVoucher } from "./drawVoucher.ts";
import type { VoucherContent } from "./VoucherContent.ts";
import { loadVoucherFonts } from "./loadVoucherFonts.ts";

if (parentPort === null) throw new Error("this module must run in a worker thread");
const port = parentPort;
const fonts = loadVoucherFonts();

port.on("message", (content: VoucherContent) => {
  drawVoucher(content, fonts).then(
    (file) => port.postMessage({ file }),
    (error: unknown) => port.postMessage({ fault: describeFault(error) }),
  );
});
