/** What is used of a browser's XMLHttpRequest. Declared here, since whoever compiles for Node has no types for it. */
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
 * A `fetch` for one upload that tells how much of it has left, 0 to 1. Browsers' own fetch cannot: they stream a
 * request's body over HTTP/2 only, or not at all. React Native has XMLHttpRequest too.
 *
 * @returns nothing where there is no XMLHttpRequest, as in Node
 * @param body what the request sends, as it was before it became a `Request`
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
      const giveUp = () => reject(abortReason(request.signal));
      if (request.signal.aborted) return giveUp();
      const xhr = new Xhr();
      xhr.open(request.method, request.url);
      xhr.withCredentials = request.credentials === "include";
      // It makes its own, with the boundary that it writes between the fields.
      request.headers.delete("content-type");
      request.headers.forEach((value, name) => xhr.setRequestHeader(name, value));
      xhr.upload.addEventListener("progress", ({ loaded, total }) => {
        if (total > 0) onProgress(loaded / total);
      });
      xhr.addEventListener("load", () => resolve(responseOf(xhr)));
      xhr.addEventListener("error", () => reject(new TypeError("Network request failed")));
      xhr.addEventListener("abort", giveUp);
      request.signal.addEventListener("abort", () => xhr.abort(), { once: true });
      xhr.send(body);
    });
  };
}

function responseOf(xhr: Xhr): Response {
  const type = xhr.getResponseHeader("content-type");
  return new Response(xhr.responseText === "" ? null : xhr.responseText, {
    status: xhr.status,
    headers: type === null ? {} : { "content-type": type },
  });
}

/** React Native's signals have no reason. */
function abortReason(signal: AbortSignal): unknown {
  return signal.reason ?? Object.assign(new Error("The call was aborted"), { name: "AbortError" });
}
