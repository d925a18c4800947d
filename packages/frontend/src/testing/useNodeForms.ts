import { Blob as NodeBlob, File as NodeFile } from "node:buffer";
import { vi } from "vitest";

/**
 * Replaces jsdom's `FormData`, `Blob` and `File` by Node's until `vi.unstubAllGlobals`, since Node's requests
 * cannot send jsdom's.
 */
export async function useNodeForms(): Promise<void> {
  const form = await new Response(new URLSearchParams()).formData();
  const NodeForm = form.constructor as typeof FormData;
  // Ignores the constructor's arguments, because React passes a form element of jsdom.
  vi.stubGlobal("FormData", new Proxy(NodeForm, { construct: (Form) => new Form() }));
  vi.stubGlobal("Blob", NodeBlob);
  vi.stubGlobal("File", NodeFile);
}
