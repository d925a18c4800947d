import { Blob as NodeBlob, File as NodeFile } from "node:buffer";
import { vi } from "vitest";

/** Replaces jsdom's forms and files until `vi.unstubAllGlobals`: Node's requests cannot send them. */
export async function useNodeForms(): Promise<void> {
  const form = await new Response(new URLSearchParams()).formData();
  const NodeForm = form.constructor as typeof FormData;
  // React passes its form, which is jsdom's.
  vi.stubGlobal("FormData", new Proxy(NodeForm, { construct: (Form) => new Form() }));
  vi.stubGlobal("Blob", NodeBlob);
  vi.stubGlobal("File", NodeFile);
}
