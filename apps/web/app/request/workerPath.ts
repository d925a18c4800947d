/** Path of the service worker, whose scope is the whole site. */
export const workerPath = "/worker.js";
