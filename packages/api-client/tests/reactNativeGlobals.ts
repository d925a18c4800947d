/** Deletes the globals that React Native's runtime lacks, except those that Node's own fetch needs. */
const lacking = ["DOMException", "EventSource", "crypto", "localStorage", "navigator", "structuredClone"];
for (const name of lacking) Reflect.deleteProperty(globalThis, name);
Reflect.deleteProperty(AbortSignal, "any");
Reflect.deleteProperty(AbortSignal, "timeout");
Reflect.deleteProperty(URLSearchParams.prototype, "size");
