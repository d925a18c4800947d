/** Where uploaded files are kept. Keys are ours: lower-case letters, digits and hyphens, with one dot. */
export interface FileStore {
  /** All of it or nothing: a write that fails leaves no file behind. */
  put: (key: string, bytes: Uint8Array<ArrayBuffer>, type: string) => Promise<void>;
  /** Undefined when there is no such file. */
  get: (key: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** It is no failure when there was none. */
  remove: (key: string) => Promise<void>;
}
