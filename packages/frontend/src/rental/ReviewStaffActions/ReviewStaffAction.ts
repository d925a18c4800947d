/** A staff action on a review. `text` is the reply or the reason; both are public. */
export type ReviewStaffAction = { kind: "answer" | "hide"; text: string } | { kind: "show" };
