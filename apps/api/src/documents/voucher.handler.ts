import type { voucher } from "@sayara/api-client/contract/bookings/bookingFiles";
import { openBooking } from "#api/bookings/read/openBooking.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { sendAsFile } from "./sendAsFile.ts";
import type { PdfRenderer } from "./pdf/createPdfRenderer.ts";
import { voucherFile } from "./voucherFile.ts";

/** Returns a booking's voucher as PDF, in the requested language. */
export function voucherHandler({ pdfRenderer }: { pdfRenderer: PdfRenderer }): Handler<typeof voucher> {
  return async (call) => {
    const { row, now } = await openBooking(
      { id: call.params.id, token: call.query.token, user: call.user },
      call.dependencies,
    );
    const { language } = call.params;
    const file = await voucherFile(row, { language, now }, { ...call.dependencies, pdfRenderer });
    sendAsFile(call.context, `${row.reference}.pdf`);
    return { ok: true, status: 200, data: new Blob([file]) };
  };
}
