/** Timeout of the request in milliseconds. */
const TIMEOUT = 10_000;
/** Maximum size of the page, in bytes. */
const MAX_BYTES = 1024 * 1024;

export type BankPage = { page: string } | { problem: "unreachable" | "refused" | "too_large" };

/** Fetches the page of published rates. Follows no redirects and never throws. */
export async function fetchBankPage(
  url: string,
  { timeout = TIMEOUT }: { timeout?: number } = {},
): Promise<BankPage> {
  try {
    const response = await fetch(url, {
      redirect: "error",
      headers: { accept: "text/html" },
      signal: AbortSignal.timeout(timeout),
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      return { problem: "refused" };
    }
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength;
      if (size > MAX_BYTES) return { problem: "too_large" };
      chunks.push(chunk);
    }
    // The parts that are parsed are ASCII, whatever the page's encoding.
    return { page: Buffer.concat(chunks).toString("latin1") };
  } catch {
    return { problem: "unreachable" };
  }
}
