/** A car with its plate before and after many cars are saved at once. */
interface PlatedCar {
  id: string;
  /** Null for a car without a plate and for a new car. */
  plate: string | null;
  wanted: string | null;
}

/**
 * Returns the ids of the cars whose wanted plate is taken, because another car keeps it or an earlier one
 * wants it [FL5]. Cars may exchange plates in any order. A car that cannot have its new plate keeps its own.
 */
export function takenPlates(cars: readonly PlatedCar[]): ReadonlySet<string> {
  const taken = new Set<string>();
  const claims = new Map<string, PlatedCar[]>();
  const kept: string[] = [];
  for (const car of cars) {
    const { plate, wanted } = car;
    if (wanted === null) continue;
    if (wanted === plate) kept.push(plate);
    else claims.set(wanted, [...(claims.get(wanted) ?? []), car]);
  }
  const refuse = (car: PlatedCar) => {
    if (taken.has(car.id)) return;
    taken.add(car.id);
    if (car.plate !== null) kept.push(car.plate);
  };
  for (const claimants of claims.values()) claimants.slice(1).forEach(refuse);
  for (let plate = kept.pop(); plate !== undefined; plate = kept.pop()) claims.get(plate)?.forEach(refuse);
  return taken;
}
