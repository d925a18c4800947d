import * as v from "valibot";
import { anyText, requiredText } from "@sayara/domain/validation/boundedText";

/** Width and height of a drawn signature, in the units of its path. */
export const SIGNATURE_SIZE = { width: 600, height: 200 } as const;
/** Maximum length of a drawn signature's path, in characters: about 700 points. */
export const MAX_SIGNATURE_LENGTH = 6000;

/** A drawn signature: moves and lines of an SVG path within {@link SIGNATURE_SIZE}, in whole units [HO3]. */
export const SignaturePath = v.pipe(
  v.string(),
  v.maxLength(MAX_SIGNATURE_LENGTH),
  v.regex(/^M\d{1,3} \d{1,3}(?:[ML]\d{1,3} \d{1,3})*$/, "invalid"),
);

/** A signature: the signer's name, and the drawing; null if the typed name replaces it [HO3]. */
export const Signature = v.object({ name: requiredText(100), path: v.nullable(SignaturePath) });
export type Signature = v.InferOutput<typeof Signature>;

/** A stored signature. The name is empty once erased. */
export const StoredSignature = v.object({ name: anyText(100), path: v.nullable(SignaturePath) });
