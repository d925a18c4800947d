import type { SmsSender } from "./SmsSender.ts";

/** Timeout of an attempt, in milliseconds. */
const TIMEOUT = 10_000;

export interface TwilioOptions {
  accountSid: string;
  authToken: string;
  /** Sending number in E.164 format, or a sender name. */
  from: string;
  url: string;
}

/**
 * Sends SMS through Twilio's REST API. Twilio supports no idempotency key, so an SMS whose response was lost
 * may arrive twice.
 *
 * @throws Error with the code `ETIMEDOUT` or `ECONNECTION` if Twilio does not respond or is unavailable, else
 * with `responseCode`, the status of its refusal. The messages contain neither number nor text.
 */
export function twilioSms({ accountSid, authToken, from, url }: TwilioOptions): SmsSender {
  const address = `${url}/2010-04-01/Accounts/${accountSid}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`;
  return async ({ to, text }) => {
    const response = await fetch(address, {
      method: "POST",
      headers: { authorization },
      body: new URLSearchParams({ To: to, From: from, Body: text }),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT),
    }).catch((error: unknown) => {
      const isTimeout = error instanceof Error && error.name === "TimeoutError";
      throw createError("twilio does not answer", isTimeout ? "ETIMEDOUT" : "ECONNECTION");
    });
    await response.body?.cancel();
    if (response.ok) return;
    const isTemporary = response.status === 429 || response.status >= 500;
    throw Object.assign(createError("twilio refused an SMS", isTemporary ? "ECONNECTION" : "EREFUSED"), {
      responseCode: response.status,
    });
  };
}

function createError(message: string, code: string): Error {
  return Object.assign(new Error(message), { code });
}
