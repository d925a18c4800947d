import * as v from "valibot";
import { EntityId } from "../id/EntityId.ts";
import { Instant } from "../time/Instant.ts";
import { ClientAccountStatus } from "./ClientAccountStatus.ts";
import { ClientActionLogType } from "./ClientActionLogType.ts";

/** Something that was done to a client's account; `by` is null for what happened without anyone's hand. */
export const ClientActionLog = v.object({
  id: EntityId,
  type: ClientActionLogType,
  by: v.nullable(EntityId),
  at: Instant,
  note: v.nullable(v.pipe(v.string(), v.maxLength(2000))),
});
export type ClientActionLog = v.InferOutput<typeof ClientActionLog>;

/** The standing of a client (specification, section 3), and how it came about, newest first. */
export const ClientAccount = v.object({
  userId: EntityId,
  status: ClientAccountStatus,
  log: v.array(ClientActionLog),
});
export type ClientAccount = v.InferOutput<typeof ClientAccount>;
