import { createHmac } from "node:crypto";
import { Currency } from "@sayara/domain/money/Currency";
import { PaymentFailure } from "@sayara/domain/payment/PaymentFailure";
import * as v from "valibot";
import type { Config } from "#api/config/readConfig.ts";
import { RefusalError } from "#api/http/refusals.ts";
import { equalInConstantTime } from "#api/security/equalInConstantTime.ts";
import { callGateway } from "./callGateway.ts";
import type { GatewaySession, PaymentGateway, WebhookRequest } from "./PaymentGateway.ts";

/** Seconds between a webhook's signature and its arrival. */
const TOLERANCE = 300;

const Id = v.pipe(v.string(), v.regex(/^[\w-]{1,200}$/));
const Moment = v.pipe(v.string(), v.isoTimestamp(), v.toDate());
const Session = v.object({
  id: Id,
  url: v.pipe(v.string(), v.maxLength(2000), v.url(), v.regex(/^https?:\/\//)),
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  currency: Currency,
  state: v.picklist(["open", "paid", "expired"]),
  lastFailure: v.nullable(PaymentFailure),
  paidAt: v.nullable(Moment),
  paymentReference: v.nullable(v.pipe(v.string(), v.maxLength(200))),
});
const Refund = v.object({ id: Id, state: v.picklist(["succeeded", "failed"]) });
const Event = v.object({ session: v.object({ id: Id }) });

/** The sandbox gateway: needs no account and moves no money. Its page is framed. */
export function sandboxGateway({
  url,
  key,
  webhookSecret,
}: NonNullable<Config["payment"]["sandbox"]>): PaymentGateway {
  const sessions = `${url}/v1/sessions`;
  const post = <Schema extends v.GenericSchema>(
    schema: Schema,
    path: string,
    { body, once }: { body?: object; once?: string } = {},
  ) =>
    callGateway(schema, path, {
      method: "POST",
      headers: {
        authorization: `Bearer ${key}`,
        ...(once !== undefined && { "idempotency-key": once }),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  return {
    name: "sandbox",
    display: "frame",
    signsWebhooks: true,
    async openSession({ paymentId, amountMillimes: amount, ...request }) {
      const { reference, currency, language, description, returnUrl } = request;
      const expiresAt = request.expiresAt.toISOString();
      const body = { reference, amount, currency, expiresAt, language, description, returnUrl };
      const opened = await post(Session, sessions, { body, once: paymentId });
      return { id: opened.id, url: opened.url };
    },
    async readSession(id) {
      const headers = { authorization: `Bearer ${key}` };
      return toGatewaySession(await callGateway(Session, `${sessions}/${id}`, { headers }));
    },
    async expireSession(id) {
      return toGatewaySession(await post(Session, `${sessions}/${id}/expire`));
    },
    async refund({ refundId, sessionId, amountMillimes }) {
      const body = { amount: amountMillimes, reference: refundId };
      const { id, state } = await post(Refund, `${sessions}/${sessionId}/refunds`, { body, once: refundId });
      return { reference: id, state };
    },
    async readWebhook(request) {
      if (!isSigned(request, webhookSecret)) throw new RefusalError("not_allowed");
      const text = Buffer.from(request.rawBody).toString("utf8");
      const event = v.safeParse(v.pipe(v.string(), v.parseJson(), Event), text);
      if (!event.success) throw new RefusalError("invalid_input");
      return { sessionId: event.output.session.id };
    },
  };
}

function toGatewaySession({ amount, ...session }: v.InferOutput<typeof Session>): GatewaySession {
  const { state, currency, lastFailure, paidAt, paymentReference } = session;
  return { state, currency, lastFailure, paidAt, paymentReference, amountMillimes: amount };
}

/** `t=<unix seconds>,v1=<hex HMAC-SHA-256 of "<t>.<raw body>">`. */
const Signature = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

function isSigned({ rawBody, headers, now }: WebhookRequest, secret: string): boolean {
  const [, seconds, signature] = Signature.exec(headers.get("sandbox-signature") ?? "") ?? [];
  if (seconds === undefined || signature === undefined) return false;
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE) return false;
  const expected = createHmac("sha256", secret).update(`${seconds}.`).update(rawBody).digest("hex");
  return equalInConstantTime(signature, expected);
}
