import type { Viewport } from "next";

// The keyboard of a phone shrinks the conversation instead of lying over its newest message.
export const viewport: Viewport = { interactiveWidget: "resizes-content" };

export default function ChatLayout({ children }: { children: React.ReactNode }) {
  return children;
}
