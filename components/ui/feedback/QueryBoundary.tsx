"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import { isMissing } from "@/lib/platform/browser/api/api-error";
import { ErrorState } from "./ErrorState";
import { useDeferredMount } from "@/lib/platform/browser/loading/use-deferred-mount";

type Props<T> = {
  query: UseQueryResult<T>;
  loading: React.ReactNode;
  isEmpty?: (data: T) => boolean;
  empty?: React.ReactNode;
  errorTitle?: string;
  /** "h1" when the page has no heading without the data. */
  errorLevel?: "h1" | "h2";
  /** Replaces the error when the resource does not exist or the URL holds no valid id. */
  notFound?: React.ReactNode;
  children: (data: T) => React.ReactNode;
};

/** The states of a query: loading, error, empty, data. Stale data stays on screen during a refetch. */
export function QueryBoundary<T>({
  query,
  loading,
  isEmpty,
  empty,
  errorTitle,
  errorLevel,
  notFound,
  children,
}: Props<T>) {
  const isDrawn = useDeferredMount(query.data !== undefined);
  if (query.data !== undefined) {
    if (!isDrawn) return loading;
    return isEmpty?.(query.data) ? empty : children(query.data);
  }
  if (notFound && isMissing(query.error)) return notFound;
  if (query.isError)
    return (
      <ErrorState
        title={errorTitle}
        headingLevel={errorLevel}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  return loading;
}
