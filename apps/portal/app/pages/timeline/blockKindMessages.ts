import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { BlockKind } from "@sayara/domain/block/BlockKind";
import type { Unknown } from "@sayara/domain/validation/newerValues";

/** Names of the kinds of blocks. */
export const blockKindMessages: Record<BlockKind | Unknown, MessageDescriptor> = {
  walkIn: msg`Walk-in rental`,
  workshop: msg`Workshop`,
  ownUse: msg`Own use`,
  closed: msg`Closed`,
  imported: msg`Other calendar`,
  unknown: msg`Blocked`,
};
