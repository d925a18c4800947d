import type { FaultKind } from "@sayara/domain/refusal/FaultKind";
import type { RefusalCode } from "@sayara/domain/refusal/RefusalCode";
import type { Unknown } from "@sayara/domain/validation/newerValues";

/** Why a promo code was not applied. `message`: a validation message for its field, if the code itself was refused. */
export type PromoRefusal =
  | { refusal: RefusalCode | Unknown; message: string | undefined }
  | { fault: FaultKind };

/** The promo code of an earlier visit of the page, if it no longer applies or could not be checked. */
export interface RestoredPromo {
  code: string;
  refusal: PromoRefusal;
}
