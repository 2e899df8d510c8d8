import { notFound } from "next/navigation";

// Addresses that no other page answers get our own "not found" inside of the frame.
export default function UnknownPage() {
  notFound();
}
