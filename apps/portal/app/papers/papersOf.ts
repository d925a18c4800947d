import type { SupplierDocuments } from "@sayara/api-client/contract/suppliers/supplierDocuments";
import { DOCUMENT_REMINDER_DAYS } from "@sayara/domain/config/businessDefaults";
import { limitingDocumentTypes } from "@sayara/domain/supplier/papers/arePapersValid";
import type { SupplierDocument } from "@sayara/domain/supplier/papers/SupplierDocument";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { dayNumber } from "@sayara/domain/time/dayNumber";

/**
 * State of a paper's newest version. If that version is accepted, says whether it has expired or expires
 * soon. `missing`: required but not handed in. `absent`: optional and not handed in.
 */
export type PaperState = "missing" | "absent" | "inReview" | "refused" | "accepted" | "endsSoon" | "ended";

/** A paper with its versions. */
export interface Paper {
  type: SupplierDocument["type"];
  /** Title of a paper of type `autre`; empty for the other types. */
  title: string;
  /** Newest first. */
  versions: readonly SupplierDocument[];
  /** The accepted version that is valid, even while a newer one is under review [DC2]. */
  inForce: SupplierDocument | null;
  state: PaperState;
  /**
   * Days until the last valid day of the version in force; null if there is none or it has no expiry date.
   */
  daysLeft: number | null;
}

export interface PapersCar {
  id: string;
  name: string;
  plate: string | null;
  /** Whether the car was deleted, so that its papers are read-only. */
  isDeleted: boolean;
}

/** The papers of the agency, or of one of its cars. */
export interface PaperFolder {
  /** Null for the agency's own papers. */
  car: PapersCar | null;
  papers: readonly Paper[];
  /** Number of papers that are missing, refused, expired or about to expire. */
  toDo: number;
}

interface PapersInput extends SupplierDocuments {
  cars: readonly Omit<PapersCar, "isDeleted">[];
  today: CalendarDate;
}

const toDoStates: ReadonlySet<PaperState> = new Set(["missing", "refused", "endsSoon", "ended"]);

/**
 * Groups all versions of an agency's documents into papers. The agency's own folder comes first, then one per
 * car.
 */
export function papersOf({ items, required, cars, today }: PapersInput): PaperFolder[] {
  const folderOf = (car: PapersCar | null): PaperFolder => {
    const documents = items.filter((item) => (item.car?.id ?? null) === (car?.id ?? null));
    const papers = papersIn(documents, { expected: car === null ? required : expectedOf(car), car, today });
    return { car, papers, toDo: papers.filter(({ state }) => toDoStates.has(state)).length };
  };
  const known = new Set(cars.map(({ id }) => id));
  const deleted = new Map(
    items.flatMap(({ car }) =>
      car === null || known.has(car.id) ? [] : [[car.id, { ...car, plate: null, isDeleted: true }] as const],
    ),
  );
  const all = [null, ...cars.map((car) => ({ ...car, isDeleted: false })), ...deleted.values()];
  return all.map(folderOf);
}

const expectedOf = ({ isDeleted }: PapersCar) => (isDeleted ? [] : limitingDocumentTypes);

function papersIn(
  documents: readonly SupplierDocument[],
  {
    expected,
    car,
    today,
  }: { expected: readonly SupplierDocument["type"][]; car: PapersCar | null; today: CalendarDate },
): Paper[] {
  const papers = new Map<string, SupplierDocument[]>(expected.map((type) => [`${type} `, []]));
  for (const document of documents) {
    const key = `${document.type} ${document.title}`;
    papers.set(key, [...(papers.get(key) ?? []), document]);
  }
  return [...papers].map(([key, versions]) => {
    const [type = "unknown"] = key.split(" ", 1) as SupplierDocument["type"][];
    const inForce =
      versions.find(({ status, isSuperseded }) => status === "accepte" && !isSuperseded) ?? null;
    const expiresOn = inForce?.expiresOn ?? null;
    const daysLeft = expiresOn === null ? null : dayNumber(expiresOn) - dayNumber(today);
    const state = stateOf(versions[0], { daysLeft, isRequired: car === null && expected.includes(type) });
    return { type, title: key.slice(type.length + 1), versions, inForce, state, daysLeft };
  });
}

function stateOf(
  newest: SupplierDocument | undefined,
  { daysLeft, isRequired }: { daysLeft: number | null; isRequired: boolean },
): PaperState {
  if (newest === undefined) return isRequired ? "missing" : "absent";
  if (newest.status === "refuse") return "refused";
  if (newest.status !== "accepte") return "inReview";
  if (daysLeft === null) return "accepted";
  if (daysLeft < 0) return "ended";
  return daysLeft <= DOCUMENT_REMINDER_DAYS[0] ? "endsSoon" : "accepted";
}
