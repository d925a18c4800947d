/** Local storage key of the unsent decisions. Deleted when the user signs out. */
export const waitingDecisionsKey = "sayara.portal.decisions";
