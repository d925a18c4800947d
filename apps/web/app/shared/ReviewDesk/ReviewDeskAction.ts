/** A staff action on a review. `text` is the reply or the reason; both are public. */
export type ReviewDeskAction = { kind: "answer" | "hide"; text: string } | { kind: "show" };
