/** The part of XMLHttpRequest used here. Declared here because Node's types lack it. */
interface Xhr {
  withCredentials: boolean;
  readonly status: number;
  readonly responseText: string;
  readonly upload: {
    addEventListener(type: "progress", listener: (event: { loaded: number; total: number }) => void): void;
  };
  open(method: string, url: string): void;
  setRequestHeader(name: string, value: string): void;
  getResponseHeader(name: string): string | null;
  addEventListener(type: "load" | "error" | "abort", listener: () => void): void;
  send(body: FormData): void;
  abort(): void;
}
declare const XMLHttpRequest: (new () => Xhr) | undefined;

/**
 * Creates a `fetch` for one upload that reports its progress, 0 to 1. The browser's own fetch cannot report progress:
 * it streams a request's body only over HTTP/2, or not at all. React Native has XMLHttpRequest too.
 *
 * @returns undefined if there is no XMLHttpRequest, as in Node
 * @param body the form; a `Request` does not return the FormData it was made from
 */
export function fetchByXhr(
  body: FormData,
  onProgress: (share: number) => void,
): typeof globalThis.fetch | undefined {
  if (typeof XMLHttpRequest === "undefined") return undefined;
  const Xhr = XMLHttpRequest;
  return (input, init) => {
    const request = new Request(input, init);
    return new Promise((resolve, reject) => {
      const rejectAborted = () => reject(abortReason(request.signal));
      if (request.signal.aborted) return rejectAborted();
      const xhr = new Xhr();
      xhr.open(request.method, request.url);
      xhr.withCredentials = request.credentials === "include";
      // XMLHttpRequest sets the header itself, with the boundary between the fields.
      request.headers.delete("content-type");
      request.headers.forEach((value, name) => xhr.setRequestHeader(name, value));
      xhr.upload.addEventListener("progress", ({ loaded, total }) => {
        if (total > 0) onProgress(loaded / total);
      });
      xhr.addEventListener("load", () => resolve(toResponse(xhr)));
      xhr.addEventListener("error", () => reject(new TypeError("Network request failed")));
      xhr.addEventListener("abort", rejectAborted);
      request.signal.addEventListener("abort", () => xhr.abort(), { once: true });
      xhr.send(body);
    });
  };
}

function toResponse(xhr: Xhr): Response {
  const type = xhr.getResponseHeader("content-type");
  return new Response(xhr.responseText === "" ? null : xhr.responseText, {
    status: xhr.status,
    headers: type === null ? {} : { "content-type": type },
  });
}

/** Signals in React Native have no reason. */
function abortReason(signal: AbortSignal): unknown {
  return signal.reason ?? Object.assign(new Error("The call was aborted"), { name: "AbortError" });
}
