import * as v from "valibot";
import { EntityId } from "../id/EntityId.ts";
import { Instant } from "../time/Instant.ts";
import { ClientAccountStatus } from "./ClientAccountStatus.ts";
import { ClientActionLogType } from "./ClientActionLogType.ts";

/** An entry in a client account's log. `by` is null for automatic entries. */
export const ClientActionLog = v.object({
  id: EntityId,
  type: ClientActionLogType,
  by: v.nullable(EntityId),
  at: Instant,
  note: v.nullable(v.pipe(v.string(), v.maxLength(2000))),
});
export type ClientActionLog = v.InferOutput<typeof ClientActionLog>;

/** A client's account status (product.md, section 3) and its log, newest first. */
export const ClientAccount = v.object({
  userId: EntityId,
  status: ClientAccountStatus,
  log: v.array(ClientActionLog),
});
export type ClientAccount = v.InferOutput<typeof ClientAccount>;
