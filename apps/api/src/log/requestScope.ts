import { AsyncLocalStorage } from "node:async_hooks";

/** The request that the running code serves. Its fields are added to each line of the log. */
export const requestScope: AsyncLocalStorage<{ requestId: string }> = new AsyncLocalStorage();
