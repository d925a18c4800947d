import { StatedCoverContents } from "@sayara/domain/pricing/covers/CoverContents";
import { DepositMethod } from "@sayara/domain/deposit/DepositMethod";
import { DepositOffers } from "@sayara/domain/deposit/DepositTerms";
import { Language } from "@sayara/domain/language/Language";
import { LocationSummary, Position } from "@sayara/domain/location/Location";
import { OfferedYoungDriverFee, SupplierFees } from "@sayara/domain/pricing/fees/SupplierFees";
import { ClosedDates } from "@sayara/domain/supplier/hours/ClosedDates";
import { OpeningHours } from "@sayara/domain/supplier/hours/OpeningHours";
import { RentalContracts } from "@sayara/domain/supplier/RentalContracts";
import { ServedPlace, SupplierRules, SupplierTerms } from "@sayara/domain/supplier/SupplierRules";
import { anyText, FileAddress } from "@sayara/domain/validation/boundedText";
import { imageTypes, MAX_IMAGE_BYTES } from "@sayara/domain/validation/ImageUpload";
import { MAX_PDF_BYTES } from "@sayara/domain/validation/PdfUpload";
import { knownOnly } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { uploadOptions } from "../upload/uploadOptions.ts";
import { SupplierSegment } from "./supplierAccess.ts";

const portalRules = { session: "required", refusals: ["not_signed_in", "not_allowed", "not_found"] } as const;
const Version = v.pipe(v.number(), v.integer(), v.minValue(1));

/** An agency's public profile, as stored. */
export const StoredIdentity = v.object({
  name: anyText(100),
  bio: v.nullable(anyText(5000)),
  phone: v.nullable(anyText(40)),
  email: v.nullable(anyText(254)),
  address: v.nullable(anyText(300)),
  position: v.nullable(Position),
});
export type StoredIdentity = v.InferOutput<typeof StoredIdentity>;

/** A served place with its name in the caller's language. */
export const NamedServedPlace = v.object({ ...ServedPlace.entries, location: LocationSummary });
export type NamedServedPlace = v.InferOutput<typeof NamedServedPlace>;

/** An agency's fees as stored, in TND. `pickup` and `dropOff` of a one-way fee are ids of places [FE1]. */
export const StoredFees = v.object({
  ...SupplierFees.entries,
  youngDriver: v.nullable(OfferedYoungDriverFee),
});
export type StoredFees = v.InferOutput<typeof StoredFees>;

/** An agency's profile and rules as stored. */
export const SupplierRulesRecord = v.object({
  /** Incremented by each change. A change is sent with the version that the caller read [AR5]. */
  version: Version,
  logo: v.nullable(FileAddress),
  identity: StoredIdentity,
  hours: v.object({ openingHours: OpeningHours, closedDates: ClosedDates }),
  terms: SupplierTerms,
  fees: StoredFees,
  /** Null if the agency has not set the contents of its covers [CV1]. */
  covers: v.nullable(StatedCoverContents),
  /** A null amount stands for each car's own deposit [DP2]. */
  deposits: DepositOffers,
  /** The methods of security deposits that the marketplace allows [DP1]. */
  depositMethods: knownOnly(DepositMethod),
  places: v.array(NamedServedPlace),
  contracts: RentalContracts,
});
export type SupplierRulesRecord = v.InferOutput<typeof SupplierRulesRecord>;

/** Input schemas of {@link supplierRules}. */
export const supplierRulesInput = {
  params: v.object({ supplier: SupplierSegment }),
};

/** Returns an agency's profile and rules. */
export const supplierRules = defineEndpoint({
  ...portalRules,
  name: "supplierRules",
  method: "GET",
  path: "/api/supplier-rules/{supplier}",
  input: inputOf<typeof supplierRulesInput>(),
  responses: { 200: SupplierRulesRecord },
});

/** Input schemas of {@link saveSupplierRules}. */
export const saveSupplierRulesInput = {
  params: v.object({ supplier: SupplierSegment }),
  body: v.object({ version: Version, ...v.partial(SupplierRules).entries }),
};

/**
 * Saves parts of an agency's profile and rules; absent parts stay as they are. A stale `version` is refused.
 *
 * The identity needs the right `editProfile`, other parts `editRules`. The name of another agency is refused
 * [JN2], and so is the removal of a place where cars are picked up.
 */
export const saveSupplierRules = defineEndpoint({
  ...portalRules,
  refusals: [...portalRules.refusals, "stale_version", "agency_name_registered"],
  name: "saveSupplierRules",
  method: "PUT",
  path: "/api/supplier-rules/{supplier}",
  input: inputOf<typeof saveSupplierRulesInput>(),
  responses: { 200: SupplierRulesRecord },
});

const uploadRules = {
  ...portalRules,
  refusals: [...portalRules.refusals, "address_unconfirmed", "storage_unavailable"],
  upload: uploadOptions,
} as const;

/** Input schemas of {@link updateSupplierLogo}. */
export const updateSupplierLogoInput = {
  params: v.object({ supplier: SupplierSegment }),
  body: v.instance(FormData),
};

/**
 * Replaces an agency's logo: `FormData` with `image`, a png, jpeg, webp or avif of at most 5 MB, shown at 60 × 30.
 *
 * The fields `left`, `top`, `width` and `height` select the part to show, as fractions of the image's width
 * and height (0 to 1). Without them, the image is cropped to the largest centred part with this aspect ratio.
 */
export const updateSupplierLogo = defineEndpoint({
  ...uploadRules,
  name: "updateSupplierLogo",
  method: "POST",
  path: "/api/update-supplier-logo/{supplier}",
  input: inputOf<typeof updateSupplierLogoInput>(),
  form: { image: { types: imageTypes, maxBytes: MAX_IMAGE_BYTES } },
  responses: { 200: v.object({ logo: FileAddress, version: Version }) },
});

/** Input schemas of {@link updateSupplierContract}. */
export const updateSupplierContractInput = {
  params: v.object({ supplier: SupplierSegment, language: Language }),
  body: v.instance(FormData),
};

/** Replaces an agency's rental contract in a language: `FormData` with `file`, a PDF of at most 10 MB. */
export const updateSupplierContract = defineEndpoint({
  ...uploadRules,
  name: "updateSupplierContract",
  method: "POST",
  path: "/api/update-supplier-contract/{supplier}/{language}",
  input: inputOf<typeof updateSupplierContractInput>(),
  form: { file: { types: ["application/pdf"], maxBytes: MAX_PDF_BYTES } },
  responses: { 200: v.object({ contracts: RentalContracts, version: Version }) },
});

/** Input schemas of {@link deleteSupplierContract}. */
export const deleteSupplierContractInput = {
  params: v.object({ supplier: SupplierSegment, language: Language }),
};

/** Deletes an agency's rental contract in a language. Drivers then see the contract in another language. */
export const deleteSupplierContract = defineEndpoint({
  ...portalRules,
  name: "deleteSupplierContract",
  method: "POST",
  path: "/api/delete-supplier-contract/{supplier}/{language}",
  input: inputOf<typeof deleteSupplierContractInput>(),
  responses: { 200: v.object({ contracts: RentalContracts, version: Version }) },
});
