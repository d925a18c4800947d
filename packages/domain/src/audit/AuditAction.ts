import * as v from "valibot";
import { staffActions } from "../booking/actions/StaffActionRecord.ts";
import { adminActionTypes } from "../user/AdminActionType.ts";

/** Actions on the records of agencies, places and countries. */
export const recordEditActions = [
  "accepted",
  "added",
  "answerRemoved",
  "answered",
  "cancelled",
  "changed",
  "chosen",
  "closed",
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
  "hidden",
  "invited",
  "issued",
  "joined",
  "letterWritten",
  "logoReplaced",
  "lookedUp",
  "noted",
  "order",
  "paid",
  "photoAccepted",
  "photoAdded",
  "photoChanged",
  "photoDeleted",
  "photoRefused",
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
  "shownAgain",
  "stopped",
  "submitted",
  "update",
  "viewedByAdmin",
  "withdrawn",
] as const;
export type RecordEditAction = (typeof recordEditActions)[number];

/** Actions in the audit log: edits of records, staff actions on bookings, and actions on clients [AU1]. */
export const auditActions = [
  ...recordEditActions,
  // Omitted because `recordEditActions` already has `delete`. On a booking it means removal from the lists.
  ...staffActions.filter((action) => action !== "delete"),
  ...adminActionTypes,
  // A reminder that a job or an operator's command recorded on a client's account.
  "reminder",
] as const;
/** One of {@link auditActions}. */
export const AuditAction = v.picklist(auditActions);
export type AuditAction = v.InferOutput<typeof AuditAction>;
