/** A measured value, with its goal if it has one. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  atMost?: number;
  atLeast?: number;
}

export function isMet({ value, atMost = Infinity, atLeast = -Infinity }: Figure): boolean {
  return value <= atMost && value >= atLeast;
}
