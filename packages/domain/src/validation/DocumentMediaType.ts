import * as v from "valibot";

/** Accepted types of an agency's documents [DC4]. */
export const documentMediaTypes = ["application/pdf", "image/jpeg", "image/png", "image/webp"] as const;
/** One of {@link documentMediaTypes}. */
export const DocumentMediaType = v.picklist(documentMediaTypes);
export type DocumentMediaType = v.InferOutput<typeof DocumentMediaType>;
