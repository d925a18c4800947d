import { EntityId } from "@sayara/domain/id/EntityId";
import { SupplierRole } from "@sayara/domain/supplier/SupplierRole";
import { Email } from "@sayara/domain/validation/Email";
import * as v from "valibot";

/** Actions of the page. */
export const TeamAct = v.variant("act", [
  v.object({ act: v.literal("invite"), email: Email, role: SupplierRole }),
  v.object({ act: v.literal("changeRole"), id: EntityId, role: SupplierRole }),
  v.object({ act: v.picklist(["remove", "endSessions", "resend", "revoke"]), id: EntityId }),
]);
export type TeamAct = v.InferOutput<typeof TeamAct>;
