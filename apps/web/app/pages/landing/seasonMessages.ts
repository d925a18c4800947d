import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { SeasonName, sizes } from "./seasonPrices.ts";

/** Names of the seasons and their months. */
export const seasonMessages: Record<SeasonName, { name: MessageDescriptor; months: MessageDescriptor }> = {
  winter: { name: msg`Winter`, months: msg`November to March` },
  spring: { name: msg`Spring`, months: msg`April and May` },
  summer: { name: msg`Summer`, months: msg`June to September` },
  autumn: { name: msg`Autumn`, months: msg`October` },
};

/** Typical models of each size. */
export const modelMessages: Record<(typeof sizes)[number], MessageDescriptor> = {
  mini: msg`Picanto, i10`,
  midi: msg`Clio, Symbol`,
  maxi: msg`SUVs, seven seats`,
};
