/** Deletes the globals that React Native's runtime lacks, except those that Node's own fetch needs. */
const missingGlobals = [
  "DOMException",
  "EventSource",
  "crypto",
  "localStorage",
  "navigator",
  "structuredClone",
];
for (const name of missingGlobals) Reflect.deleteProperty(globalThis, name);
Reflect.deleteProperty(AbortSignal, "any");
Reflect.deleteProperty(AbortSignal, "timeout");
Reflect.deleteProperty(URLSearchParams.prototype, "size");
