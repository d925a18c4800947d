import type { CallOptions } from "@sayara/api-client/client/CallOptions";
import type { FaultKind } from "@sayara/domain/refusal/FaultKind";
import { useUploads } from "./useUpload.ts";

/** Milliseconds without progress after which a connection counts as lost. */
const STALL_TIMEOUT = 30_000;

/** Options of the call that sends the file. */
export type UploadCallOptions = Required<Pick<CallOptions, "signal" | "onUploadProgress">>;

/**
 * Sends a file by an API call, for a route's action. Meanwhile `useUpload(name)` returns the progress and a
 * function that cancels the upload. If the browser goes offline, or after 30 seconds without progress, the
 * upload ends with a network fault; the browser itself would wait for minutes.
 *
 * @returns null if the upload was cancelled, in which case nothing was changed
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
    // Once the whole file is sent, the call's own timeout applies.
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
