import { createHmac } from "node:crypto";
import { PaymentFailure } from "@sayara/domain/payment/PaymentFailure";
import * as v from "valibot";
import type { Config } from "#api/server/config/readConfig.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { equalInConstantTime } from "#api/security/equalInConstantTime.ts";
import { callGateway } from "./callGateway.ts";
import type { GatewayCall } from "./gatewayResponses.ts";
import type { GatewaySession, PaymentGateway, WebhookRequest } from "./PaymentGateway.ts";
import { sandboxResponses } from "./sandboxResponses.ts";

/** Maximum age of a webhook's signature on arrival, in seconds. */
const TOLERANCE = 300;

const Id = v.pipe(v.string(), v.regex(/^[\w-]{1,200}$/));
const Timestamp = v.pipe(v.string(), v.isoTimestamp(), v.toDate());
const Session = v.object({
  id: Id,
  url: v.pipe(v.string(), v.maxLength(2000), v.url(), v.regex(/^https?:\/\//)),
  amount: v.number(),
  currency: v.pipe(v.string(), v.maxLength(10)),
  state: v.picklist(["open", "paid", "expired"]),
  lastFailure: v.nullable(PaymentFailure),
  paidAt: v.nullable(Timestamp),
  paymentReference: v.nullable(v.pipe(v.string(), v.maxLength(200))),
});
const Refund = v.object({ id: Id, amount: v.number(), state: v.picklist(["succeeded", "failed"]) });
const ErrorCode = v.pipe(
  v.object({ code: v.pipe(v.string(), v.maxLength(40)) }),
  v.transform(({ code }) => code),
);
const Event = v.object({ session: v.object({ id: Id }) });

/**
 * Creates the sandbox gateway, which needs no account and moves no money. Its payment page is embedded in an iframe.
 */
export function sandboxGateway({
  url,
  publicUrl,
  key,
  webhookSecret,
}: NonNullable<Config["payment"]["sandbox"]>): PaymentGateway {
  const sessions = `${url}/v1/sessions`;
  const protocol = <Schema extends v.GenericSchema>(schema: Schema, call: GatewayCall) => ({
    schema,
    errorSchema: ErrorCode,
    errorResponses: sandboxResponses[call] ?? [],
  });
  const post = <Schema extends v.GenericSchema>(
    schema: Schema,
    call: GatewayCall,
    path: string,
    { body, once: idempotencyKey }: { body?: object; once?: string } = {},
  ) =>
    callGateway(protocol(schema, call), path, {
      method: "POST",
      headers: {
        authorization: `Bearer ${key}`,
        ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  return {
    name: "sandbox",
    display: "frame",
    cardFieldsUrl: `${publicUrl}/card`,
    signsWebhooks: true,
    canExpireSessions: true,
    async openSession({ paymentId, amountMillimes: amount, ...request }) {
      const { reference, currency, language, description, returnUrl } = request;
      const expiresAt = request.expiresAt.toISOString();
      const body = { reference, amount, currency, expiresAt, language, description, returnUrl };
      const session = await post(Session, "open", sessions, { body, once: paymentId });
      return { id: session.id, url: session.url };
    },
    async readSession(id) {
      const headers = { authorization: `Bearer ${key}` };
      return toGatewaySession(await callGateway(protocol(Session, "read"), `${sessions}/${id}`, { headers }));
    },
    async expireSession(id) {
      return toGatewaySession(await post(Session, "end", `${sessions}/${id}/expire`));
    },
    async refund({ refundId, sessionId, amountMillimes }) {
      const body = { amount: amountMillimes, reference: refundId };
      const address = `${sessions}/${sessionId}/refunds`;
      const { id, state, amount } = await post(Refund, "refund", address, { body, once: refundId });
      return { reference: id, state, amountMillimes: amount, currency: null };
    },
    async readWebhook(request) {
      if (!hasValidSignature(request, webhookSecret)) throw new RefusalError("not_allowed");
      const text = Buffer.from(request.rawBody).toString("utf8");
      const event = v.safeParse(v.pipe(v.string(), v.parseJson(), Event), text);
      return event.success ? { sessionId: event.output.session.id } : null;
    },
  };
}

function toGatewaySession({ amount, ...session }: v.InferOutput<typeof Session>): GatewaySession {
  const { id, state, currency, lastFailure, paidAt, paymentReference } = session;
  return { id, state, currency, lastFailure, paidAt, paymentReference, amountMillimes: amount };
}

/** `t=<unix seconds>,v1=<hex HMAC-SHA-256 of "<t>.<raw body>">`. */
const Signature = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

function hasValidSignature({ rawBody, headers, now }: WebhookRequest, secret: string): boolean {
  const [, seconds, signature] = Signature.exec(headers.get("sandbox-signature") ?? "") ?? [];
  if (seconds === undefined || signature === undefined) return false;
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE) return false;
  const expected = createHmac("sha256", secret).update(`${seconds}.`).update(rawBody).digest("hex");
  return equalInConstantTime(signature, expected);
}
