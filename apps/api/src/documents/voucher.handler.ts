import type { voucher } from "@sayara/api-client/contract/bookings/bookingFiles";
import { documentText } from "@sayara/i18n/documents/documentText";
import { createFormats } from "@sayara/i18n/format/createFormats";
import { openBooking } from "#api/bookings/openBooking.ts";
import type { Handler } from "#api/http/mountEndpoint.ts";
import { bookingAddress } from "./bookingAddress.ts";
import { readDocument } from "./facts/readDocument.ts";
import { sendAsFile } from "./sendAsFile.ts";
import { composeVoucher } from "./voucher/composeVoucher.ts";
import type { Vouchers } from "./voucher/createVouchers.ts";

/** Returns a booking's voucher as PDF, in the requested language. */
export function voucherHandler({ vouchers }: { vouchers: Vouchers }): Handler<typeof voucher> {
  return async (call) => {
    const { config, db } = call.dependencies;
    const { row, now } = await openBooking(
      { id: call.params.id, token: call.query.token, user: call.user },
      call.dependencies,
    );
    const { language } = call.params;
    const document = await readDocument(db, row, { language, now, rules: config.business });
    const content = composeVoucher(document, {
      language,
      t: await documentText(language),
      formats: createFormats({ language, timeZone: config.business.timeZone }),
      link: bookingAddress(config, row.id),
      siteName: config.siteName,
    });
    const file = await vouchers.draw(content, { bookingId: row.id });
    sendAsFile(call.context, `${row.reference}.pdf`);
    return { ok: true, status: 200, data: new Blob([file]) };
  };
}
