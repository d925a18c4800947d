/** Returns whether a subject's name holds one of the words; each does if there are none. */
export function isMeant(subject: string, words: readonly string[]): boolean {
  return words.length === 0 || words.some((word) => subject.includes(word));
}
