import * as v from "valibot";

/**
 * Kinds of agency documents (product.md, section 3): trade register, tax number, licence, transport permit,
 * social security, insurance, other.
 */
export const supplierDocumentTypes = [
  "rc",
  "matricule_fiscal",
  "patente",
  "autorisation_transport",
  "cnss",
  "assurance",
  "autre",
] as const;
/** One of {@link supplierDocumentTypes}. */
export const SupplierDocumentType = v.picklist(supplierDocumentTypes);
export type SupplierDocumentType = v.InferOutput<typeof SupplierDocumentType>;
