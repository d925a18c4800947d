import type { sendEmail } from "@sayara/api-client/contract/contact/sendEmail";
import { defaultLanguage } from "@sayara/domain/language/Language";
import type { Captcha } from "#api/security/captcha/Captcha.ts";
import { spendCaptcha } from "#api/security/captcha/spendCaptcha.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { clientAddress } from "#api/server/http/origins/clientAddress.ts";
import { limitRate } from "#api/server/http/limits/limitRate.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { notifyAdmins } from "#api/messaging/notifications/notifyAdmins.ts";
import { postMail } from "#api/messaging/mail/postMail.ts";

/**
 * Mails a message to the marketplace's staff. The sender's input is only used as text and reply-to address, never in
 * another header.
 */
export function sendEmailHandler({ captcha }: { captcha: Captcha | undefined }): Handler<typeof sendEmail> {
  return async ({ body, dependencies, context }) => {
    const { db, config, clock } = dependencies;
    const address = clientAddress(context);
    await limitRate(dependencies, { name: "contact", key: address, burst: 5, secondsEach: 120 });
    const { from, subject, message, about, captcha: token } = body;
    if (captcha !== undefined && !(token !== undefined && (await spendCaptcha({ captcha, db }, token)))) {
      throw new RefusalError("captcha_required");
    }
    const to = { name: config.siteName, address: config.mail.contact };
    const content = { kind: "contactMessage", from, subject, message } as const;
    const now = clock();
    await inTransaction(db, async (transaction) => {
      await postMail(transaction, [{ to, language: defaultLanguage, content }], now);
      if (about !== "agency") return;
      // Notifies once per sender address, because repeated messages reach the mailbox anyway.
      await notifyAdmins(transaction, { kind: "agency_asked", cause: `agency ${from}`, data: { from } }, now);
    });
    return { ok: true, status: 200, data: undefined };
  };
}
