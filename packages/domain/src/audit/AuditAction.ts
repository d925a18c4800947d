import * as v from "valibot";
import { staffActions } from "../booking/actions/StaffActionRecord.ts";
import { adminActionTypes } from "../user/AdminActionType.ts";

/** Actions on records of agencies, places and countries. */
export const recordEditActions = [
  "accepted",
  "added",
  "cancelled",
  "changed",
  "chosen",
  "contractDeleted",
  "contractReplaced",
  "corrected",
  "create",
  "created",
  "delete",
  "deleted",
  "downloaded",
  "draft",
  "followed_up",
  "granted",
  "handedIn",
  "invited",
  "issued",
  "joined",
  "letterWritten",
  "logoReplaced",
  "lookedUp",
  "noted",
  "order",
  "paid",
  "photoAdded",
  "photoChanged",
  "photoDeleted",
  "photosArranged",
  "pictureDeleted",
  "pictureReplaced",
  "prepared",
  "published",
  "refunded",
  "refused",
  "registered",
  "removed",
  "resent",
  "resumed",
  "retire",
  "returned",
  "revoked",
  "roleChanged",
  "saved",
  "sent",
  "sessionsEnded",
  "stopped",
  "submitted",
  "update",
  "viewedByAdmin",
  "withdrawn",
] as const;
export type RecordEditAction = (typeof recordEditActions)[number];

/** Actions in the audit: edits of records, actions of staff on bookings, and actions on clients [AU1]. */
export const auditActions = [
  ...recordEditActions,
  // A booking is removed from the lists; `delete` of a record has the same name.
  ...staffActions.filter((action) => action !== "delete"),
  ...adminActionTypes,
  // A message that an operator's command or a job recorded on a client's account.
  "reminder",
] as const;
/** One of {@link auditActions}. */
export const AuditAction = v.picklist(auditActions);
export type AuditAction = v.InferOutput<typeof AuditAction>;
