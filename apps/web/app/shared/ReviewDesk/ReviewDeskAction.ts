/** What staff does to a review: `text` is the answer or the reason; both are public. */
export type ReviewDeskAction = { kind: "answer" | "hide"; text: string } | { kind: "show" };
