import type { MessageDescriptor } from "@lingui/core";

/** Messages of a list's pagination links and loading state. */
export const paginationMessages = {
  page: /*i18n*/ { id: "component.page", message: "Page {page}" },
  previousPage: /*i18n*/ { id: "component.previousPage", message: "Previous page" },
  nextPage: /*i18n*/ { id: "component.nextPage", message: "Next page" },
  pagination: /*i18n*/ { id: "component.pagination", message: "Pages" },
  loading: /*i18n*/ { id: "component.loading", message: "Loading…" },
} satisfies Record<string, MessageDescriptor>;
