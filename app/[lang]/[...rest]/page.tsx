import { notFound } from "next/navigation";

// Catch-all route: unknown URLs get the product's own not-found page.
export default function UnknownPage() {
  notFound();
}
