import type { findFine, FineAnswer, fineLetter } from "@sayara/api-client/contract/suppliers/fines";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import { fineFile } from "#api/documents/fine/fineFile.ts";
import type { PdfRenderer } from "#api/documents/pdf/createPdfRenderer.ts";
import { sendAsFile } from "#api/documents/sendAsFile.ts";
import type { AppContext } from "#api/server/http/App.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { limitRate } from "#api/server/http/limits/limitRate.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { inSupplierTransaction } from "#api/suppliers/inSupplierTransaction.ts";
import { requireSupplier, type SupplierRow } from "#api/suppliers/requireSupplier.ts";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import { readFine } from "./readFine.ts";

/**
 * Limit on look-ups per person: 30 in a row, then one every two minutes, because each reveals a driver's data
 * [FN3].
 */
const LOOK_UPS = { name: "fine look-up", burst: 30, secondsEach: 120 };
const ACTION = "manageBookings";

export const handleFindFine: Handler<typeof findFine> = async ({
  params: { supplier },
  body,
  user,
  context,
  dependencies,
}) => {
  const { answer } = await lookUp({ user, context, dependencies }, { segment: supplier, ...body });
  return { ok: true, status: 200, data: answer };
};

/**
 * Sends the letter that names the driver. The details that the person typed are not stored [FN4]. The look-up
 * is recorded first, and the letter after it has been drawn.
 */
export function fineLetterHandler({ pdfRenderer }: { pdfRenderer: PdfRenderer }): Handler<typeof fineLetter> {
  return async ({ params, body, user, context, dependencies }) => {
    const { plate, at, driver: whom, language, ...details } = body;
    const { answer, supplier } = await lookUp(
      { user, context, dependencies },
      { segment: params.supplier, plate, at },
    );
    const { car, rental } = answer;
    const driver = rental?.[whom];
    // The name is empty if the driver's account was deleted, and the letter must name the driver [FN3].
    if (car === null || rental === null || !driver?.fullName) throw new RefusalError("not_found");
    const { config, clock } = dependencies;
    const letter = {
      ...details,
      car,
      rental,
      driver,
      isAfterReturn: answer.relation === "turnaround",
      at: answer.at,
      agency: supplier,
      writtenAt: clock(),
    };
    const file = await fineFile(letter, language, { config, pdfRenderer });
    await inSupplierTransaction(
      context,
      { segment: params.supplier, action: ACTION, ownerLock: false },
      ({ recordEdit }) =>
        recordEdit({
          subject: "fine",
          subjectId: rental.id,
          action: "letterWritten",
          after: { plate, at, found: rental.reference },
        }),
    );
    sendAsFile(context, `fine-${at.slice(0, 10)}.pdf`);
    return { ok: true, status: 200, data: new Blob([file]) };
  };
}

/** Returns the renter, and records the person who made the look-up. */
async function lookUp(
  { user, context, dependencies }: { user: UserRow; context: AppContext; dependencies: Dependencies },
  { segment, plate, at }: { segment: string; plate: string; at: string },
): Promise<{ answer: FineAnswer; supplier: SupplierRow }> {
  const { db, config } = dependencies;
  await requireSupplier(db, user, { segment, action: ACTION });
  await limitRate(dependencies, { ...LOOK_UPS, key: user.id });
  const moment = wallClockToInstant(at, config.business.timeZone);
  return inSupplierTransaction(
    context,
    { segment, action: ACTION, ownerLock: false },
    async ({ transaction, supplier, recordEdit }) => {
      const answer = await readFine(transaction, supplier, { plate, at: moment });
      const found = answer.rental?.reference ?? null;
      const subjectId = answer.rental?.id ?? answer.car?.id ?? supplier.id;
      await recordEdit({ subject: "fine", subjectId, action: "lookedUp", after: { plate, at, found } });
      return { answer, supplier };
    },
  );
}
