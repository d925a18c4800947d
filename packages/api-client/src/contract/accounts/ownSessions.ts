import { ApplicationType } from "@sayara/domain/config/ApplicationType";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Instant } from "@sayara/domain/time/Instant";
import { anyText } from "@sayara/domain/validation/boundedText";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";

/** A session of the caller. */
export const OwnSession = v.object({
  id: EntityId,
  /** Whether the call was made with this session. */
  isThis: v.boolean(),
  /** The application that it gives access to: the website or the portal. */
  application: orUnknown(ApplicationType),
  /** Browser and system, such as `Chrome, Android`; null if unknown. */
  browser: v.nullable(anyText(200)),
  createdAt: Instant,
  /** Time of the last use, accurate to about ten minutes. */
  seenAt: v.nullable(Instant),
});
export type OwnSession = v.InferOutput<typeof OwnSession>;
const OwnSessions = v.object({ items: v.array(OwnSession) });

/** Lists the caller's sessions, newest first [SE1]. */
export const ownSessions = defineEndpoint({
  name: "ownSessions",
  method: "GET",
  path: "/api/own-sessions",
  session: "required",
  responses: { 200: OwnSessions },
  refusals: ["not_signed_in"],
});

/** Input schemas of {@link endOwnSession}. */
export const endOwnSessionInput = { params: v.object({ sessionId: EntityId }) };

/** Ends one of the caller's sessions [SE1]. */
export const endOwnSession = defineEndpoint({
  name: "endOwnSession",
  method: "POST",
  path: "/api/end-own-session/{sessionId}",
  session: "required",
  input: inputOf<typeof endOwnSessionInput>(),
  responses: { 200: OwnSessions },
  refusals: ["not_signed_in", "not_found"],
});

/** Ends all of the caller's sessions except the current one [SE1]. */
export const endOtherSessions = defineEndpoint({
  name: "endOtherSessions",
  method: "POST",
  path: "/api/end-other-sessions",
  session: "required",
  responses: { 200: OwnSessions },
  refusals: ["not_signed_in"],
});
