import type { Context, Hono } from "hono";
import * as v from "valibot";
import type { Dependencies } from "#gateway/http/Dependencies.ts";
import { GatewayError } from "#gateway/http/GatewayError.ts";
import { readJson } from "#gateway/http/readBody.ts";
import { requireKey } from "#gateway/http/requireKey.ts";
import { currentSession } from "./currentSession.ts";
import { refundSession } from "./refundSession.ts";
import { Amount, IdempotencyKey, Reference, SessionRequest } from "./Session.ts";
import { sessionResponse } from "./sessionResponse.ts";
import { insertSession, markExpired, sessionByKey } from "./sessionRows.ts";

const RefundRequest = v.object({ amount: Amount, reference: Reference });

/** Mounts the endpoints for the merchant's server, authenticated by its key. */
export function mountSessions(app: Hono, dependencies: Dependencies): void {
  const now = () => dependencies.clock().getTime();
  app.use("/v1/*", requireKey(dependencies));

  app.post("/v1/sessions", async (c) => {
    const key = idempotencyKey(c);
    const request = await readJson(dependencies, c, SessionRequest);
    const existing = sessionByKey(dependencies, key);
    if (existing && existing.request !== JSON.stringify(request))
      throw new GatewayError("conflict", "This idempotency key belongs to another session.");
    if (!existing && request.expiresAt <= now())
      throw new GatewayError("invalid_request", "Not valid: expiresAt.");
    const row = existing
      ? currentSession(dependencies, existing.id)
      : insertSession(dependencies, { key, request, now: now() });
    if (!row) throw new GatewayError("too_many_sessions", "Too many sessions are open.");
    return c.json(sessionResponse(dependencies, row), 201);
  });

  app.get("/v1/sessions/:id", (c) =>
    c.json(sessionResponse(dependencies, currentSession(dependencies, c.req.param("id")))),
  );

  app.post("/v1/sessions/:id/expire", (c) => {
    const { id } = currentSession(dependencies, c.req.param("id"));
    markExpired(dependencies, id, now());
    return c.json(sessionResponse(dependencies, currentSession(dependencies, id)));
  });

  app.post("/v1/sessions/:id/refunds", async (c) => {
    const key = idempotencyKey(c);
    const request = await readJson(dependencies, c, RefundRequest);
    const { id, amount, state, at } = refundSession(dependencies, c.req.param("id"), { key, ...request });
    return c.json({ id, amount, state, at }, 201);
  });
}

function idempotencyKey(c: Context): string {
  const key = v.safeParse(IdempotencyKey, c.req.header("idempotency-key"));
  if (!key.success) throw new GatewayError("invalid_request", "The header Idempotency-Key is missing.");
  return key.output;
}
