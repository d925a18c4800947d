import * as v from "valibot";

/** Why a message is sent: a promotion needs consent, a transaction does not (specification, section 3). */
export const messageKinds = ["promotional", "transactional", "notification"] as const;
/** One of {@link messageKinds}. */
export const MessageKind = v.picklist(messageKinds);
export type MessageKind = v.InferOutput<typeof MessageKind>;
