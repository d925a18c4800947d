import { Trans, useLingui } from "@lingui/react/macro";
import type { BlockCollision } from "@sayara/api-client/contract/suppliers/BlockRefusal";
import type { TimelineCar } from "@sayara/api-client/contract/suppliers/supplierTimeline";
import type { Block } from "@sayara/domain/block/Block";
import { enteredBlockKinds } from "@sayara/domain/block/BlockKind";
import { MAX_BLOCK_WEEKS } from "@sayara/domain/config/businessDefaults";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import { ErrorSummary } from "@sayara/frontend/form/ErrorSummary";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { useFields } from "@sayara/frontend/form/useFields";
import { useForm } from "@sayara/frontend/form/useForm";
import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { bookingPath } from "@sayara/frontend/rental/bookingPath";
import { dialogMessages } from "@sayara/i18n/components/dialogMessages";
import { Button } from "@sayara/ui/Button/Button";
import { Dialog } from "@sayara/ui/Dialog/Dialog";
import { Link as UiLink } from "@sayara/ui/Link/Link";
import { Notice } from "@sayara/ui/Notice/Notice";
import { SelectField } from "@sayara/ui/SelectField/SelectField";
import { Stack } from "@sayara/ui/Stack/Stack";
import { TextArea } from "@sayara/ui/TextArea/TextArea";
import { TextField } from "@sayara/ui/TextField/TextField";
import { useId, useState } from "react";
import { Link } from "react-router";
import { blockKindMessages } from "./blockKindMessages.ts";
import type { BlockValues } from "./BlockValues.ts";

/** The block in the dialog. Null for a new one. */
export interface EditedBlock {
  block: Block | null;
  start: BlockValues;
  /** The refusal of a drag that opened the dialog. */
  problem?: FormProblem | null;
}

interface BlockDialogProps {
  edited: EditedBlock;
  cars: readonly Pick<TimelineCar, "id" | "name" | "plate">[];
  onClose: () => void;
}

/** Dialog that adds a block, changes or deletes one, or moves it to other dates or another car. */
export function BlockDialog({
  edited: { block, start, problem: earlier = null },
  cars,
  onClose,
}: BlockDialogProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [kind, setKind] = useState(start.kind);
  const form = useForm<BlockValues>({
    start,
    loadCheck: async () => (await import("./Timeline.action.ts")).checkBlock,
    onChange: (name, values) => name === "kind" && setKind(values.kind),
    onDone: onClose,
  });
  const deletion = useSubmission({ onDone: onClose });
  const labels = {
    kind: t`Kind`,
    car: t`Car`,
    from: t`From`,
    to: t`To`,
    customer: t`Customer`,
    phone: t`Phone`,
    price: t`Agreed price (DT)`,
    contractNumber: t`Contract number`,
    note: t`Note`,
    weeks: t`Repeat`,
  };
  const field = useFields(form, labels);
  const problem = form.problem ?? deletion.problem ?? (form.isSending ? null : earlier);
  const collision = problem?.kind === "refused" ? problem.collision : undefined;
  const remove = (andLater: boolean) => {
    if (block === null) return;
    const data = new FormData();
    for (const [key, value] of Object.entries({
      intent: "delete",
      id: block.id,
      version: String(block.version),
      andLater: String(andLater),
    }))
      data.set(key, value);
    deletion.send(data);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !form.isSending && onClose()}
      title={block === null ? t`Block days` : i18n._(blockKindMessages[block.kind])}
      closeLabel={i18n._(dialogMessages.close)}
      footer={
        <>
          {block !== null && (
            <Button
              tone="danger"
              onClick={() => remove(false)}
              working={deletion.isSending && t`One moment…`}
            >
              <Trans>Delete</Trans>
            </Button>
          )}
          {block !== null && block.seriesId !== null && (
            <Button tone="neutral" onClick={() => remove(true)}>
              <Trans>Delete with the later weeks</Trans>
            </Button>
          )}
          <Button type="submit" form={id} working={form.isSending && t`One moment…`}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <form {...form.props} id={id}>
        {block !== null && (
          <>
            <input type="hidden" name="id" value={block.id} />
            <input type="hidden" name="version" value={block.version} />
          </>
        )}
        <Stack>
          {collision === undefined ? (
            <ProblemNotice problem={problem} />
          ) : (
            <Notice
              tone="error"
              actions={
                collision.bookingId !== undefined && (
                  // A new tab keeps the input here.
                  <UiLink render={<Link to={bookingPath({ id: collision.bookingId })} target="_blank" />}>
                    <Trans>Open the booking (opens in a new tab)</Trans>
                  </UiLink>
                )
              }
            >
              <CollisionText collision={collision} />
            </Notice>
          )}
          <ErrorSummary errors={form.errors} labels={labels} />
          <SelectField {...field.text("kind")}>
            {enteredBlockKinds.map((each) => (
              <option key={each} value={each}>
                {i18n._(blockKindMessages[each])}
              </option>
            ))}
          </SelectField>
          <SelectField {...field.text("car")}>
            {cars.map((car) => (
              <option key={car.id} value={car.id}>
                {[car.name, car.plate].filter(Boolean).join(" · ")}
              </option>
            ))}
          </SelectField>
          <TextField {...field.text("from")} type="datetime-local" required />
          <TextField {...field.text("to")} type="datetime-local" required />
          {kind === "walkIn" && (
            <>
              <TextField {...field.text("customer")} required maxLength={100} />
              <TextField {...field.text("phone")} type="tel" />
              <TextField {...field.text("price")} inputMode="decimal" />
              <TextField {...field.text("contractNumber")} maxLength={50} />
            </>
          )}
          <TextArea {...field.text("note")} maxLength={500} />
          {block === null && (
            <SelectField {...field.text("weeks")}>
              {Array.from({ length: MAX_BLOCK_WEEKS }, (_, index) => String(index + 1)).map((weeks) => (
                <option key={weeks} value={weeks}>
                  {weeks === "1" ? t`Once` : t`${weeks} weeks in a row`}
                </option>
              ))}
            </SelectField>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}

/** Names the booking or block that collides, and when the car is free again. */
function CollisionText({ collision }: { collision: BlockCollision }) {
  const { i18n } = useLingui();
  const formats = useFormats();
  const [from, to, free] = [collision.from, collision.to, collision.freeFrom].map((at) =>
    formats.dateTime(new Date(at)),
  );
  const { kind, reference } = collision;
  if (kind === "booking")
    return (
      <Trans>
        Booking {reference} has the car from {from} to {to}. The car is free again from {free}.
      </Trans>
    );
  const name = i18n._(blockKindMessages[kind]);
  return (
    <Trans>
      The car is blocked from {from} to {to}: {name}. It is free again from {free}.
    </Trans>
  );
}
