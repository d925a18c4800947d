/** Takes from a process what React Native's runtime lacks of the web's, as far as Node's own fetch can do without. */
const lacking = ["DOMException", "EventSource", "crypto", "localStorage", "navigator", "structuredClone"];
for (const name of lacking) Reflect.deleteProperty(globalThis, name);
Reflect.deleteProperty(AbortSignal, "any");
Reflect.deleteProperty(AbortSignal, "timeout");
Reflect.deleteProperty(URLSearchParams.prototype, "size");
