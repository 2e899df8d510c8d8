"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import { ApiError } from "@/lib/platform/browser/api-error";
import { ErrorState } from "./ErrorState";

type Props<T> = {
  query: UseQueryResult<T>;
  loading: React.ReactNode;
  isEmpty?: (data: T) => boolean;
  empty?: React.ReactNode;
  errorTitle?: string;
  /** Instead of the error when the API says 404. */
  notFound?: React.ReactNode;
  children: (data: T) => React.ReactNode;
};

/** The states of everything that is fetched: on its way, failed, empty, there. What is there stays while it renews. */
export function QueryBoundary<T>({
  query,
  loading,
  isEmpty,
  empty,
  errorTitle,
  notFound,
  children,
}: Props<T>) {
  if (query.data !== undefined) return isEmpty?.(query.data) ? empty : children(query.data);
  const isMissing = query.error instanceof ApiError && query.error.status === 404;
  if (isMissing && notFound) return notFound;
  if (query.isError)
    return <ErrorState title={errorTitle} error={query.error} onRetry={() => void query.refetch()} />;
  return loading;
}
