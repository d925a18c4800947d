/** Store of uploaded files. Keys are generated: lower-case letters, digits and hyphens, with one dot. */
export interface FileStore {
  /** Stores a file atomically: a failed write leaves no file. */
  put: (key: string, bytes: Uint8Array<ArrayBuffer>, type: string) => Promise<void>;
  /** Returns the bytes; undefined if the file does not exist. */
  get: (key: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Deletes a file. Succeeds if the file does not exist. */
  remove: (key: string) => Promise<void>;
}
