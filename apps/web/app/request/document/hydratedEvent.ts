/** Event that the window dispatches once the page is hydrated. */
export const hydratedEvent = "sayara:hydrated";
