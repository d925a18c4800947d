import type { updateSupplierLogo } from "@sayara/api-client/contract/suppliers/supplierRules";
import { SUPPLIER_LOGO_SIZE } from "@sayara/domain/config/businessDefaults";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import { pictureAddress } from "#api/catalogue/mountPictures.ts";
import type { Transaction } from "#api/database/Schema.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { limitRate } from "#api/server/http/limits/limitRate.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import type { Pictures } from "#api/files/pictures/createPictures.ts";
import type { PictureRegion } from "#api/files/pictures/reencodeImage.ts";
import type { FileStore } from "#api/files/storage/FileStore.ts";
import { markUnused, removeNow, storeFile } from "#api/files/storage/unusedFiles.ts";
import { writeForSupplier } from "#api/suppliers/inSupplierTransaction.ts";
import { requireConfirmedAddress, requireSupplier } from "#api/suppliers/requireSupplier.ts";

/** Four times the displayed size, for high-density screens. */
const size = {
  width: SUPPLIER_LOGO_SIZE.width * 4,
  height: SUPPLIER_LOGO_SIZE.height * 4,
  fit: "cover",
} as const;

/** Replaces an agency's logo with part of a picture. */
export function updateSupplierLogoHandler({
  files,
  pictures,
}: {
  files: FileStore;
  pictures: Pictures;
}): Handler<typeof updateSupplierLogo> {
  return async ({ params, body, user, dependencies, context }) => {
    const options = { segment: params.supplier, action: "editProfile" } as const;
    await requireSupplier(dependencies.db, user, options);
    requireConfirmedAddress(user);
    await limitRate(dependencies, { name: "logo", key: user.id, burst: 10, secondsEach: 30 });
    const region = readRegion(body);
    const bytes = await pictures.redraw(body.get("image"), {
      owner: user.id,
      size: { ...size, ...(region && { region }) },
    });
    const key = `${dependencies.randomBytes(16).toString("hex")}.webp`;
    const tools = { ...dependencies, files };
    const stored = await storeFile(tools, { key, bytes }, (transaction) =>
      writeForSupplier(transaction, context, options, async ({ supplier, recordEdit }) => {
        const logo = pictureAddress(key);
        const now = dependencies.clock();
        const { version } = await transaction
          .updateTable("suppliers")
          .set((eb) => ({ logo, version: eb("version", "+", 1), updated_at: now }))
          .where("id", "=", supplier.id)
          .returning("version")
          .executeTakeFirstOrThrow();
        await recordEdit({
          subject: "rules",
          subjectId: supplier.id,
          action: "logoReplaced",
          before: { logo: supplier.logo },
          after: { logo },
        });
        const unused = await findUnused(transaction, supplier.logo);
        if (unused !== undefined) await markUnused(transaction, [unused], now);
        return { logo, version, unused };
      }),
    );
    if (stored.unused !== undefined) await removeNow(tools, stored.unused);
    return { ok: true, status: 200, data: { logo: stored.logo, version: stored.version } };
  };
}

/** Returns the key of a replaced logo's file, unless an imported record uses the same picture. */
async function findUnused(transaction: Transaction, logo: string | null): Promise<string | undefined> {
  const key = logo === null ? undefined : /^\/pictures\/([0-9a-f]{32}\.webp)$/.exec(logo)?.[1];
  if (key === undefined) return undefined;
  const agency = transaction.selectFrom("suppliers").select("id").where("logo", "=", logo);
  const car = transaction.selectFrom("cars").select("id").where("image", "=", logo);
  const user = await agency.unionAll(car).limit(1).executeTakeFirst();
  return user === undefined ? key : undefined;
}

/** Returns the part of the picture that a form selects; undefined if it selects none. */
function readRegion(form: FormData): PictureRegion | undefined {
  const read = (name: keyof PictureRegion): number | undefined => {
    const text = form.get(name);
    if (text === null) return undefined;
    const share = typeof text === "string" && /^\d(?:\.\d{1,20})?$/.test(text) ? Number(text) : NaN;
    if (share >= 0 && share <= 1) return share;
    throw new RefusalError("invalid_input", { fields: { [name]: validationMessage("invalid") } });
  };
  const [left, top, width, height] = [read("left"), read("top"), read("width"), read("height")];
  if (left === undefined || top === undefined || width === undefined || height === undefined)
    return undefined;
  return { left, top, width, height };
}
