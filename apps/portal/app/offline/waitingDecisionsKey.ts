/** Key of the decisions that wait for a connection in the browser's storage, until a person signs out. */
export const waitingDecisionsKey = "sayara.portal.decisions";
