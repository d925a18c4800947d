import * as v from "valibot";

/** Purpose of a message: a promotion needs consent, a transaction does not (product.md, section 3). */
export const messageKinds = ["promotional", "transactional", "notification"] as const;
/** One of {@link messageKinds}. */
export const MessageKind = v.picklist(messageKinds);
export type MessageKind = v.InferOutput<typeof MessageKind>;
