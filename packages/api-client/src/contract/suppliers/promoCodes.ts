import { EntityId } from "@sayara/domain/id/EntityId";
import { MAXIMUM_PROMO_CODES, PromoCode } from "@sayara/domain/pricing/promo/PromoCode";
import { SoldPromo } from "@sayara/domain/pricing/promo/SoldPromo";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { SupplierSegment } from "./supplierAccess.ts";

const Version = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A stored promo code. Changes carry its version; another version is refused with `stale_version`. */
export const StoredPromoCode = v.object({
  ...PromoCode.entries,
  code: SoldPromo.entries.code,
  id: EntityId,
  version: Version,
  /** Number of bookings that use it [PD4]. */
  uses: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type StoredPromoCode = v.InferOutput<typeof StoredPromoCode>;

/** The promo codes that an agency or the marketplace has not retired, in the order in which they were added [PD1–PD4]. */
export const SupplierPromoCodes = v.object({
  codes: v.pipe(v.array(StoredPromoCode), v.maxLength(MAXIMUM_PROMO_CODES)),
});
export type SupplierPromoCodes = v.InferOutput<typeof SupplierPromoCodes>;

/** Input schemas of {@link supplierPromoCodes}. */
export const supplierPromoCodesInput = { params: v.object({ supplier: SupplierSegment }) };

/** Returns the promo codes of an agency. */
export const supplierPromoCodes = defineEndpoint({
  name: "supplierPromoCodes",
  method: "GET",
  path: "/api/supplier-promo-codes/{supplier}",
  session: "required",
  input: inputOf<typeof supplierPromoCodesInput>(),
  responses: { 200: SupplierPromoCodes },
  refusals: ["not_signed_in", "not_allowed", "not_found"],
});

/** A new promo code, or a change of a stored code with the version that the caller read. */
export const PromoCodeChange = v.object({
  id: v.exactOptional(EntityId),
  version: v.exactOptional(Version),
  promo: PromoCode,
});
export type PromoCodeChange = v.InferOutput<typeof PromoCodeChange>;

/** Input schemas of {@link savePromoCode}. */
export const savePromoCodeInput = { params: v.object({ supplier: SupplierSegment }), body: PromoCodeChange };

/** Adds or changes a promo code. Signed quotes and bookings keep its terms as they were. */
export const savePromoCode = defineEndpoint({
  name: "savePromoCode",
  method: "POST",
  path: "/api/save-promo-code/{supplier}",
  session: "required",
  input: inputOf<typeof savePromoCodeInput>(),
  responses: { 200: SupplierPromoCodes },
  refusals: ["not_signed_in", "not_allowed", "not_found", "stale_version", "too_many_promo_codes"],
});

/** Input schemas of {@link retirePromoCode}. */
export const retirePromoCodeInput = {
  params: v.object({ supplier: SupplierSegment }),
  body: v.object({ id: EntityId, version: Version }),
};

/** Retires a promo code [PD1]. Existing bookings keep it. */
export const retirePromoCode = defineEndpoint({
  name: "retirePromoCode",
  method: "POST",
  path: "/api/retire-promo-code/{supplier}",
  session: "required",
  input: inputOf<typeof retirePromoCodeInput>(),
  responses: { 200: SupplierPromoCodes },
  refusals: ["not_signed_in", "not_allowed", "not_found", "stale_version"],
});

/** Returns the promo codes of the marketplace, to administrators [PD9]. */
export const marketplacePromoCodes = defineEndpoint({
  name: "marketplacePromoCodes",
  method: "GET",
  path: "/api/marketplace-promo-codes",
  session: "required",
  responses: { 200: SupplierPromoCodes },
  refusals: ["not_signed_in", "not_allowed"],
});

/** Input schemas of {@link saveMarketplacePromoCode}. */
export const saveMarketplacePromoCodeInput = { body: PromoCodeChange };

/** Adds or changes a promo code of the marketplace, for administrators. Signed quotes and bookings keep its terms as they were. */
export const saveMarketplacePromoCode = defineEndpoint({
  name: "saveMarketplacePromoCode",
  method: "POST",
  path: "/api/save-marketplace-promo-code",
  session: "required",
  input: inputOf<typeof saveMarketplacePromoCodeInput>(),
  responses: { 200: SupplierPromoCodes },
  refusals: ["not_signed_in", "not_allowed", "not_found", "stale_version", "too_many_promo_codes"],
});

/** Input schemas of {@link retireMarketplacePromoCode}. */
export const retireMarketplacePromoCodeInput = { body: retirePromoCodeInput.body };

/** Retires a promo code of the marketplace, for administrators [PD9]. Existing bookings keep it. */
export const retireMarketplacePromoCode = defineEndpoint({
  name: "retireMarketplacePromoCode",
  method: "POST",
  path: "/api/retire-marketplace-promo-code",
  session: "required",
  input: inputOf<typeof retireMarketplacePromoCodeInput>(),
  responses: { 200: SupplierPromoCodes },
  refusals: ["not_signed_in", "not_allowed", "not_found", "stale_version"],
});
