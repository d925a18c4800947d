/** A measured value, with its goal if it has one. */
export interface Figure {
  what: string;
  measured: number;
  unit: string;
  atMost?: number;
  atLeast?: number;
}

export function isMet({ measured, atMost = Infinity, atLeast = -Infinity }: Figure): boolean {
  return measured <= atMost && measured >= atLeast;
}
