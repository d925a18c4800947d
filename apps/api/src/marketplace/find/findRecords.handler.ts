import type { findRecords, FoundRecord } from "@sayara/api-client/contract/find/findRecords";
import {
  type FoundKind,
  foundKinds,
  MAX_FOUND_OF_KIND,
  MIN_FOUND_LENGTH,
} from "@sayara/domain/search/FoundKind";
import { statementNumber } from "@sayara/domain/statement/StatementNumber";
import { isSupplierActionAllowed } from "@sayara/domain/supplier/isSupplierActionAllowed";
import type { SupplierAction } from "@sayara/domain/supplier/SupplierAction";
import { plainText } from "@sayara/domain/text/plainText";
import { readViewer } from "#api/bookings/read/readViewer.ts";
import { selectVisibleBookings } from "#api/bookings/read/selectVisibleBookings.ts";
import { findLocations } from "#api/catalogue/readLocations.ts";
import type { Database } from "#api/database/Schema.ts";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import { limitRate } from "#api/server/http/limits/limitRate.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { readSupplierRights } from "#api/suppliers/requireSupplier.ts";
import {
  readSought,
  selectFoundBookings,
  selectFoundCars,
  selectFoundClients,
  selectFoundDocuments,
  selectFoundStatements,
  selectFoundSuppliers,
} from "./foundRows.ts";

/** Allows one search a second over time, and bursts while someone types quickly. */
const SEARCHES = { burst: 120, secondsEach: 1 };

/**
 * The right that agency staff need to find records of a kind; null for kinds that only administrators find
 * [GS1].
 */
const rightOf: Record<FoundKind, SupplierAction | null> = {
  booking: "viewBookings",
  agency: null,
  car: "viewFleet",
  client: null,
  place: null,
  statement: "viewMoney",
  document: "viewPapers",
};

/** Finds records of every kind that the caller may see [GS1, GS2]. */
export const handleFindRecords: Handler<typeof findRecords> = async ({
  params: { language },
  body,
  user,
  dependencies,
}) => {
  const { db } = dependencies;
  const { supplierId, kinds } = await readScope(db, user);
  await limitRate(dependencies, { name: "portal searches", key: user.id, ...SEARCHES });
  const s = readSought(body.s);
  if (plainText(s).length < MIN_FOUND_LENGTH) return { ok: true, status: 200, data: { items: [] } };
  const items: FoundRecord[] = [];
  for (const kind of kinds) items.push(...(await finders[kind](db, { s, supplierId, user, language })));
  return { ok: true, status: 200, data: { items } };
};

/**
 * Returns the agency to which the search is limited (null for administrators), and the kinds that the caller may find
 * [GS1].
 */
async function readScope(
  db: Database,
  user: UserRow,
): Promise<{ supplierId: string | null; kinds: readonly FoundKind[] }> {
  if (user.type === "admin") return { supplierId: null, kinds: foundKinds };
  if (user.supplier_id === null) throw new RefusalError("not_allowed");
  const { supplier, actor, standing } = await readSupplierRights(db, user, "own");
  const kinds = foundKinds.filter((kind) => {
    const right = rightOf[kind];
    return right !== null && isSupplierActionAllowed(actor, right, { standing });
  });
  return { supplierId: supplier.id, kinds };
}

interface Search {
  s: string;
  supplierId: string | null;
  user: UserRow;
  language: Parameters<typeof findLocations>[1]["language"];
}

const finders: Record<FoundKind, (db: Database, search: Search) => Promise<FoundRecord[]>> = {
  booking: async (db, { s, user }) => {
    const { actor } = await readViewer(db, user);
    const rows = await selectFoundBookings(db, selectVisibleBookings(db, { actor, user }), { s }).execute();
    return rows.map(({ id, reference, driver, car, slug, supplier }) =>
      aRecord("booking", {
        id,
        name: reference,
        detail: join(driver, car),
        supplier: { slug, name: supplier },
      }),
    );
  },
  agency: async (db, search) => {
    const rows = await selectFoundSuppliers(db, search).execute();
    return rows.map(({ id, slug, name, city }) =>
      aRecord("agency", { id, name, detail: city ?? "", supplier: { slug, name } }),
    );
  },
  car: async (db, search) => {
    const rows = await selectFoundCars(db, search).execute();
    return rows.map(({ id, name, plate, slug, supplier }) =>
      aRecord("car", { id, name, detail: plate ?? "", supplier: { slug, name: supplier } }),
    );
  },
  client: async (db, search) => {
    const rows = await selectFoundClients(db, search).execute();
    return rows.map(({ id, full_name: name, email }) => aRecord("client", { id, name, detail: email }));
  },
  place: async (db, { s, language }) => {
    const { items } = await findLocations(db, { s, language, page: 1, size: MAX_FOUND_OF_KIND });
    return items.map(({ id, name, countryName }) => aRecord("place", { id, name, detail: countryName }));
  },
  statement: async (db, search) => {
    const rows = await selectFoundStatements(db, search).execute();
    return rows.map(({ id, month, slug, supplier, ...number }) =>
      aRecord("statement", {
        id,
        name: statementNumber(number),
        detail: month,
        supplier: { slug, name: supplier },
      }),
    );
  },
  document: async (db, search) => {
    const rows = await selectFoundDocuments(db, search).execute();
    return rows.map(({ id, number, title, type, car, slug, supplier }) =>
      aRecord("document", {
        id,
        name: number,
        detail: join(title, car),
        documentType: type,
        supplier: { slug, name: supplier },
      }),
    );
  },
};

function aRecord(
  kind: FoundKind,
  fields: Pick<FoundRecord, "id" | "name" | "detail"> & Partial<FoundRecord>,
): FoundRecord {
  return { kind, documentType: null, supplier: null, ...fields };
}

const join = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(", ");
