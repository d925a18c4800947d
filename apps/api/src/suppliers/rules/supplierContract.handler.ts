import type {
  deleteSupplierContract,
  updateSupplierContract,
} from "@sayara/api-client/contract/suppliers/supplierRules";
import type { Language } from "@sayara/domain/language/Language";
import type { RentalContracts } from "@sayara/domain/supplier/RentalContracts";
import type { AppContext } from "#api/server/http/App.ts";
import { limitRate } from "#api/server/http/limits/limitRate.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import type { FileStore } from "#api/files/storage/FileStore.ts";
import { markUnused, removeNow, storeFile } from "#api/files/storage/unusedFiles.ts";
import {
  inSupplierTransaction,
  type SupplierWrite,
  writeForSupplier,
} from "#api/suppliers/inSupplierTransaction.ts";
import { requireConfirmedAddress, requireSupplier } from "#api/suppliers/requireSupplier.ts";
import { contractAddress, contractKey } from "./mountContracts.ts";
import { readPdf } from "./readPdf.ts";

/**
 * Replaces an agency's rental contract in a language. The contract is public, like one on the agency's own
 * site.
 */
export function updateSupplierContractHandler({
  files,
}: {
  files: FileStore;
}): Handler<typeof updateSupplierContract> {
  return async ({ params, body, user, dependencies, context }) => {
    const options = { segment: params.supplier, action: "editRules" } as const;
    await requireSupplier(dependencies.db, user, options);
    requireConfirmedAddress(user);
    await limitRate(dependencies, { name: "contract", key: user.id, burst: 10, secondsEach: 30 });
    const bytes = await readPdf(body.get("file"));
    const name = `${dependencies.randomBytes(16).toString("hex")}.pdf`;
    const tools = { ...dependencies, files };
    const file = { key: contractKey(name), bytes, type: "application/pdf" };
    const { unused, ...data } = await storeFile(tools, file, (transaction) =>
      writeForSupplier(transaction, context, options, (write) =>
        setContract(write, context, { language: params.language, address: contractAddress(name) }),
      ),
    );
    if (unused !== undefined) await removeNow(tools, unused);
    return { ok: true, status: 200, data };
  };
}

export function deleteSupplierContractHandler({
  files,
}: {
  files: FileStore;
}): Handler<typeof deleteSupplierContract> {
  return async ({ params, dependencies, context }) => {
    const options = { segment: params.supplier, action: "editRules" } as const;
    const { unused, ...data } = await inSupplierTransaction(context, options, (write) =>
      setContract(write, context, { language: params.language, address: undefined }),
    );
    if (unused !== undefined) await removeNow({ ...dependencies, files }, unused);
    return { ok: true, status: 200, data };
  };
}

/** Sets or deletes a contract, and marks the replaced file as unused. */
async function setContract(
  { transaction, supplier, recordEdit }: SupplierWrite,
  context: AppContext,
  { language, address }: { language: Language; address: string | undefined },
): Promise<{ contracts: RentalContracts; version: number; unused: string | undefined }> {
  const now = context.var.dependencies.clock();
  const { [language]: previous, ...others } = supplier.contract_files;
  const contracts: RentalContracts = { ...others, ...(address !== undefined && { [language]: address }) };
  const { version } = await transaction
    .updateTable("suppliers")
    .set((eb) => ({
      contract_files: JSON.stringify(contracts),
      version: eb("version", "+", 1),
      updated_at: now,
    }))
    .where("id", "=", supplier.id)
    .returning("version")
    .executeTakeFirstOrThrow();
  await recordEdit({
    subject: "rules",
    subjectId: supplier.id,
    action: address === undefined ? "contractDeleted" : "contractReplaced",
    before: { contracts: supplier.contract_files },
    after: { contracts },
  });
  const unused = previous === undefined ? undefined : uploadedKey(previous);
  if (unused !== undefined) await markUnused(transaction, [unused], now);
  return { contracts, version, unused };
}

/** Returns the key of an uploaded contract's file; undefined for a contract on another site. */
function uploadedKey(address: string): string | undefined {
  const name = address.startsWith("/") ? address.split("/").at(-1) : undefined;
  return name === undefined ? undefined : contractKey(name);
}
