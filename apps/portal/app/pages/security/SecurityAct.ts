import { PasswordAttempt } from "@sayara/domain/account/Password";
import { BookingCode } from "@sayara/domain/booking/actions/mailboxProof";
import { EntityId } from "@sayara/domain/id/EntityId";
import * as v from "valibot";

/** Fields of the dialog that changes the second factor. */
export type FactorValues = { method: string; token: string; code: string; password: string };

/** A change of the second factor, as typed. */
export const FactorChange = v.variant("method", [
  v.object({ method: v.picklist(["mail", "none"]), password: PasswordAttempt }),
  v.object({
    method: v.literal("app"),
    token: v.string(),
    code: v.pipe(
      v.string(),
      v.nonEmpty("required"),
      v.check((code) => v.is(BookingCode, code), "invalid"),
    ),
    password: PasswordAttempt,
  }),
]);
export type FactorChange = v.InferOutput<typeof FactorChange>;

/** Actions of the page besides the form of the second factor. */
export const SecurityAct = v.variant("act", [
  v.object({ act: v.literal("prepare") }),
  v.object({ act: v.literal("endSession"), id: EntityId }),
]);
export type SecurityAct = v.InferOutput<typeof SecurityAct>;
