import { AsyncLocalStorage } from "node:async_hooks";

/** The request that the running code serves. Its fields are added to each log line. */
export const requestScope: AsyncLocalStorage<{ requestId: string }> = new AsyncLocalStorage();
