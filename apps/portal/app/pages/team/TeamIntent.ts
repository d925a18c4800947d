import { EntityId } from "@sayara/domain/id/EntityId";
import { SupplierRole } from "@sayara/domain/supplier/SupplierRole";
import { Email } from "@sayara/domain/validation/Email";
import * as v from "valibot";

/** Actions of the page. */
export const TeamIntent = v.variant("intent", [
  v.object({ intent: v.literal("invite"), email: Email, role: SupplierRole }),
  v.object({ intent: v.literal("changeRole"), id: EntityId, role: SupplierRole }),
  v.object({ intent: v.picklist(["remove", "endSessions", "resend", "revoke"]), id: EntityId }),
]);
export type TeamIntent = v.InferOutput<typeof TeamIntent>;
