import { Trans } from "@lingui/react/macro";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Link } from "@sayara/ui/Link/Link";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router";
import { container } from "@sayara/frontend/layout/container.css";
import { ListingFilter } from "./ListingFilter.tsx";
import { ListingPages } from "@sayara/frontend/listing/ListingPages";
import { type ListingRequest, listingAddress } from "@sayara/frontend/listing/ListingRequest";
import * as styles from "./Listing.css.ts";

interface ListingProps {
  title: ReactNode;
  introduction: ReactNode;
  /** Path of the page, without query. */
  path: string;
  request: ListingRequest;
  filterLabel: string;
  /** Number of entries on all pages; null if the API did not respond. */
  total: number | null;
  /** Number of entries on this page. */
  shown: number;
  /** For example "48 places". */
  countLabel: ReactNode;
  /** Shown if nothing matches the filter: "No place of that name". */
  emptyLabel: ReactNode;
  children: ReactNode;
}

/**
 * Page that lists all places or all agencies: title, filter by name, entries, page links. Works without
 * JavaScript.
 */
export function Listing({ title, introduction, path, request, filterLabel, ...list }: ListingProps) {
  const { total, shown, countLabel, emptyLabel, children } = list;
  const isFiltered = request.s !== "";
  return (
    <Stack gap="xl" className={`${container} ${styles.page}`}>
      <Stack as="header" gap="xs">
        <Heading level={1}>{title}</Heading>
        <Text tone="muted" measure>
          {introduction}
        </Text>
      </Stack>
      <ListingFilter path={path} keyword={request.s} label={filterLabel} />
      {total === null ? (
        <Notice
          tone="error"
          announce="assertive"
          title={<Trans>The list could not be loaded</Trans>}
          actions={
            <LinkButton render={<RouterLink to={listingAddress(path, request)} reloadDocument />}>
              <Trans>Try again</Trans>
            </LinkButton>
          }
        >
          <Trans>Your search is kept.</Trans>
        </Notice>
      ) : (
        <>
          {shown > 0 ? (
            <Stack gap="lg">
              <Text tone="muted" size="sm">
                {countLabel}
                {isFiltered && (
                  <>
                    {" · "}
                    <Link render={<RouterLink to={path} />}>
                      <Trans>Show all</Trans>
                    </Link>
                  </>
                )}
              </Text>
              {children}
            </Stack>
          ) : (
            <Notice
              title={total === 0 ? emptyLabel : <Trans>The list has no such page</Trans>}
              actions={
                <LinkButton
                  render={
                    <RouterLink to={total === 0 ? path : listingAddress(path, { ...request, page: 1 })} />
                  }
                >
                  {total === 0 ? <Trans>Show all</Trans> : <Trans>Go to the first page</Trans>}
                </LinkButton>
              }
            />
          )}
          <ListingPages path={path} request={request} total={total} />
        </>
      )}
    </Stack>
  );
}
