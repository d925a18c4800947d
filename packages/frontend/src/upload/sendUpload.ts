import type { CallOptions } from "@sayara/api-client/client/CallOptions";
import type { FaultKind } from "@sayara/domain/refusal/FaultKind";
import { useUploads } from "./useUpload.ts";

/** Milliseconds without progress after which a connection counts as lost. */
const STALL_TIMEOUT = 30_000;

/** Options of the call that sends the file. */
export type UploadCallOptions = Required<Pick<CallOptions, "signal" | "onUploadProgress">>;

/**
 * Sends a file by a call of the API, for an action. Meanwhile `useUpload(name)` has its progress and stops it. A
 * browser that goes offline, or 30 seconds without progress, ends it with a fault of the network: the browser itself
 * would wait for minutes.
 *
 * @returns null if it was cancelled. Nothing was changed then.
 * @throws Fault
 */
export async function sendUpload<T>(
  name: string,
  send: (options: UploadCallOptions) => Promise<T>,
): Promise<T | null> {
  const controller = new AbortController();
  const cancelled = new Error("The upload was cancelled");
  const lose = () => controller.abort(new LostConnection());
  const cancel = () => controller.abort(cancelled);
  let stall = setTimeout(lose, STALL_TIMEOUT);
  const show = (share: number) =>
    useUploads.setState({ [name]: { share, cancel: share < 1 ? cancel : null } });
  const onUploadProgress = (share: number) => {
    clearTimeout(stall);
    // From then on the timeout of the call applies.
    if (share < 1) stall = setTimeout(lose, STALL_TIMEOUT);
    show(share);
  };
  window.addEventListener("offline", lose);
  show(0);
  try {
    return await send({ signal: controller.signal, onUploadProgress });
  } catch (error) {
    if (!controller.signal.aborted) throw error;
    if (controller.signal.reason === cancelled) return null;
    throw controller.signal.reason;
  } finally {
    clearTimeout(stall);
    window.removeEventListener("offline", lose);
    const { [name]: _ended, ...others } = useUploads.getState();
    useUploads.setState(others, true);
  }
}

class LostConnection extends Error {
  readonly kind: FaultKind = "network";
}
