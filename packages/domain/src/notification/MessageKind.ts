import * as v from "valibot";

/**
 * Purposes of a message (product.md, section 3). A promotion requires consent; a transactional message does
 * not.
 */
export const messageKinds = ["promotional", "transactional", "notification"] as const;
/** One of {@link messageKinds}. */
export const MessageKind = v.picklist(messageKinds);
export type MessageKind = v.InferOutput<typeof MessageKind>;
